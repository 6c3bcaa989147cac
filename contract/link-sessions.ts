import type { Api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

type MemberRoute = {
  [R in keyof Api]: Api[R]['access'] extends 'member' ? R : never;
}[keyof Api];

/** Open to every session, or only to one that began with the member's own sign-in. */
type OpenTo = 'any_session' | 'own_sign_in';

/**
 * The calls open to a session that began with a link from the bot. Such a link can be passed on by mistake, so the session may
 * read, and do what the wallet's own keys confirm. Anything that outlives the session, costs money or changes where money goes
 * requires the member's own sign-in. Every call for members is listed: a missing one does not compile.
 */
const MEMBER_CALLS: { readonly [R in MemberRoute]: OpenTo } = {
  // Reads; API keys are masked.
  getOwnLeaderboardEntry: 'any_session',
  getUserWeekActivity: 'any_session',
  getUserWeeks: 'any_session',
  getOwnPicture: 'any_session',
  // A hunt is played in the bot's private chat too, where the link came from.
  playHunt: 'any_session',
  answerHunt: 'any_session',
  findHuntLink: 'any_session',
  getOwnStanding: 'any_session',
  getOwnLog: 'any_session',
  getOwnConsents: 'any_session',
  getOwnSubmissions: 'any_session',
  previewSubmission: 'any_session',
  getCreatorStats: 'any_session',
  getCreatorPayments: 'any_session',
  getCreatorPoints: 'any_session',
  getCreatorDays: 'any_session',
  getApps: 'any_session',
  getWebhookDeliveries: 'any_session',
  getApiKeys: 'any_session',
  getSubscription: 'any_session',
  getInvoice: 'any_session',
  getOwnPlanRequests: 'any_session',

  // The wallet, for which the links are made: the member's key signs a payment, and a first address takes nothing from another.
  // `putWalletAddress` does not let such a session replace an address.
  getWalletTip: 'any_session',
  getWalletPayment: 'any_session',
  getRefusedPayments: 'any_session',
  postWalletUsed: 'any_session',
  postWalletCoins: 'any_session',
  postWalletHistory: 'any_session',
  postWalletTransactions: 'any_session',
  postTipPayment: 'any_session',
  postWalletPayment: 'any_session',
  postAddressProof: 'any_session',
  putWalletAddress: 'any_session',

  // Keys, apps and webhooks outlive the session.
  postApiKey: 'own_sign_in',
  patchApiKey: 'own_sign_in',
  rotateApiKey: 'own_sign_in',
  deleteApiKey: 'own_sign_in',
  restoreApiKey: 'own_sign_in',
  postApp: 'own_sign_in',
  putApp: 'own_sign_in',
  deleteApp: 'own_sign_in',
  redeliverWebhook: 'own_sign_in',
  postTestEvent: 'own_sign_in',
  rotateWebhookSecret: 'own_sign_in',

  // Plans cost money.
  postCardSubscription: 'own_sign_in',
  postCoinSubscription: 'own_sign_in',
  openCardPortal: 'own_sign_in',
  postPlanRequest: 'own_sign_in',
  withdrawPlanRequest: 'own_sign_in',

  // Calls that publish in the member's name, earn points, or decide who sees and reaches the member.
  postOwnSubmission: 'own_sign_in',
  patchOwnSubmission: 'own_sign_in',
  withdrawOwnSubmission: 'own_sign_in',
  putCreatorVisibility: 'own_sign_in',
  objectToShare: 'own_sign_in',
  deleteOwnConsents: 'own_sign_in',
  deleteOwnBlock: 'own_sign_in',
};

/** Returns whether a session that began with a link is refused this call, with `signed_in_by_link`. */
export function needsOwnSignIn({ route }: Endpoint): boolean {
  return (MEMBER_CALLS as { readonly [route: string]: OpenTo })[route] === 'own_sign_in';
}
