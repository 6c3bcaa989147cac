// Generated from the contract by `npm run client`; changes here are lost.

import type { CallOptions } from './options.ts';

/** Method and path of every call. */
export const OPERATIONS = {
  getStats: { method: 'GET', path: '/api/stats', auth: 'none' },
  getLeaderboard: { method: 'GET', path: '/api/leaderboard', auth: 'none' },
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
  getWeeks: { method: 'GET', path: '/api/weekly-rewards/weeks', auth: 'none' },
  getWeek: { method: 'GET', path: '/api/weekly-rewards/weeks/{week}', auth: 'none' },
  getWeekJson: { method: 'GET', path: '/api/weekly-rewards/weeks/{week}/json', auth: 'none' },
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
} as const;

/** Input of `getStats`. */
export type GetStatsInput = Record<string, never>;
/** Answer of `getStats`. */
export type GetStatsAnswer = {
  totalVolume: string;
  totalTips: number;
  totalMembers: number;
  lastUpdated: string | null;
};

/** Input of `getLeaderboard`. */
export type GetLeaderboardInput = {
  query?: {
    page?: string;
    limit?: string;
    sortBy?:
      | 'totalTipped'
      | 'totalReceived'
      | 'totalLifetimeEarnings'
      | 'totalLifetimePoints'
      | 'weeklyActivityPoints'
      | 'username';
    search?: string;
  };
};
/** Answer of `getLeaderboard`. */
export type GetLeaderboardAnswer = {
  leaderboard: {
    userId: string;
    rank: number;
    displayName: string;
    displayType: 'firstName' | 'username' | 'other';
    username: string | null;
    profileLinkUrl: string | null;
    isAdmin: boolean;
    pirateRank: string;
    twitterVerified: boolean;
    twitterHandle: string | null;
    totalLifetimePoints: number;
    weeklyActivityPoints: number;
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
  }[];
  totalRewardsDistributed: string;
  totalRewardsPaid: string | null;
  pagination: {
    currentPage: number;
    limit: number;
    totalPages: number;
    totalEntries: number;
    hasPreviousPage: boolean;
    hasNextPage: boolean;
  };
  searchTerm: string;
  sortBy:
    | 'totalTipped'
    | 'totalReceived'
    | 'totalLifetimeEarnings'
    | 'totalLifetimePoints'
    | 'weeklyActivityPoints'
    | 'username';
  lastUpdated: string | null;
};

/** Input of `getPointsSystem`. */
export type GetPointsSystemInput = Record<string, never>;
/** Answer of `getPointsSystem`. */
export type GetPointsSystemAnswer = {
  dailyActivityCap: number;
  dailyTipPointsCap: number;
  totalSetupPoints: number;
  rules: {
    action: string;
    points: number;
    type: 'one_time' | 'daily' | 'unlimited';
    description: string;
    category: 'setup' | 'daily' | 'transaction' | 'content';
  }[];
  contentTypes: {
    id: string;
    displayName: string;
    minPoints: number;
    maxPoints: number;
    defaultPoints: number;
    description: string;
    pointRange: string;
  }[];
  pirateRanks: {
    rank: string;
    minPoints: number;
    maxPoints?: number;
    color: string;
    pointsRange: string;
  }[];
};

/** Input of `getCurrentWeekSummary`. */
export type GetCurrentWeekSummaryInput = Record<string, never>;
/** Answer of `getCurrentWeekSummary`. */
export type GetCurrentWeekSummaryAnswer = {
  week: string;
  activeUsers: number;
  eligibleUsers: number;
  totalActivityPoints: number;
};

/** Input of `getSystemStatus`. */
export type GetSystemStatusInput = Record<string, never>;
/** Answer of `getSystemStatus`. */
export type GetSystemStatusAnswer = {
  systemHealthy: boolean;
  systemEnabled: boolean;
  walletConfigured: boolean;
  recentSnapshots: number;
  recentDistributions: number;
  weeklyRewardPool: string;
  minActivityThreshold: number;
  nextSnapshot: string;
  nextDistribution: string;
};

