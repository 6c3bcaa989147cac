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
} as const;
