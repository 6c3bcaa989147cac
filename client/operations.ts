// Generated from the contract by `npm run client`; changes here are lost.

import type { CallOptions } from './options.ts';

/** Method and path of every call. */
export const OPERATIONS = {
  getStats: { method: 'GET', path: '/api/stats', auth: 'none' },
  getLeaderboard: { method: 'GET', path: '/api/leaderboard', auth: 'none' },
  getMemberPage: { method: 'GET', path: '/api/members/{id}', auth: 'none' },
  getHunts: { method: 'GET', path: '/api/hunts', auth: 'none' },
  getHunt: { method: 'GET', path: '/api/hunts/{id}', auth: 'none' },
  getHuntLog: { method: 'GET', path: '/api/hunts/{id}/log', auth: 'none' },
  getPointsSystem: { method: 'GET', path: '/api/activity-points-system', auth: 'none' },
  getCurrentWeekSummary: {
    method: 'GET',
    path: '/api/weekly-rewards/current-week-summary',
    auth: 'none',
  },
  getSystemStatus: { method: 'GET', path: '/api/weekly-rewards/system-status', auth: 'none' },
  getDistributionHistory: {
    method: 'GET',
    path: '/api/weekly-rewards/distribution-history',
    auth: 'none',
  },
  getPolicies: { method: 'GET', path: '/api/weekly-rewards/policies', auth: 'none' },
  getWeeks: { method: 'GET', path: '/api/weekly-rewards/weeks', auth: 'none' },
  getWeek: { method: 'GET', path: '/api/weekly-rewards/weeks/{week}', auth: 'none' },
  getWeekJson: { method: 'GET', path: '/api/weekly-rewards/weeks/{week}/json', auth: 'none' },
  getWeekTransactions: {
    method: 'GET',
    path: '/api/weekly-rewards/weeks/{week}/transactions',
    auth: 'none',
  },
  getWeekLog: { method: 'GET', path: '/api/weekly-rewards/weeks/{week}/log', auth: 'none' },
  getWeekFairness: { method: 'GET', path: '/api/weekly-rewards/fairness', auth: 'none' },
  getUptime: { method: 'GET', path: '/api/monitoring/uptime', auth: 'none' },
  getHealth: { method: 'GET', path: '/api/health', auth: 'none' },
  getPaymentMethods: { method: 'GET', path: '/api/developer/payment-methods', auth: 'none' },
  getKey: { method: 'GET', path: '/api/v1/key', auth: 'key' },
  getDeveloperStatistics: { method: 'GET', path: '/api/developer/statistics', auth: 'none' },
  getCreatorContent: { method: 'GET', path: '/api/creator/content', auth: 'none' },
  getCreatorProfile: { method: 'GET', path: '/api/creator/profiles/{username}', auth: 'none' },
  getV1Profile: { method: 'GET', path: '/api/v1/profile', auth: 'key' },
  getV1Balance: { method: 'GET', path: '/api/v1/balance', auth: 'key' },
  getV1Transactions: { method: 'GET', path: '/api/v1/transactions', auth: 'key' },
  getV1Price: { method: 'GET', path: '/api/v1/price', auth: 'key' },
  getV1Leaderboard: { method: 'GET', path: '/api/v1/leaderboard', auth: 'key' },
  postV1Consent: { method: 'POST', path: '/api/v1/consents', auth: 'key' },
  getV1Consent: { method: 'GET', path: '/api/v1/consents', auth: 'key' },
  postV1PaymentRequest: { method: 'POST', path: '/api/v1/payment-requests', auth: 'key' },
  getV1PaymentRequests: { method: 'GET', path: '/api/v1/payment-requests', auth: 'key' },
  getV1PaymentRequest: { method: 'GET', path: '/api/v1/payment-requests/{id}', auth: 'key' },
  cancelV1PaymentRequest: {
    method: 'POST',
    path: '/api/v1/payment-requests/{id}/cancel',
    auth: 'key',
  },
  postV1Notification: { method: 'POST', path: '/api/v1/notifications', auth: 'key' },
  postV1Escrow: { method: 'POST', path: '/api/v1/escrows', auth: 'key' },
  getV1Escrows: { method: 'GET', path: '/api/v1/escrows', auth: 'key' },
  getV1Escrow: { method: 'GET', path: '/api/v1/escrows/{id}', auth: 'key' },
  fundV1Escrow: { method: 'POST', path: '/api/v1/escrows/{id}/fund', auth: 'key' },
  releaseV1Escrow: { method: 'POST', path: '/api/v1/escrows/{id}/release', auth: 'key' },
  refundV1Escrow: { method: 'POST', path: '/api/v1/escrows/{id}/refund', auth: 'key' },
  disputeV1Escrow: { method: 'POST', path: '/api/v1/escrows/{id}/dispute', auth: 'key' },
  signV1Escrow: { method: 'POST', path: '/api/v1/escrows/{id}/signatures', auth: 'key' },
  getWallet: { method: 'GET', path: '/api/wallet', auth: 'none' },
} as const;

export type ActivityRule = {
  action: string;
  points: number;
  type: 'one_time' | 'daily' | 'unlimited';
  description: string;
  category: 'setup' | 'daily' | 'transaction' | 'content';
};

