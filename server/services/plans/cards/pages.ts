import { parseAddress } from '#server/net/web-address.ts';

const STRIPE_API = 'https://api.stripe.com';
/** Stripe's own pages: the checkout, an open invoice, and the portal. */
const STRIPE_PAGES = {
  checkout: 'https://checkout.stripe.com',
  invoice: 'https://invoice.stripe.com',
  portal: 'https://billing.stripe.com',
} as const;

/** Returns whether buyers may be sent to this page: only Stripe's own pages are allowed, or, in a trial, the API's origin. */
export function isPageOf(url: string, page: keyof typeof STRIPE_PAGES, apiRoot: string): boolean {
  const parsed = parseAddress(url);
  if (parsed === null || parsed.username || parsed.password) return false;
  return [STRIPE_PAGES[page], trialOriginOf(apiRoot)].includes(parsed.origin);
}

/** The origin of the payment pages for an API's address. */
export function checkoutOriginOf(apiRoot: string): string {
  return trialOriginOf(apiRoot) ?? STRIPE_PAGES.checkout;
}

function trialOriginOf(apiRoot: string): string | null {
  const { origin } = new URL(apiRoot);
  return origin === STRIPE_API ? null : origin;
}
