/** The groups of settings, in the order of the screen. */
export const SETTING_GROUPS = [
  {
    id: 'links',
    title: 'Links',
    hint: 'Where the site leads people: https addresses. An empty one is left out.',
  },
] as const;