export type AppPermission =
  | 'wallet_read'
  | 'wallet_write'
  | 'user_profile'
  | 'transactions'
  | 'price_data'
  | 'leaderboard';

export type AppStatus = 'sandbox' | 'production';

export type AskConsentBody = { member: string; permissions: KeyPermission[] };

export type BackupHealth = {
  configured: boolean;
  status: PartStatus;
  newestAt: string | null;
  ageSeconds: number | null;
};

export type Balance = {
  address: string | null;
  confirmed: string | null;
  unconfirmed: string | null;
};

export type BoardHealth = { status: PartStatus; loading: boolean };

export type ChainHealth = {
  configured: boolean;
  status: PartStatus;
  height: number | null;
  sourceHeight: number | null;
  readAt: string | null;
  halted: boolean | null;
};

export type ClockHealth = { status: PartStatus; problem: string | null };

export type ClosedWeek = {
  week: string;
  isProvisional: boolean;
  distributionAt: string;
  totalDistributed: string;
  totalRecipients: number;
  carriedIn: string;
  carriedOut: string;
};

export type ClueKind = 'answer' | 'link' | 'tip';

export type CluePicture = { description: string; hash: string; height: number; width: number };

export type CoinChain = {
  genesisHash: string;
  pubKeyHash: number;
  scriptHash: number;
  otherScriptHashes: number[];
  wif: number;
  bech32: string | null;
  extendedKeys: ExtendedKeyVersions;
  otherExtendedKeys: ExtendedKeyVersions[];
  payable: ('p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr')[];
};

export type CoinChains = {
  main: CoinChain | null;
  test: CoinChain | null;
  regtest: CoinChain | null;
};

export type CoinConfirmations = { counted: number; deep: number };

export type CoinDescription = {
  name: string;
  code: string;
  sign: string;
  uriScheme: string;
  decimals: 8;
  bip44: number;
  messagePrefix: string;
  dustUnits: string;
  feePerKilobyte: CoinFees;
  droppedChangeUnits: string;
  blockIntervalMs: number;
  confirmations: CoinConfirmations;
  networks: CoinChains;
};

export type CoinFees = { least: string; usual: string };

export type Consent = {
  member: string;
  permission: KeyPermission;
  state: 'allowed' | 'asked' | 'declined' | 'none';
  since: string | null;
  answerBy: string | null;
};

export type Consents = { data: Consent[] };

export type ContentAuthor = {
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  pirateRank: string | null;
};

export type ContentTypeConfig = { displayName: string };

export type ContentTypeInfo = {
  id: string;
  displayName: string;
  minPoints: number;
  maxPoints: number;
  defaultPoints: number;
  description: string;
  pointRange: string;
};

export type ContentTypeName = { id: string; displayName: string };

export type CountAll = { kind: 'all' };

export type CountBacked = {
  kind: 'backed';
  leastTip: string;
  pointsPerBacker: number;
  tippedWithinWeeks: number;
  seenForWeeks: number;
  activeWeeks: number;
  activePoints: number;
  founders: string[];
  highestShareWhileYoung: number;
  newcomers?: Newcomers;
};

export type CreateEscrowBody = {
  buyer: string;
  seller: string;
  amount: string;
  description: string;
  buyerKey: string;
  sellerKey: string;
  refundAddress: string;
  payoutAddress: string;
};

export type CreatePaymentRequestBody = {
  member: string;
  amount: string;
  memo?: string;
  address?: string;
  expiresAt?: string;
};

export type CreatorContent = {
  id: string;
  userId: string;
  contentType: string;
  contentTypeConfig: ContentTypeConfig;
  title: string | null;
  description: string | null;
  url: string | null;
  host: string | null;
  pointsAwarded: number;
  submittedAt: string;
  user: ContentAuthor;
};

export type CreatorProfile = {
  username: string;
  displayName: string;
  profileLinkUrl: string | null;
  twitterHandle: string | null;
  twitterVerified: boolean;
  isAdmin: boolean;
  pirateRank: string;
  totalLifetimePoints: number;
  position: number;
  accountCreatedAt: string;
  totals: CreatorTotals;
  submissions: CreatorContent[];
  pagination: Pagination;
};

export type CreatorTotals = { totalContent: number; totalPoints: number };

export type DatabaseHealth = {
  status: PartStatus;
  latencyMs: number | null;
  problem: DatabaseProblem | null;
  checking: boolean;
};

export type DatabaseProblem = 'no_answer' | 'read_only' | 'disk_full' | 'busy';

export type DatedPolicy = { fromWeek: string; hash: string; setAt: string; policy: Policy };

export type DeveloperStatistics = {
  endpoints: number;
  members: number;
  productionApps: number;
  webhooksDelivered: number;
  uptimePercent: number | null;
};

export type DisplayType = 'firstName' | 'username' | 'other';

export type DisputeEscrowBody = { reason: string };

export type Distribution = {
  week: string;
  totalDistributed: string;
  totalRecipients: number;
  distributedAt: string | null;
  isProvisional: boolean;
  explorerUrl: string | null;
};

export type DistributionHistory = Distribution[];

