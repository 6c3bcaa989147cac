/** The most shares of others that a member can object to in a week. */
export const MOST_OBJECTIONS_A_WEEK = 3;

/** The longest reason of an objection, and the longest answer to it, in characters. */
export const OBJECTION_MAX_LENGTH = 500;