/** Input of `getDistributionHistory`. */
export type GetDistributionHistoryInput = {
  query?: { limit?: string };
};
/** Answer of `getDistributionHistory`. */
export type GetDistributionHistoryAnswer = {
  week: string;
  totalDistributed: string;
  totalRecipients: number;
  distributedAt: string | null;
  isProvisional: boolean;
  explorerUrl: string | null;
}[];

/** Input of `getWeeks`. */
export type GetWeeksInput = {
  query?: { page?: string; limit?: string };
};
/** Answer of `getWeeks`. */
export type GetWeeksAnswer = {
  weeks: {
    week: string;
    isProvisional: boolean;
    distributionAt: string;
    totalDistributed: string;
    totalRecipients: number;
  }[];
  pagination: { total: number; page: number; totalPages: number };
};

/** Input of `getWeek`. */
export type GetWeekInput = {
  params: { week: string };
  query?: { page?: string; limit?: string };
};
/** Answer of `getWeek`. */
export type GetWeekAnswer = {
  week: string;
  isProvisional: boolean;
  distributionAt: string;
  totalDistributed: string;
  totalRecipients: number;
  weeklyRewardPool: string;
  minActivityThreshold: number;
  formulaVersion: number;
  activeUsers: number;
  totalActivityPoints: number;
  eligibleActivityPoints: number;
  resultHash: string;
  earlierResults: { resultHash: string; closedAt: string; reopenedAt: string }[];
  statuses: {
    status: 'owed' | 'held' | 'paying' | 'sent' | 'paid' | 'failed';
    members: number;
    amount: string;
  }[];
  shares: {
    rank: number;
    userId: string;
    displayName: string;
    displayType: 'firstName' | 'username' | 'other';
    activityPoints: number;
    share: string;
    status: 'owed' | 'held' | 'paying' | 'sent' | 'paid' | 'failed';
    explorerUrl: string | null;
  }[];
  pagination: { total: number; page: number; totalPages: number };
};

/** Input of `getWeekJson`. */
export type GetWeekJsonInput = {
  params: { week: string };
};
/** Answer of `getWeekJson`. */
export type GetWeekJsonAnswer = {
  week: string;
  poolUnits: string;
  thresholdHundredths: number;
  formulaVersion: number;
  resultHash: string;
  shares: {
    member: number;
    pointsHundredths: number;
    accountCreatedMs: number;
    shareUnits: string;
  }[];
};

/** Input of `getHealth`. */
export type GetHealthInput = Record<string, never>;
/** Answer of `getHealth`. */
export type GetHealthAnswer = {
  healthy: boolean;
  checkedAt: string;
  database: {
    status: 'ok' | 'warning' | 'failing' | 'off' | 'unknown';
    latencyMs: number | null;
    problem: 'no_answer' | 'read_only' | 'disk_full' | 'busy' | null;
  };
  jobs: {
    status: 'ok' | 'warning' | 'failing' | 'off' | 'unknown';
    list: {
      name: string;
      late: boolean;
      failed: boolean;
      lastRunAt: string | null;
      lastSuccessAt: string | null;
      lastDurationMs: number | null;
    }[];
  };
  clock: { status: 'ok' | 'warning' | 'failing' | 'off' | 'unknown'; problem: string | null };
  wallet: {
    configured: boolean;
    status: 'ok' | 'warning' | 'failing' | 'off' | 'unknown';
    reachable: boolean | null;
    syncing: boolean | null;
    height: number | null;
    tipAt: string | null;
    coversOwed: boolean | null;
  };
  price: {
    configured: boolean;
    status: 'ok' | 'warning' | 'failing' | 'off' | 'unknown';
    takenAt: string | null;
    ageSeconds: number | null;
  };
};

/** Input of `getPaymentMethods`. */
export type GetPaymentMethodsInput = Record<string, never>;
/** Answer of `getPaymentMethods`. */
export type GetPaymentMethodsAnswer = {
  card: boolean;
  coin: boolean;
  cardReason: string | null;
  coinReason: string | null;
  checkoutOrigin: string | null;
  freeRequests: number;
};

