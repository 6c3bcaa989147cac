/**
 * Headers of the page that holds keys. It is isolated, and has its own policy instead of the site's. Its code may name only its
 * own workers as script addresses (trusted type `wallet-signer`); a worker's file has the policy of all files and can connect to
 * nothing. The server sends these headers, and `verify-wallet` expects exactly these.
 */
export const WALLET_PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types wallet-signer',
  ].join('; '),
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** The policy of the wallet's files, as of all files: a worker can connect to nothing. */
export const WALLET_FILE_POLICY = "default-src 'none';frame-ancestors 'none'";

/** Headers of the page and of all its files. */
export const WALLET_COMMON_HEADERS = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

export const WALLET_FILE_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
};
