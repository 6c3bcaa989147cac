import { parseAddress } from './web-address.ts';

const STRIPE_API = 'https://api.stripe.com';
/** Stripe's own pages: for a first payment, for an invoice that is open, and for changing the card. */
const STRIPE_PAGES = {
  checkout: 'https://checkout.stripe.com',
  invoice: 'https://invoice.stripe.com',
  portal: 'https://billing.stripe.com',
} as const;

/** Where buyers may be sent: to Stripe's own page, or to those of a trial, which are where its API is. */
export function isPageOf(url: string, page: keyof typeof STRIPE_PAGES, apiRoot: string): boolean {
  const parsed = parseAddress(url);
  if (parsed === null || parsed.username || parsed.password) return false;
  return [STRIPE_PAGES[page], trialOriginOf(apiRoot)].includes(parsed.origin);
}

/** The origin of the pages on which is paid, by where the API is. */
export function checkoutOriginOf(apiRoot: string): string {
  return trialOriginOf(apiRoot) ?? STRIPE_PAGES.checkout;
}

function trialOriginOf(apiRoot: string): string | null {
  const { origin } = new URL(apiRoot);
  return origin === STRIPE_API ? null : origin;
}