/** Input of `getKey`. */
export type GetKeyInput = Record<string, never>;
/** Answer of `getKey`. */
export type GetKeyAnswer = {
  name: string;
  permissions: (
    | 'read_balance'
    | 'read_history'
    | 'request_payments'
    | 'send_notifications'
    | 'access_profile'
    | 'manage_escrow'
  )[];
  app: {
    id: string;
    name: string | null;
    status: 'sandbox' | 'production';
    permissions: (
      | 'wallet_read'
      | 'wallet_write'
      | 'user_profile'
      | 'transactions'
      | 'price_data'
      | 'leaderboard'
    )[];
  } | null;
  plan: 'starter' | 'pro' | 'enterprise' | null;
  minute: { limit: number; used: number; remaining: number; resetsAt: string };
  month: { limit: number | null; used: number; remaining: number | null; resetsAt: string };
};

/** Input of `getDeveloperStatistics`. */
export type GetDeveloperStatisticsInput = Record<string, never>;
/** Answer of `getDeveloperStatistics`. */
export type GetDeveloperStatisticsAnswer = {
  endpoints: number;
  members: number;
  productionApps: number;
  webhooksDelivered: number;
};

/** Input of `getCreatorContent`. */
export type GetCreatorContentInput = {
  query?: {
    search?: string;
    type?: string;
    sort?: 'recent' | 'points' | 'creator';
    page?: string;
    limit?: string;
  };
};
/** Answer of `getCreatorContent`. */
export type GetCreatorContentAnswer = {
  submissions: {
    id: string;
    userId: string;
    contentType: string;
    contentTypeConfig: { displayName: string };
    title: string | null;
    description: string | null;
    url: string | null;
    host: string | null;
    pointsAwarded: number;
    submittedAt: string;
    user: {
      firstName: string | null;
      lastName: string | null;
      username: string | null;
      pirateRank: string | null;
    };
  }[];
  contentTypes: { id: string; displayName: string }[];
  pagination: { total: number; page: number; totalPages: number };
  totals: { totalContent: number; activeCreators: number; totalPoints: number };
};

/** Input of `getCreatorProfile`. */
export type GetCreatorProfileInput = {
  params: { username: string };
  query?: { page?: string; limit?: string };
};
/** Answer of `getCreatorProfile`. */
export type GetCreatorProfileAnswer = {
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
  totals: { totalContent: number; totalPoints: number };
  submissions: {
    id: string;
    userId: string;
    contentType: string;
    contentTypeConfig: { displayName: string };
    title: string | null;
    description: string | null;
    url: string | null;
    host: string | null;
    pointsAwarded: number;
    submittedAt: string;
    user: {
      firstName: string | null;
      lastName: string | null;
      username: string | null;
      pirateRank: string | null;
    };
  }[];
  pagination: { total: number; page: number; totalPages: number };
};

/** Input of `getV1Profile`. */
export type GetV1ProfileInput = {
  query?: { member?: string };
};
/** Answer of `getV1Profile`. */
export type GetV1ProfileAnswer = {
  id: string;
  username: string | null;
  displayName: string;
  rank: string;
  lifetimePoints: number;
  joinedAt: string;
};

/** Input of `getV1Balance`. */
export type GetV1BalanceInput = {
  query?: { member?: string };
};
/** Answer of `getV1Balance`. */
export type GetV1BalanceAnswer = {
  address: string | null;
  confirmed: string | null;
  unconfirmed: string | null;
};

/** Input of `getV1Transactions`. */
export type GetV1TransactionsInput = {
  query?: {
    member?: string;
    type?: 'tip_sent' | 'tip_received' | 'send' | 'faucet' | 'weekly_reward';
    since?: string;
    limit?: string;
    cursor?: string;
  };
};
/** Answer of `getV1Transactions`. */
export type GetV1TransactionsAnswer = {
  data: {
    id: string;
    type: 'tip_sent' | 'tip_received' | 'send' | 'faucet' | 'weekly_reward';
    at: string;
    amount: string | null;
    direction: 'in' | 'out';
    txid: string | null;
  }[];
  nextCursor: string | null;
};

/** Input of `getV1Price`. */
export type GetV1PriceInput = Record<string, never>;
/** Answer of `getV1Price`. */
export type GetV1PriceAnswer = { coin: string; usd: string };