export type EarlierResult = { resultHash: string; closedAt: string; reopenedAt: string };

export type EmptyBody = Record<string, never>;

export type Escrow = {
  id: string;
  state: EscrowState;
  buyer: string;
  seller: string;
  amount: string;
  deposit: string;
  description: string;
  buyerConfirmed: boolean;
  sellerConfirmed: boolean;
  address: string | null;
  redeemScript: string | null;
  operatorKey: string | null;
  funded: string;
  dispute: string | null;
  decision: EscrowDirection | null;
  psbt: string | null;
  signatures: number;
  txid: string | null;
  createdAt: string;
  confirmBy: string;
};

export type EscrowDirection = 'release' | 'refund';

export type EscrowPage = { data: Escrow[]; nextCursor: string | null };

export type EscrowState =
  | 'awaiting_keys'
  | 'funding'
  | 'funded'
  | 'disputed'
  | 'releasing'
  | 'refunding'
  | 'released'
  | 'refunded'
  | 'declined'
  | 'expired'
  | 'spent_elsewhere';

export type ExtendedKeyVersions = { public: number; private: number };

export type Hunt = {
  id: string;
  title: string;
  status: HuntStatus;
  winners: HuntWinners;
  startsAt: string;
  endsAt: string;
  clues: number;
  players: number;
  finishers: number;
  coins: string;
  story: string;
  memberDays: number;
  leastPoints: number;
  leastShares: number;
  finisherPoints: number;
  badge: string | null;
  prizes: HuntPrize[];
  atClue: number[];
  winnerList: HuntWinner[];
  cancelReason: string | null;
  proof: HuntProof;
  openedClues: OpenedClue[];
};

export type HuntPrize = { place: number; amount: string; points: number };

export type HuntProof = {
  rulesText: string;
  rulesHash: string;
  announcedAt: string;
  listText: string | null;
  listHash: string | null;
  listedAt: string | null;
  beaconHeight: number | null;
  beaconHash: string | null;
  drawsAfter: number;
};

export type HuntStatus = 'upcoming' | 'running' | 'ended' | 'settled' | 'cancelled';

export type HuntSummary = {
  id: string;
  title: string;
  status: HuntStatus;
  winners: HuntWinners;
  startsAt: string;
  endsAt: string;
  clues: number;
  players: number;
  finishers: number;
  coins: string;
};

export type HuntWinner = {
  place: number;
  member: number;
  displayName: string | null;
  displayType: DisplayType | null;
  userId: string | null;
  amount: string;
  points: number;
  payment: 'none' | 'waits' | 'sent' | 'paid' | 'banned' | 'no_address';
  explorerUrl: string | null;
};

export type HuntWinners = 'first' | 'draw';

export type Hunts = { hunts: HuntSummary[] };

export type JobHealth = {
  name: string;
  late: boolean;
  failed: boolean;
  lastRunAt: string | null;
  lastSuccessAt: string | null;
  lastDurationMs: number | null;
};

export type JobsHealth = { status: PartStatus; list: JobHealth[] };

export type KeyApp = {
  id: string;
  name: string | null;
  status: AppStatus;
  permissions: AppPermission[];
};

export type KeyInfo = {
  name: string;
  permissions: KeyPermission[];
  app: KeyApp | null;
  plan: TierId | null;
  minute: MinuteQuota;
  month: MonthQuota;
};

export type KeyPermission =
  | 'read_balance'
  | 'read_history'
  | 'request_payments'
  | 'send_notifications'
  | 'access_profile'
  | 'manage_escrow';

export type Language = 'en' | 'de' | 'es' | 'ru' | 'ar' | 'id';

export type Leaderboard = {
  leaderboard: LeaderboardEntry[];
  totalRewardsDistributed: string;
  totalRewardsPaid: string | null;
  pagination: LeaderboardPagination;
  searchTerm: string;
  sortBy: SortBy;
  lastUpdated: string | null;
};

export type LeaderboardEntry = {
  userId: string;
  rank: number;
  displayName: string;
  displayType: DisplayType;
  username: string | null;
  profileLinkUrl: string | null;
  isAdmin: boolean;
  pirateRank: string;
  twitterVerified: boolean;
  twitterHandle: string | null;
  totalLifetimePoints: number;
  weeklyActivityPoints: number;
  countedPoints: number | null;
  lastWeekPlace: number | null;
  totalLifetimeEarnings: string;
  totalLifetimeEarningsUSD: string | null;
  totalTipped: string;
  totalTippedUSD: string | null;
  totalReceived: string;
  totalReceivedUSD: string | null;
  tipCount: number;
  receivedCount: number;
  accountCreatedAt: string;
  accountAgeDays: number;
  isEligible: boolean;
  pointsNeeded: number;
  minActivityThreshold: number;
};

export type LeaderboardPagination = {
  currentPage: number;
  limit: number;
  totalPages: number;
  totalEntries: number;
  hasPreviousPage: boolean;
  hasNextPage: boolean;
};

export type LogRecord = { index: number; text: string; proof: string[] };

export type LogRecords = { checkpoint: string | null; records: LogRecord[] };

export type MemberContent = { items: number; points: number };

