/** The address of every page, as the specification's route table gives them. */
export const paths = {
  home: '/',
  leaderboard: '/leaderboard',
  // Not of the specification: every closed week has a page.
  weeks: '/weeks',
  week: '/weeks/:week',
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

/** The address of a closed week's page; `week` is the date of its Sunday. */
export function weekPath(week: string): string {
  return paths.week.replace(':week', week);
}