/** Input of `getV1Leaderboard`. */
export type GetV1LeaderboardInput = {
  query?: {
    page?: string;
    limit?: string;
    sortBy?:
      | 'totalTipped'
      | 'totalReceived'
      | 'totalLifetimeEarnings'
      | 'totalLifetimePoints'
      | 'weeklyActivityPoints'
      | 'username';
    search?: string;
  };
};
/** Answer of `getV1Leaderboard`. */
export type GetV1LeaderboardAnswer = {
  leaderboard: {
    userId: string;
    rank: number;
    displayName: string;
    displayType: 'firstName' | 'username' | 'other';
    username: string | null;
    profileLinkUrl: string | null;
    isAdmin: boolean;
    pirateRank: string;
    twitterVerified: boolean;
    twitterHandle: string | null;
    totalLifetimePoints: number;
    weeklyActivityPoints: number;
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
  }[];
  totalRewardsDistributed: string;
  totalRewardsPaid: string | null;
  pagination: {
    currentPage: number;
    limit: number;
    totalPages: number;
    totalEntries: number;
    hasPreviousPage: boolean;
    hasNextPage: boolean;
  };
  searchTerm: string;
  sortBy:
    | 'totalTipped'
    | 'totalReceived'
    | 'totalLifetimeEarnings'
    | 'totalLifetimePoints'
    | 'weeklyActivityPoints'
    | 'username';
  lastUpdated: string | null;
};

/** Input of `postV1Consent`. */
export type PostV1ConsentInput = {
  body: {
    member: string;
    permissions: (
      | 'read_balance'
      | 'read_history'
      | 'request_payments'
      | 'send_notifications'
      | 'access_profile'
      | 'manage_escrow'
    )[];
  };
};
/** Answer of `postV1Consent`. */
export type PostV1ConsentAnswer = {
  data: {
    member: string;
    permission:
      | 'read_balance'
      | 'read_history'
      | 'request_payments'
      | 'send_notifications'
      | 'access_profile'
      | 'manage_escrow';
    state: 'allowed' | 'asked' | 'declined' | 'none';
    since: string | null;
    answerBy: string | null;
  }[];
};

/** Input of `getV1Consent`. */
export type GetV1ConsentInput = {
  query: {
    member: string;
    permission:
      | 'read_balance'
      | 'read_history'
      | 'request_payments'
      | 'send_notifications'
      | 'access_profile'
      | 'manage_escrow';
  };
};
/** Answer of `getV1Consent`. */
export type GetV1ConsentAnswer = {
  member: string;
  permission:
    | 'read_balance'
    | 'read_history'
    | 'request_payments'
    | 'send_notifications'
    | 'access_profile'
    | 'manage_escrow';
  state: 'allowed' | 'asked' | 'declined' | 'none';
  since: string | null;
  answerBy: string | null;
};

