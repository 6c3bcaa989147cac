import { signInTokenOf, withSignIn } from '#rules/wallet/sign-in-link.ts';
import { el } from './dom.ts';
import { m } from './messages.ts';

/** The reason why keys must not be made or used where this page is now; null if they may. */
export function findObstacle(): 'frame' | 'telegram' | 'insecure' | null {
  if (window.top !== window) return 'frame';
  const isTelegram =
    'TelegramWebviewProxy' in window ||
    'TelegramWebview' in window ||
    /[#&?]tgWebApp/.test(location.href) ||
    /\bTelegram/i.test(navigator.userAgent);
  if (isTelegram) return 'telegram';
  return isSecureContext && 'subtle' in crypto && 'indexedDB' in window ? null : 'insecure';
}

const REASONS = {
  frame: () => m.wallet_blocked_frame(),
  telegram: () => m.wallet_blocked_telegram(),
  insecure: () => m.wallet_blocked_insecure(),
} as const;

/** The reason, and the way out. */
export function blockedBody(reason: keyof typeof REASONS): HTMLElement[] {
  // With the link's token, which signs in there: here it was not used.
  const token = signInTokenOf(location.hash);
  const page = location.origin + location.pathname + location.search;
  const here = token === null ? page : withSignIn(page, token);
  return [
    el('h1', {}, m.wallet_blocked()),
    el('p', {}, REASONS[reason]()),
    el(
      'p',
      {},
      el(
        'a',
        { href: here, target: '_blank', rel: 'noopener', class: 'link' },
        m.wallet_blocked_open(),
      ),
    ),
    el('p', {}, m.wallet_blocked_copy()),
    el('p', { class: 'code' }, here),
  ];
}