export type MemberPage = {
  userId: string;
  displayName: string;
  displayType: DisplayType;
  username: string | null;
  profileLinkUrl: string | null;
  twitterHandle: string | null;
  twitterVerified: boolean;
  isAdmin: boolean;
  pirateRank: string;
  totalLifetimePoints: number;
  position: number;
  accountCreatedAt: string;
  totalTipped: string;
  tipCount: number;
  totalReceived: string;
  receivedCount: number;
  totalLifetimeEarnings: string;
  content: MemberContent;
  badges: string[];
  sharedWeeks: number;
  weeks: SharedWeek[];
};

export type MinuteQuota = { limit: number; used: number; remaining: number; resetsAt: string };

export type MonthQuota = {
  limit: number | null;
  used: number;
  remaining: number | null;
  resetsAt: string;
};

export type Newcomers = { seenWithinWeeks: number; points: number; highestShare: number };

export type Notification = {
  id: string;
  member: string;
  status: 'sent' | 'waiting' | 'unreachable' | 'refused' | 'unclear';
};

export type OpenedClue = {
  number: number;
  kind: ClueKind;
  text: string;
  place: string | null;
  hint: string | null;
  hintAfterMinutes: number | null;
  salt: string;
  answers: string[];
  payee: number | null;
  picture?: CluePicture;
};

export type Pagination = { total: number; page: number; totalPages: number };

export type PartStatus = 'ok' | 'warning' | 'failing' | 'off' | 'unknown';

export type PartUptime = { part: UptimePart; percent: number; days: UptimeDay[] };

export type PaymentMethods = {
  card: boolean;
  coin: boolean;
  cardReason: string | null;
  coinReason: string | null;
  arrangement: boolean;
  checkoutOrigin: string | null;
  freeRequests: number;
};

export type PaymentRequest = {
  id: string;
  member: string;
  state: PaymentRequestState;
  amount: string;
  amountDue: string;
  address: string;
  memo: string;
  createdAt: string;
  expiresAt: string;
  txid: string | null;
  confirmations: number;
  confirmationsNeeded: number;
  paidAt: string | null;
  late: boolean;
};

export type PaymentRequestPage = { data: PaymentRequest[]; nextCursor: string | null };

export type PaymentRequestState = 'asked' | 'declined' | 'seen' | 'paid' | 'expired' | 'cancelled';

export type PirateRankInfo = {
  rank: string;
  minPoints: number;
  maxPoints?: number;
  color: string;
  pointsRange: string;
};

export type PointsSystem = {
  dailyActivityCap: number;
  dailyTipPointsCap: number;
  totalSetupPoints: number;
  leastTip?: string;
  rules: ActivityRule[];
  contentTypes: ContentTypeInfo[];
  pirateRanks: PirateRankInfo[];
};

export type Policy = {
  version: 1;
  name: string;
  weeklyPool: string;
  balancePart?: number;
  minActivityThreshold: number;
  highestShare: number;
  counting: CountAll | CountBacked;
  points?: PolicyPoints;
};

export type PolicyActivities = {
  account_created?: number;
  primary_address_set?: number;
  staking_address_set?: number;
  twitter_set?: number;
  first_tip?: number;
  first_send?: number;
  gm?: number;
  faucet?: number;
  tip?: number;
  send?: number;
};

export type PolicyList = { week: string; settings: PolicySettings; policies: DatedPolicy[] };

export type PolicyPoints = {
  leastTip: string;
  activities: PolicyActivities;
  dailyActivityCap: number;
  dailyTipPointsCap: number;
  mostHuntPoints?: number;
};

export type PolicySettings = { weeklyPool: string; minActivityThreshold: number };

export type PoolEstimate = { balancePart: number; mostPool: string; lookedAt: string | null };

export type PoolHealth = { status: PartStatus; state: PoolState; week: string | null };

export type PoolState = 'no_wallet' | 'waits' | 'unread' | 'read' | 'not_yet';

export type Price = { coin: string; usd: string };

export type PriceHealth = {
  configured: boolean;
  status: PartStatus;
  takenAt: string | null;
  ageSeconds: number | null;
};

export type Profile = {
  id: string;
  username: string | null;
  displayName: string;
  rank: string;
  lifetimePoints: number;
  joinedAt: string;
};

export type RunningHunt = { id: string; title: string; endsAt: string };

export type SendNotificationBody = { member: string; text: string };

export type ShareStatus =
  | 'owed'
  | 'held'
  | 'paying'
  | 'sent'
  | 'paid'
  | 'failed'
  | 'settled'
  | 'withheld';

export type ShareStatusTotal = { status: ShareStatus; members: number; amount: string };

export type SharedWeek = { week: string; place: number; points: number; share: string };

export type Showcase = {
  submissions: CreatorContent[];
  contentTypes: ContentTypeName[];
  pagination: Pagination;
  totals: ShowcaseTotals;
};

export type ShowcaseSort = 'recent' | 'points' | 'creator';

export type ShowcaseTotals = { totalContent: number; activeCreators: number; totalPoints: number };

export type SignEscrowBody = { psbt: string };

export type SortBy =
  | 'totalTipped'
  | 'totalReceived'
  | 'totalLifetimeEarnings'
  | 'totalLifetimePoints'
  | 'weeklyActivityPoints'
  | 'username';

