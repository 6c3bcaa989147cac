import type { ApiInput, ApiResponse } from '#contract/api.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { SITE_ROUTES } from '#contract/site-routes.ts';
import { WalletError } from '../keys/refused.ts';
import { language } from './messages.ts';
import { readFailure } from './verdicts.ts';

// Listed here, because the contract's table names every call of the site.
const CALLS = {
  postSignInLinkCheck: { method: 'POST', path: '/api/auth/link/check' },
  postSignInLink: { method: 'POST', path: '/api/auth/link' },
  getWallet: { method: 'GET', path: '/api/wallet' },
  postWalletUsed: { method: 'POST', path: '/api/wallet/used' },
  postWalletCoins: { method: 'POST', path: '/api/wallet/coins' },
  postWalletHistory: { method: 'POST', path: '/api/wallet/history' },
  postWalletTransactions: { method: 'POST', path: '/api/wallet/transactions' },
  postAddressProof: { method: 'POST', path: '/api/wallet/address-proofs' },
  getWalletTip: { method: 'GET', path: '/api/wallet/tips/:id' },
  postTipPayment: { method: 'POST', path: '/api/wallet/tips/:id/payment' },
  postWalletPayment: { method: 'POST', path: '/api/wallet/payments' },
  getWalletPayment: { method: 'GET', path: '/api/wallet/payments/:txid' },
  getRefusedPayments: { method: 'GET', path: '/api/wallet/refused-payments' },
  putWalletAddress: { method: 'PUT', path: '/api/wallet/address' },
} as const satisfies { [R in keyof typeof SITE_ROUTES]?: (typeof SITE_ROUTES)[R] };

type CallId = keyof typeof CALLS;

const TIMEOUT_MS = 30_000;

/**
 * Thrown when no response says that the call succeeded. `code`: the server's own error; null if it gave none, and may have
 * carried out the call.
 */
export class CallFailed extends WalletError {
  override readonly name = 'CallFailed';
  readonly code: ErrorCode | null;

  constructor(text: WalletError['text'], code: ErrorCode | null) {
    super(text);
    this.code = code;
  }
}

/** Calls the server. The browser caches no response. Throws {@link CallFailed}. */
export async function call<C extends CallId>(
  id: C,
  body?: ApiInput<C>['body'],
  params: Readonly<Record<string, string>> = {},
): Promise<ApiResponse<C>> {
  const { method } = CALLS[id];
  const path = CALLS[id].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const { status, isOk, answer } = await ask(path, {
    method,
    cache: 'no-store',
    credentials: 'same-origin',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // By the browser's own header, the server chooses the page's language in this call.
      ...(language !== null && id !== 'getWallet' && { 'accept-language': language }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // The server checks the contract's types.
  if (isOk) return answer as ApiResponse<C>;
  const failure = readFailure(status, answer);
  if (failure === null) throw new CallFailed(STRANGE, null);
  throw new CallFailed({ said: failure.message }, failure.code);
}

const SILENT = ['wallet_silent'] as const;
/** Proxies and networks that require a sign-in respond in the server's place. */
export const STRANGE = ['wallet_strange'] as const;

async function ask(path: string, init: RequestInit) {
  const response = await fetch(path, init).catch(() => {
    throw new CallFailed(SILENT, null);
  });
  const { status, ok: isOk, headers } = response;
  if (!/^application\/json\b/.test(headers.get('content-type') ?? '')) {
    throw new CallFailed(STRANGE, null);
  }
  const answer: unknown = await response.json().catch(() => {
    throw new CallFailed(SILENT, null);
  });
  return { status, isOk, answer };
}
