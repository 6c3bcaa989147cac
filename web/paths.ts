/** The address of every page (docs/spec/site.md#2-routes). */
export const paths = {
  home: '/',
  leaderboard: '/leaderboard',
  weeks: '/weeks',
  // The policies by which weeks share their pool.
  rules: '/weeks/rules',
  week: '/weeks/:week',
  hunts: '/hunts',
  hunt: '/hunts/:id',
  creator: '/creator',
  creatorPage: '/creator/:username',
  admin: '/admin',
  monitoring: '/monitoring',
  developers: '/developers',
  developersPortal: '/developers/portal',
  developersKeys: '/developers/keys',
  developersSubscription: '/developers/subscription',
  developersInvoice: '/developers/subscription/invoices/:id',
  // The page on which members revoke the permissions of apps.
  apps: '/apps',
  privacy: '/privacy',
  terms: '/terms',
  // Only in a demo: its chats, and the pages of its chain.
  try: '/try',
  tryChain: '/try/chain',
  tryTransaction: '/try/tx/:txid',
  tryBlock: '/try/block/:height',
  tryAddress: '/try/address/:address',
} as const;