export type Stats = {
  totalVolume: string;
  totalTips: number;
  totalMembers: number;
  lastUpdated: string | null;
};

export type Surface = 'full' | 'community';

export type SystemHealth = {
  healthy: boolean;
  checkedAt: string;
  database: DatabaseHealth;
  board: BoardHealth;
  jobs: JobsHealth;
  clock: ClockHealth;
  updates: UpdatesHealth;
  wallet: WalletHealth;
  pool?: PoolHealth;
  chain: ChainHealth;
  price: PriceHealth;
  backup: BackupHealth;
  witnesses: WitnessesHealth;
};

export type SystemStatus = {
  systemHealthy: boolean;
  systemEnabled: boolean;
  walletConfigured: boolean;
  recentSnapshots: number;
  recentDistributions: number;
  weeklyRewardPool: string;
  poolEstimate?: PoolEstimate;
  minActivityThreshold: number;
  nextSnapshot: string;
  nextDistribution: string;
  hunt?: RunningHunt;
};

export type TierId = 'starter' | 'pro' | 'enterprise';

export type Transaction = {
  id: string;
  type: TransactionType;
  at: string;
  amount: string | null;
  direction: 'in' | 'out';
  txid: string | null;
};

export type TransactionPage = { data: Transaction[]; nextCursor: string | null };

export type TransactionType = 'tip_sent' | 'tip_received' | 'send' | 'faucet' | 'weekly_reward';

export type UpdatesHealth = { status: PartStatus; problem: UpdatesProblem | null };

export type UpdatesProblem = 'webhook' | 'other_reader';

export type UptimeDay = { day: string; up: number; degraded: number; down: number };

export type UptimePart =
  | 'site'
  | 'database'
  | 'jobs'
  | 'telegram'
  | 'wallet'
  | 'payouts'
  | 'chain_index';

export type UptimeRecord = { recordedAt: string | null; lastDay: string; parts: PartUptime[] };

export type WalletHealth = {
  configured: boolean;
  status: PartStatus;
  reachable: boolean | null;
  syncing: boolean | null;
  height: number | null;
  tipAt: string | null;
  coversOwed: boolean | null;
  paymentsStopped: boolean | null;
};

export type WalletInstance = {
  network: 'main' | 'test' | 'regtest';
  coin: CoinDescription;
  coinProved: boolean;
  language: Language;
  siteName: string;
  coinCode: string;
  coinSymbol: string;
  coinUriScheme: string;
  usdPrice: string | null;
  styleSheet: string | null;
  explorerTransaction: string | null;
  demo: boolean;
  botUsername: string | null;
  readsChain: boolean;
  member: WalletMember | null;
};

export type WalletMember = {
  telegramId: string;
  displayName: string;
  primaryAddress: string | null;
  isProved: boolean;
  heldUntil: string | null;
};

export type WeekBalance = {
  balancePart: number;
  mostPool: string;
  balance: string;
  debts: string;
  height: number;
};

export type WeekDecisions = { held: number; released: number; withheld: number };

export type WeekFairness = {
  week: string;
  earners: number;
  newEarners: number;
  topTenPart: number;
  gini: number;
  mutualPart: number;
  shares: WeekDecisions;
};

export type WeekFairnessList = { weeks: WeekFairness[]; pagination: Pagination };

export type WeekFile = {
  week: string;
  poolUnits: string;
  thresholdHundredths: number;
  formulaVersion: number;
  policyHash?: string;
  highestShareUnits?: string;
  balance?: WeekFileBalance;
  resultHash: string;
  shares: WeekFileShare[];
};

export type WeekFileBalance = {
  partHundredths: number;
  highestPoolUnits: string;
  balanceUnits: string;
  debtsUnits: string;
  height: number;
  carriedUnits: string;
};

export type WeekFileShare = {
  member: number;
  pointsHundredths: number;
  countedHundredths?: number;
  accountCreatedMs: number;
  shareUnits: string;
};

export type WeekHunt = { id: string; title: string; finishers: number; points: number };

export type WeekList = { weeks: ClosedWeek[]; pagination: Pagination };

export type WeekPage = {
  week: string;
  isProvisional: boolean;
  distributionAt: string;
  totalDistributed: string;
  totalRecipients: number;
  carriedIn: string;
  carriedOut: string;
  weeklyRewardPool: string;
  minActivityThreshold: number;
  formulaVersion: number;
  activeUsers: number;
  totalActivityPoints: number;
  eligibleActivityPoints: number;
  policy: WeekPolicy | null;
  balance?: WeekBalance;
  resultHash: string;
  earlierResults: EarlierResult[];
  statuses: ShareStatusTotal[];
  hunts?: WeekHunt[];
  shares: WeekShare[];
  pagination: Pagination;
};

export type WeekPolicy = {
  hash: string;
  name: string;
  fromWeek: string;
  countedPoints: number;
  highestShare: string;
};

export type WeekShare = {
  rank: number;
  userId: string;
  displayName: string;
  displayType: DisplayType;
  activityPoints: number;
  countedPoints: number | null;
  share: string;
  status: ShareStatus;
  explorerUrl: string | null;
  paidNote: string | null;
};