/** Input of `postV1PaymentRequest`. */
export type PostV1PaymentRequestInput = {
  body: { member: string; amount: string; memo?: string; address?: string; expiresAt?: string };
};
/** Answer of `postV1PaymentRequest`. */
export type PostV1PaymentRequestAnswer = {
  id: string;
  member: string;
  state: 'asked' | 'declined' | 'seen' | 'paid' | 'expired' | 'cancelled';
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

/** Input of `getV1PaymentRequests`. */
export type GetV1PaymentRequestsInput = {
  query?: {
    state?: 'asked' | 'declined' | 'seen' | 'paid' | 'expired' | 'cancelled';
    member?: string;
    limit?: string;
    cursor?: string;
  };
};
/** Answer of `getV1PaymentRequests`. */
export type GetV1PaymentRequestsAnswer = {
  data: {
    id: string;
    member: string;
    state: 'asked' | 'declined' | 'seen' | 'paid' | 'expired' | 'cancelled';
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
  }[];
  nextCursor: string | null;
};

/** Input of `getV1PaymentRequest`. */
export type GetV1PaymentRequestInput = {
  params: { id: string };
};
/** Answer of `getV1PaymentRequest`. */
export type GetV1PaymentRequestAnswer = {
  id: string;
  member: string;
  state: 'asked' | 'declined' | 'seen' | 'paid' | 'expired' | 'cancelled';
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

/** Input of `cancelV1PaymentRequest`. */
export type CancelV1PaymentRequestInput = {
  params: { id: string };
  body?: Record<string, never>;
};
/** Answer of `cancelV1PaymentRequest`. */
export type CancelV1PaymentRequestAnswer = {
  id: string;
  member: string;
  state: 'asked' | 'declined' | 'seen' | 'paid' | 'expired' | 'cancelled';
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

/** Input of `postV1Notification`. */
export type PostV1NotificationInput = {
  body: { member: string; text: string };
};
/** Answer of `postV1Notification`. */
export type PostV1NotificationAnswer = {
  id: string;
  member: string;
  status: 'sent' | 'waiting' | 'unreachable' | 'refused' | 'unclear';
};

/** Input of `postV1Escrow`. */
export type PostV1EscrowInput = {
  body: {
    buyer: string;
    seller: string;
    amount: string;
    description: string;
    buyerKey: string;
    sellerKey: string;
    refundAddress: string;
    payoutAddress: string;
  };
};
/** Answer of `postV1Escrow`. */
export type PostV1EscrowAnswer = {
  id: string;
  state:
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
  decision: 'release' | 'refund' | null;
  psbt: string | null;
  signatures: number;
  txid: string | null;
  createdAt: string;
  confirmBy: string;
};

/** Input of `getV1Escrows`. */
export type GetV1EscrowsInput = {
  query?: {
    state?:
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
    limit?: string;
    cursor?: string;
  };
};
/** Answer of `getV1Escrows`. */
export type GetV1EscrowsAnswer = {
  data: {
    id: string;
    state:
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
    decision: 'release' | 'refund' | null;
    psbt: string | null;
    signatures: number;
    txid: string | null;
    createdAt: string;
    confirmBy: string;
  }[];
  nextCursor: string | null;
};

/** Input of `getV1Escrow`. */
export type GetV1EscrowInput = {
  params: { id: string };
};
/** Answer of `getV1Escrow`. */
export type GetV1EscrowAnswer = {
  id: string;
  state:
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
  decision: 'release' | 'refund' | null;
  psbt: string | null;
  signatures: number;
  txid: string | null;
  createdAt: string;
  confirmBy: string;
};

/** Input of `fundV1Escrow`. */
export type FundV1EscrowInput = {
  params: { id: string };
  body?: Record<string, never>;
};
/** Answer of `fundV1Escrow`. */
export type FundV1EscrowAnswer = {
  id: string;
  state:
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
  decision: 'release' | 'refund' | null;
  psbt: string | null;
  signatures: number;
  txid: string | null;
  createdAt: string;
  confirmBy: string;
};

/** Input of `releaseV1Escrow`. */
export type ReleaseV1EscrowInput = {
  params: { id: string };
  body?: Record<string, never>;
};
/** Answer of `releaseV1Escrow`. */
export type ReleaseV1EscrowAnswer = {
  id: string;
  state:
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
  decision: 'release' | 'refund' | null;
  psbt: string | null;
  signatures: number;
  txid: string | null;
  createdAt: string;
  confirmBy: string;
};

/** Input of `refundV1Escrow`. */
export type RefundV1EscrowInput = {
  params: { id: string };
  body?: Record<string, never>;
};
/** Answer of `refundV1Escrow`. */
export type RefundV1EscrowAnswer = {
  id: string;
  state:
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
  decision: 'release' | 'refund' | null;
  psbt: string | null;
  signatures: number;
  txid: string | null;
  createdAt: string;
  confirmBy: string;
};

/** Input of `disputeV1Escrow`. */
export type DisputeV1EscrowInput = {
  params: { id: string };
  body: { reason: string };
};
/** Answer of `disputeV1Escrow`. */
export type DisputeV1EscrowAnswer = {
  id: string;
  state:
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
  decision: 'release' | 'refund' | null;
  psbt: string | null;
  signatures: number;
  txid: string | null;
  createdAt: string;
  confirmBy: string;
};

/** Input of `signV1Escrow`. */
export type SignV1EscrowInput = {
  params: { id: string };
  body: { psbt: string };
};
/** Answer of `signV1Escrow`. */
export type SignV1EscrowAnswer = {
  id: string;
  state:
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
  decision: 'release' | 'refund' | null;
  psbt: string | null;
  signatures: number;
  txid: string | null;
  createdAt: string;
  confirmBy: string;
};

/** Every call with its input and answer. */
export type Operations = {
  /** Total tip volume. Open to everyone. The answer may be cached for 5 seconds. */
  getStats(input?: GetStatsInput, options?: CallOptions): Promise<GetStatsAnswer>;
  /** One page of the board. Open to everyone. The answer may be cached for 2 seconds. */
  getLeaderboard(input?: GetLeaderboardInput, options?: CallOptions): Promise<GetLeaderboardAnswer>;
  /** Rules, caps, content types and ranks. Open to everyone. The answer may be cached for 300 seconds. */
  getPointsSystem(
    input?: GetPointsSystemInput,
    options?: CallOptions,
  ): Promise<GetPointsSystemAnswer>;
  /** Totals of the current week. Open to everyone. The answer may be cached for 5 seconds. */
  getCurrentWeekSummary(
    input?: GetCurrentWeekSummaryInput,
    options?: CallOptions,
  ): Promise<GetCurrentWeekSummaryAnswer>;
  /** Health, pool, threshold and schedule. Open to everyone. The answer may be cached for 5 seconds. */
  getSystemStatus(
    input?: GetSystemStatusInput,
    options?: CallOptions,
  ): Promise<GetSystemStatusAnswer>;
  /** The latest distributions. Open to everyone. The answer may be cached for 5 seconds. */
  getDistributionHistory(
    input?: GetDistributionHistoryInput,
    options?: CallOptions,
  ): Promise<GetDistributionHistoryAnswer>;
  /** The closed weeks. Open to everyone. The answer may be cached for 5 seconds. */
  getWeeks(input?: GetWeeksInput, options?: CallOptions): Promise<GetWeeksAnswer>;
  /** A closed week and its shares. Open to everyone. The answer may be cached for 5 seconds. */
  getWeek(input: GetWeekInput, options?: CallOptions): Promise<GetWeekAnswer>;
  /** The result of a closed week as a JSON file. Open to everyone. */
  getWeekJson(input: GetWeekJsonInput, options?: CallOptions): Promise<GetWeekJsonAnswer>;
  /** Health and figures of every part of the system. Open to everyone. */
  getHealth(input?: GetHealthInput, options?: CallOptions): Promise<GetHealthAnswer>;
  /** The payment methods of this instance. Open to everyone. The answer may be cached for 60 seconds. */
  getPaymentMethods(
    input?: GetPaymentMethodsInput,
    options?: CallOptions,
  ): Promise<GetPaymentMethodsAnswer>;
  /** The key itself: its permissions, limits and usage. For apps, with an API key. */
  getKey(input?: GetKeyInput, options?: CallOptions): Promise<GetKeyAnswer>;
  /** Figures of the developer landing page. Open to everyone. The answer may be cached for 60 seconds. */
  getDeveloperStatistics(
    input?: GetDeveloperStatisticsInput,
    options?: CallOptions,
  ): Promise<GetDeveloperStatisticsAnswer>;
  /** Approved content, searched, filtered and sorted. Open to everyone. The answer may be cached for 5 seconds. */
  getCreatorContent(
    input?: GetCreatorContentInput,
    options?: CallOptions,
  ): Promise<GetCreatorContentAnswer>;
  /** One creator: rank, totals and approved content, newest first. Open to everyone. The answer may be cached for 5 seconds. */
  getCreatorProfile(
    input: GetCreatorProfileInput,
    options?: CallOptions,
  ): Promise<GetCreatorProfileAnswer>;
  /** A member's basic profile. For apps, with an API key. The key needs the permission `access_profile`, and its app, if it has one, `user_profile`. */
  getV1Profile(input?: GetV1ProfileInput, options?: CallOptions): Promise<GetV1ProfileAnswer>;
  /** The balance of a member's primary address. For apps, with an API key. The key needs the permission `read_balance`, and its app, if it has one, `wallet_read`. */
  getV1Balance(input?: GetV1BalanceInput, options?: CallOptions): Promise<GetV1BalanceAnswer>;
  /** A member's tips, sends, faucet claims and weekly rewards. For apps, with an API key. The key needs the permission `read_history`, and its app, if it has one, `transactions`. */
  getV1Transactions(
    input?: GetV1TransactionsInput,
    options?: CallOptions,
  ): Promise<GetV1TransactionsAnswer>;
  /** The price of the coin. For apps, with an API key. The key's app, if it has one, needs the permission `price_data`. */
  getV1Price(input?: GetV1PriceInput, options?: CallOptions): Promise<GetV1PriceAnswer>;
  /** One page of the board. For apps, with an API key. The key's app, if it has one, needs the permission `leaderboard`. */
  getV1Leaderboard(
    input?: GetV1LeaderboardInput,
    options?: CallOptions,
  ): Promise<GetV1LeaderboardAnswer>;
  /** Ask a member for a permission. For apps, with an API key. */
  postV1Consent(input: PostV1ConsentInput, options?: CallOptions): Promise<PostV1ConsentAnswer>;
  /** Whether a member has given the app a permission. For apps, with an API key. */
  getV1Consent(input: GetV1ConsentInput, options?: CallOptions): Promise<GetV1ConsentAnswer>;
  /** Ask a member for a payment from their own wallet. For apps, with an API key. The key needs the permission `request_payments`, and its app, if it has one, `wallet_write`. */
  postV1PaymentRequest(
    input: PostV1PaymentRequestInput,
    options?: CallOptions,
  ): Promise<PostV1PaymentRequestAnswer>;
  /** The app's payment requests. For apps, with an API key. The key needs the permission `request_payments`, and its app, if it has one, `wallet_write`. */
  getV1PaymentRequests(
    input?: GetV1PaymentRequestsInput,
    options?: CallOptions,
  ): Promise<GetV1PaymentRequestsAnswer>;
  /** A payment request. For apps, with an API key. The key needs the permission `request_payments`, and its app, if it has one, `wallet_write`. */
  getV1PaymentRequest(
    input: GetV1PaymentRequestInput,
    options?: CallOptions,
  ): Promise<GetV1PaymentRequestAnswer>;
  /** Cancel a payment request. For apps, with an API key. The key needs the permission `request_payments`, and its app, if it has one, `wallet_write`. */
  cancelV1PaymentRequest(
    input: CancelV1PaymentRequestInput,
    options?: CallOptions,
  ): Promise<CancelV1PaymentRequestAnswer>;
  /** Send a member a message through the bot. For apps, with an API key. The key needs the permission `send_notifications`, and its app, if it has one, `user_profile`. */
  postV1Notification(
    input: PostV1NotificationInput,
    options?: CallOptions,
  ): Promise<PostV1NotificationAnswer>;
  /** Set up an escrow between two members. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  postV1Escrow(input: PostV1EscrowInput, options?: CallOptions): Promise<PostV1EscrowAnswer>;
  /** The app's escrows. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  getV1Escrows(input?: GetV1EscrowsInput, options?: CallOptions): Promise<GetV1EscrowsAnswer>;
  /** An escrow. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  getV1Escrow(input: GetV1EscrowInput, options?: CallOptions): Promise<GetV1EscrowAnswer>;
  /** Have the bot ask the buyer to deposit. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  fundV1Escrow(input: FundV1EscrowInput, options?: CallOptions): Promise<FundV1EscrowAnswer>;
  /** Create the transaction that pays the seller. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  releaseV1Escrow(
    input: ReleaseV1EscrowInput,
    options?: CallOptions,
  ): Promise<ReleaseV1EscrowAnswer>;
  /** Create the transaction that refunds the buyer. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  refundV1Escrow(input: RefundV1EscrowInput, options?: CallOptions): Promise<RefundV1EscrowAnswer>;
  /** Open a dispute, which the operator decides. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  disputeV1Escrow(
    input: DisputeV1EscrowInput,
    options?: CallOptions,
  ): Promise<DisputeV1EscrowAnswer>;
  /** Submit signatures. For apps, with an API key. The key needs the permission `manage_escrow`, and its app, if it has one, `wallet_write`. */
  signV1Escrow(input: SignV1EscrowInput, options?: CallOptions): Promise<SignV1EscrowAnswer>;
};
