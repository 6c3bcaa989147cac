import type { CallDeps } from '../deps.ts';
import type { Handlers } from '../handlers.ts';
import { adminCalls } from './admin/admin.ts';
import { broadcastCalls } from './admin/broadcast.ts';
import { fairnessCalls } from './admin/fairness.ts';
import { handPaymentCalls } from './admin/hand-payments.ts';
import { huntCalls as adminHuntCalls } from './admin/hunts.ts';
import { policyCalls } from './admin/policies.ts';
import { settingCalls } from './admin/settings.ts';
import { adminSignInCalls } from './admin/sign-in.ts';
import { gatewayCalls } from './bot/gateway.ts';
import { creatorCalls } from './creator/creator.ts';
import { appCalls } from './developer/apps.ts';
import { keyCalls } from './developer/keys.ts';
import { planRequestCalls } from './developer/plan-requests.ts';
import { subscriptionCalls } from './developer/subscription.ts';
import { consentCalls } from './site/consents.ts';
import { huntCalls } from './site/hunts.ts';
import { leaderboardCalls } from './site/leaderboard.ts';
import { monitorCalls } from './site/monitor.ts';
import { objectionCalls } from './site/objections.ts';
import { sessionCalls } from './site/session.ts';
import { signInCalls } from './site/sign-in.ts';
import { weekCalls } from './site/weeks.ts';
import { escrowCalls } from './v1/escrows.ts';
import { v1Calls } from './v1/v1.ts';
import { walletPaymentCalls } from './wallet/payments.ts';
import { walletCalls } from './wallet/wallet.ts';

/** The handler of every call: each passes its checked input to one service. */
export function createHandlers(deps: CallDeps): Handlers {
  return {
    ...leaderboardCalls(deps),
    ...weekCalls(deps),
    ...huntCalls(deps),
    ...adminHuntCalls(deps),
    ...monitorCalls(deps),
    ...sessionCalls(deps),
    ...signInCalls(deps),
    ...adminSignInCalls(deps),
    ...broadcastCalls(deps),
    ...adminCalls(deps),
    ...fairnessCalls(deps),
    ...handPaymentCalls(deps),
    ...settingCalls(deps),
    ...policyCalls(deps),
    ...objectionCalls(deps),
    ...appCalls(deps),
    ...planRequestCalls(deps),
    ...keyCalls(deps),
    ...creatorCalls(deps),
    ...subscriptionCalls(deps),
    ...consentCalls(deps),
    ...v1Calls(deps),
    ...escrowCalls(deps),
    ...gatewayCalls(deps),
    ...walletCalls(deps),
    ...walletPaymentCalls(deps),
  };
}
