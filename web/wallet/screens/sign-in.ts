import { call } from '../page/api.ts';
import type { App } from '../page/app.ts';
import { button, el, notice } from '../page/dom.ts';

/**
 * The wallet works without an account; reading the chain and paying do not. `start`: the start parameter for the bot, to which it
 * replies besides the link.
 */
export function signInNotice(app: App, after: () => void, start = 'wallet'): HTMLElement {
  const { instance } = app;
  const said = el('p', { role: 'status' });
  const look = async () => {
    // The keys stay open meanwhile, because signing in happens in another tab.
    instance.member = (await call('getWallet')).member;
    if (instance.member === null) said.textContent = 'You are not signed in yet.';
    else after();
  };
  return notice(
    'note',
    el(
      'p',
      {},
      `Sign in at ${instance.siteName} to see the balance and to pay. The keys are here either way.`,
    ),
    botLink(app, start),
    el(
      'p',
      {},
      el('a', { href: '/', class: 'link', target: '_blank' }, `Sign in at ${instance.siteName}`),
    ),
    said,
    button('I have signed in', look),
  );
}

/** A link to the bot's private chat, which gives a sign-in link; `start` is the start parameter. */
export function botLink({ instance }: App, start: string): HTMLElement | null {
  const { botUsername } = instance;
  if (botUsername === null) return null;
  const href = `https://t.me/${botUsername}?start=${start}`;
  const props = { href, class: 'link', target: '_blank', rel: 'noreferrer' };
  return el('p', {}, el('a', props, `Get a link from @${botUsername}`));
}

/**
 * For an action that a link from the bot does not permit: where to sign in, and the alternative without a sign-in. The member
 * then presses again.
 */
export function ownSignInNotice({ instance }: App, address: string): HTMLElement {
  const { siteName, botUsername } = instance;
  return notice(
    'note',
    el(
      'p',
      { role: 'status' },
      'You are signed in by a link from the bot, which cannot replace your address: a link can fall into other hands. Sign in yourself and press the button again.',
    ),
    el(
      'p',
      {},
      el('a', { href: '/#sign-in', class: 'link', target: '_blank' }, `Sign in at ${siteName}`),
    ),
    botUsername !== null &&
      el(
        'p',
        {},
        `Or send @${botUsername} this: `,
        el('span', { class: 'code' }, `/address ${address}`),
      ),
  );
}
