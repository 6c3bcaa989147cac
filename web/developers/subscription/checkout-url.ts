const STRIPE_PAGE = 'https://checkout.stripe.com';
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Where the browser may be sent to pay: to Stripe's own page, or to the one that this instance has configured, over
 * https or on this machine. Null for any other address, whoever gave it.
 */
export function checkedCheckoutUrl(
  address: string,
  configuredOrigin: string | null,
): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  const isKnown = url.origin === STRIPE_PAGE || url.origin === configuredOrigin;
  return isSafe && isKnown && !url.username && !url.password ? url.href : null;
}
