import { signInTokenOf, withSignIn } from '#rules/wallet/sign-in-link.ts';
import { el } from './dom.ts';

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
  frame:
    'Another page is showing this one in a frame. A wallet needs a window of its own, so that nobody can cover what you press.',
  telegram:
    'This is Telegram’s own browser. It may delete what pages keep, and your keys with it, and others can look into it.',
  insecure:
    'This browser or this connection lacks what keys need: https, encryption and storage for this site.',
} as const;

/** The reason, and the way out. */
export function blockedBody(reason: keyof typeof REASONS): HTMLElement[] {
  // With the link's token, which signs in there: here it was not used.
  const token = signInTokenOf(location.hash);
  const page = location.origin + location.pathname + location.search;
  const here = token === null ? page : withSignIn(page, token);
  return [
    el('h1', {}, 'Open the wallet in your browser'),
    el('p', {}, REASONS[reason]),
    el(
      'p',
      {},
      el('a', { href: here, target: '_blank', rel: 'noopener', class: 'link' }, 'Open it there'),
    ),
    el('p', {}, 'If that leads back here, copy this address into your browser:'),
    el('p', { class: 'code' }, here),
  ];
}
