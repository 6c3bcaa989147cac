import type { ApiInput, ApiResponse } from '#contract/api.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { ROUTES } from '#contract/routes.ts';

// Written out, because the contract's table names every call of the site.
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
  putWalletAddress: { method: 'PUT', path: '/api/wallet/address' },
} as const satisfies { [R in keyof typeof ROUTES]?: (typeof ROUTES)[R] };

type CallId = keyof typeof CALLS;

const TIMEOUT_MS = 30_000;

/** The server did not do it. `isKnown`: it said so itself; otherwise it may have been done. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly isKnown: boolean;
  readonly code: string | null;

  constructor(message: string, { isKnown, code }: { isKnown: boolean; code: string | null }) {
    super(message);
    this.isKnown = isKnown;
    this.code = code;
  }
}

/** Calls the server. Nothing of it is kept by the browser. Throws {@link CallFailed}. */
export async function call<C extends CallId>(
  id: C,
  body?: ApiInput<C>['body'],
  params: Readonly<Record<string, string>> = {},
): Promise<ApiResponse<C>> {
  const { method } = CALLS[id];
  const path = CALLS[id].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    // The contract's types are checked on the other side.
    if (response.ok) return (await response.json()) as ApiResponse<C>;
  } catch {
    throw new CallFailed('The server gave no answer. Check the connection and try again.', {
      isKnown: false,
      code: null,
    });
  }
  const failure = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  throw new CallFailed(failure.error ?? 'The server could not do this.', {
    isKnown: response.status < 500,
    code: failure.code ?? null,
  });
}
