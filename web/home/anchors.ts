/** The features' section, where 'Discover Features' leads. */
export const FEATURES_ID = 'features';
