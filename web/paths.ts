/** The address of every page, as the specification's route table gives them. */
export const paths = {
  home: '/',
  leaderboard: '/leaderboard',
  creator: '/creator',
  admin: '/admin',
  monitoring: '/monitoring',
  developers: '/developers',
  developersPortal: '/developers/portal',
  developersKeys: '/developers/keys',
  developersSubscription: '/developers/subscription',
  // Not of the specification: a site that keeps data about people says which.
  privacy: '/privacy',
  terms: '/terms',
} as const;
