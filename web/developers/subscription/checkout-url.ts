const STRIPE_PAGES = [
  'https://checkout.stripe.com',
  'https://invoice.stripe.com',
  'https://billing.stripe.com',
];
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * The address if the browser may be sent there to pay: Stripe's own pages or the page that this instance has configured, over
 * https or on this machine. Null for any other address.
 */
export function checkedCheckoutUrl(
  address: string,
  configuredOrigin: string | null,
): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  const isKnown = STRIPE_PAGES.includes(url.origin) || url.origin === configuredOrigin;
  return isSafe && isKnown && !url.username && !url.password ? url.href : null;
}