export type WeekSummary = {
  week: string;
  activeUsers: number;
  eligibleUsers: number;
  totalActivityPoints: number;
  largestShares: string[];
};

export type WeekTransaction = {
  txid: string;
  amount: string;
  points: number;
  explorerUrl: string | null;
};

export type WeekTransactions = {
  week: string;
  totalActivityPoints: number;
  chainPoints: number;
  unlistedPoints: number;
  transactions: WeekTransaction[];
  pagination: Pagination;
};

export type WitnessesHealth = {
  status: PartStatus;
  size: number | null;
  cosignedAt: string | null;
  names: string[];
};

/** Input of `getStats`. */
export type GetStatsInput = Record<string, never>;

/** Input of `getLeaderboard`. */
export type GetLeaderboardInput = {
  query?: { page?: string; limit?: string; sortBy?: SortBy; search?: string; surface?: Surface };
};

/** Input of `getMemberPage`. */
export type GetMemberPageInput = {
  params: { id: string };
};

/** Input of `getHunts`. */
export type GetHuntsInput = Record<string, never>;

/** Input of `getHunt`. */
export type GetHuntInput = {
  params: { id: string };
};

/** Input of `getHuntLog`. */
export type GetHuntLogInput = {
  params: { id: string };
};

/** Input of `getPointsSystem`. */
export type GetPointsSystemInput = Record<string, never>;

/** Input of `getCurrentWeekSummary`. */
export type GetCurrentWeekSummaryInput = Record<string, never>;

/** Input of `getSystemStatus`. */
export type GetSystemStatusInput = Record<string, never>;

/** Input of `getDistributionHistory`. */
export type GetDistributionHistoryInput = {
  query?: { limit?: string };
};

/** Input of `getPolicies`. */
export type GetPoliciesInput = Record<string, never>;

/** Input of `getWeeks`. */
export type GetWeeksInput = {
  query?: { page?: string; limit?: string };
};

/** Input of `getWeek`. */
export type GetWeekInput = {
  params: { week: string };
  query?: { page?: string; limit?: string };
};

/** Input of `getWeekJson`. */
export type GetWeekJsonInput = {
  params: { week: string };
};

/** Input of `getWeekTransactions`. */
export type GetWeekTransactionsInput = {
  params: { week: string };
  query?: { page?: string; limit?: string };
};

/** Input of `getWeekLog`. */
export type GetWeekLogInput = {
  params: { week: string };
};

/** Input of `getWeekFairness`. */
export type GetWeekFairnessInput = {
  query?: { week?: string; page?: string; limit?: string };
};

/** Input of `getUptime`. */
export type GetUptimeInput = Record<string, never>;

/** Input of `getHealth`. */
export type GetHealthInput = Record<string, never>;

/** Input of `getPaymentMethods`. */
export type GetPaymentMethodsInput = Record<string, never>;

/** Input of `getKey`. */
export type GetKeyInput = Record<string, never>;

/** Input of `getDeveloperStatistics`. */
export type GetDeveloperStatisticsInput = Record<string, never>;

/** Input of `getCreatorContent`. */
export type GetCreatorContentInput = {
  query?: { search?: string; type?: string; sort?: ShowcaseSort; page?: string; limit?: string };
};

/** Input of `getCreatorProfile`. */
export type GetCreatorProfileInput = {
  params: { username: string };
  query?: { page?: string; limit?: string };
};

/** Input of `getV1Profile`. */
export type GetV1ProfileInput = {
  query?: { member?: string };
};

/** Input of `getV1Balance`. */
export type GetV1BalanceInput = {
  query?: { member?: string };
};

/** Input of `getV1Transactions`. */
export type GetV1TransactionsInput = {
  query?: {
    member?: string;
    type?: TransactionType;
    since?: string;
    limit?: string;
    cursor?: string;
  };
};

/** Input of `getV1Price`. */
export type GetV1PriceInput = Record<string, never>;

/** Input of `getV1Leaderboard`. */
export type GetV1LeaderboardInput = {
  query?: { page?: string; limit?: string; sortBy?: SortBy; search?: string };
};

/** Input of `postV1Consent`. */
export type PostV1ConsentInput = {
  body: AskConsentBody;
};

/** Input of `getV1Consent`. */
export type GetV1ConsentInput = {
  query: { member: string; permission: KeyPermission };
};

/** Input of `postV1PaymentRequest`. */
export type PostV1PaymentRequestInput = {
  body: CreatePaymentRequestBody;
};

/** Input of `getV1PaymentRequests`. */
export type GetV1PaymentRequestsInput = {
  query?: { state?: PaymentRequestState; member?: string; limit?: string; cursor?: string };
};

/** Input of `getV1PaymentRequest`. */
export type GetV1PaymentRequestInput = {
  params: { id: string };
};

/** Input of `cancelV1PaymentRequest`. */
export type CancelV1PaymentRequestInput = {
  params: { id: string };
  body?: EmptyBody;
};

/** Input of `postV1Notification`. */
export type PostV1NotificationInput = {
  body: SendNotificationBody;
};

/** Input of `postV1Escrow`. */
export type PostV1EscrowInput = {
  body: CreateEscrowBody;
};

