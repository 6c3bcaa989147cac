/** The audit log's name for the person who runs commands and writes the settings. */
export const OPERATOR = 'operator';