/** Input of `getV1Escrows`. */
export type GetV1EscrowsInput = {
  query?: { state?: EscrowState; limit?: string; cursor?: string };
};

/** Input of `getV1Escrow`. */
export type GetV1EscrowInput = {
  params: { id: string };
};

/** Input of `fundV1Escrow`. */
export type FundV1EscrowInput = {
  params: { id: string };
  body?: EmptyBody;
};

/** Input of `releaseV1Escrow`. */
export type ReleaseV1EscrowInput = {
  params: { id: string };
  body?: EmptyBody;
};

/** Input of `refundV1Escrow`. */
export type RefundV1EscrowInput = {
  params: { id: string };
  body?: EmptyBody;
};

/** Input of `disputeV1Escrow`. */
export type DisputeV1EscrowInput = {
  params: { id: string };
  body: DisputeEscrowBody;
};

/** Input of `signV1Escrow`. */
export type SignV1EscrowInput = {
  params: { id: string };
  body: SignEscrowBody;
};

/** Input of `getWallet`. */
export type GetWalletInput = Record<string, never>;

/** Every call with its input and answer. */
export type Operations = {
  /** Total tip volume. Open to everyone. The answer may be cached for 5 seconds. */
  getStats(input?: GetStatsInput, options?: CallOptions): Promise<Stats>;
  /** One page of the board. Open to everyone. The answer may be cached for 2 seconds. */
  getLeaderboard(input?: GetLeaderboardInput, options?: CallOptions): Promise<Leaderboard>;
  /** One member: rank, totals, and the newest weeks in which they shared the pool. Open to everyone. The answer may be cached for 5 seconds. */
  getMemberPage(input: GetMemberPageInput, options?: CallOptions): Promise<MemberPage>;
  /** Treasure hunts. Open to everyone. The answer may be cached for 5 seconds. */
  getHunts(input?: GetHuntsInput, options?: CallOptions): Promise<Hunts>;
  /** One treasure hunt with its proof. Open to everyone. The answer may be cached for 5 seconds. */
  getHunt(input: GetHuntInput, options?: CallOptions): Promise<Hunt>;
  /** A treasure hunt in the public log. Open to everyone. */
  getHuntLog(input: GetHuntLogInput, options?: CallOptions): Promise<LogRecords>;
  /** Rules, caps, content types and ranks. Open to everyone. The answer may be cached for 300 seconds. */
  getPointsSystem(input?: GetPointsSystemInput, options?: CallOptions): Promise<PointsSystem>;
  /** Totals of the current week. Open to everyone. The answer may be cached for 5 seconds. */
  getCurrentWeekSummary(
    input?: GetCurrentWeekSummaryInput,
    options?: CallOptions,
  ): Promise<WeekSummary>;
  /** Health, pool, threshold and schedule. Open to everyone. The answer may be cached for 5 seconds. */
  getSystemStatus(input?: GetSystemStatusInput, options?: CallOptions): Promise<SystemStatus>;
  /** The latest distributions. Open to everyone. The answer may be cached for 5 seconds. */
  getDistributionHistory(
    input?: GetDistributionHistoryInput,
    options?: CallOptions,
  ): Promise<DistributionHistory>;
  /** The policies by which weeks share their pool. Open to everyone. The answer may be cached for 60 seconds. */
  getPolicies(input?: GetPoliciesInput, options?: CallOptions): Promise<PolicyList>;
  /** The closed weeks. Open to everyone. The answer may be cached for 5 seconds. */
  getWeeks(input?: GetWeeksInput, options?: CallOptions): Promise<WeekList>;
  /** A closed week and its shares. Open to everyone. The answer may be cached for 5 seconds. */
  getWeek(input: GetWeekInput, options?: CallOptions): Promise<WeekPage>;
  /** The result of a closed week as a JSON file. Open to everyone. */
  getWeekJson(input: GetWeekJsonInput, options?: CallOptions): Promise<WeekFile>;
  /** The transactions on which points of a closed week rest. Open to everyone. The answer may be cached for 5 seconds. */
  getWeekTransactions(
    input: GetWeekTransactionsInput,
    options?: CallOptions,
  ): Promise<WeekTransactions>;
  /** A week in the public log. Open to everyone. */
  getWeekLog(input: GetWeekLogInput, options?: CallOptions): Promise<LogRecords>;
  /** How evenly the points of closed weeks fell, and what was decided about shares. Open to everyone. The answer may be cached for 5 seconds. */
  getWeekFairness(input?: GetWeekFairnessInput, options?: CallOptions): Promise<WeekFairnessList>;
  /** Uptime of each part in the last 90 days. Open to everyone. The answer may be cached for 60 seconds. */
  getUptime(input?: GetUptimeInput, options?: CallOptions): Promise<UptimeRecord>;
  /** Health and figures of every part of the system. Open to everyone. */
  getHealth(input?: GetHealthInput, options?: CallOptions): Promise<SystemHealth>;
  /** The payment methods of this instance. Open to everyone. The answer may be cached for 60 seconds. */
  getPaymentMethods(input?: GetPaymentMethodsInput, options?: CallOptions): Promise<PaymentMethods>;
  /** The key itself: its permissions, limits and usage. For apps, with an API key. */
  getKey(input?: GetKeyInput, options?: CallOptions): Promise<KeyInfo>;
  /** Figures of the developer landing page. Open to everyone. The answer may be cached for 60 seconds. */
  getDeveloperStatistics(
    input?: GetDeveloperStatisticsInput,
    options?: CallOptions,
  ): Promise<DeveloperStatistics>;
  /** Approved content, searched, filtered and sorted. Open to everyone. The answer may be cached for 5 seconds. */
  getCreatorContent(input?: GetCreatorContentInput, options?: CallOptions): Promise<Showcase>;
  /** One creator: rank, totals and approved content, newest first. Open to everyone. The answer may be cached for 5 seconds. */
  getCreatorProfile(input: GetCreatorProfileInput, options?: CallOptions): Promise<CreatorProfile>;
  /** A member's basic profile. For apps, with an API key. The key needs the permission `access_profile`, and its app, if it has one, `user_profile`. */
  getV1Profile(input?: GetV1ProfileInput, options?: CallOptions): Promise<Profile>;
  /** The balance of a member's primary address. For apps, with an API key. The key needs the permission `read_balance`, and its app, if it has one, `wallet_read`. */
  getV1Balance(input?: GetV1BalanceInput, options?: CallOptions): Promise<Balance>;
  /** A member's tips, sends, faucet claims and weekly rewards. For apps, with an API key. The key needs the permission `read_history`, and its app, if it has one, `transactions`. */
  getV1Transactions(
    input?: GetV1TransactionsInput,
    options?: CallOptions,
  ): Promise<TransactionPage>;
  /** The price of the coin. For apps, with an API key. The key's app, if it has one, needs the permission `price_data`. */
  getV1Price(input?: GetV1PriceInput, options?: CallOptions): Promise<Price>;
  /** One page of the board. For apps, with an API key. The key's app, if it has one, needs the permission `leaderboard`. */
  getV1Leaderboard(input?: GetV1LeaderboardInput, options?: CallOptions): Promise<Leaderboard>;
  /** Ask a member for a permission. For apps, with an API key. */
  postV1Consent(input: PostV1ConsentInput, options?: CallOptions): Promise<Consents>;
  /** Whether a member has given the app a permission. For apps, with an API key. */
  getV1Consent(input: GetV1ConsentInput, options?: CallOptions): Promise<Consent>;
  /** Ask a member for a payment from their own wallet. For apps, with an API key. The key needs the permission `request_payments`, and its app, if it has one, `wallet_write`. */
  postV1PaymentRequest(
    input: PostV1PaymentRequestInput,
    options?: CallOptions,
  ): Promise<PaymentRequest>;
  /** The app's payment requests. For apps, with an API key. The key needs the permission `request_payments`, and its app, if it has one, `wallet_write`. */
  getV1PaymentRequests(
    input?: GetV1PaymentRequestsInput,
    options?: CallOptions,
  ): Promise<PaymentRequestPage>;
  /** A payment request. For apps, with an API key. The key needs the permission `request_payments`, and its app, if it has one, `wallet_write`. */
  getV1PaymentRequest(
    input: GetV1PaymentRequestInput,
    options?: CallOptions,
  ): Promise<PaymentRequest>;
  /** Cancel a payment request. For apps, with an API key. The key needs the permission `request_payments`, and its app, if it has one, `wallet_write`. */
  cancelV1PaymentRequest(
    input: CancelV1PaymentRequestInput,
    options?: CallOptions,
  ): Promise<PaymentRequest>;
  /** Send a member a message through the bot. For apps, with an API key. The key needs the permission `send_notifications`, and its app, if it has one, `user_profile`. */
  postV1Notification(input: PostV1NotificationInput, options?: CallOptions): Promise<Notification>;
  /** Set up an escrow between two members. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  postV1Escrow(input: PostV1EscrowInput, options?: CallOptions): Promise<Escrow>;
  /** The app's escrows. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  getV1Escrows(input?: GetV1EscrowsInput, options?: CallOptions): Promise<EscrowPage>;
  /** An escrow. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  getV1Escrow(input: GetV1EscrowInput, options?: CallOptions): Promise<Escrow>;
  /** Have the bot ask the buyer to deposit. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  fundV1Escrow(input: FundV1EscrowInput, options?: CallOptions): Promise<Escrow>;
  /** Create the transaction that pays the seller. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  releaseV1Escrow(input: ReleaseV1EscrowInput, options?: CallOptions): Promise<Escrow>;
  /** Create the transaction that refunds the buyer. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  refundV1Escrow(input: RefundV1EscrowInput, options?: CallOptions): Promise<Escrow>;
  /** Open a dispute, which the operator decides. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  disputeV1Escrow(input: DisputeV1EscrowInput, options?: CallOptions): Promise<Escrow>;
  /** Submit signatures. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  signV1Escrow(input: SignV1EscrowInput, options?: CallOptions): Promise<Escrow>;
  /** What the wallet’s page needs to know. Open to everyone. */
  getWallet(input?: GetWalletInput, options?: CallOptions): Promise<WalletInstance>;
};
