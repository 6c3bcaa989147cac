import { call } from '../page/api.ts';
import type { App } from '../page/app.ts';
import { button, el, notice } from '../page/dom.ts';
import { m } from '../page/messages.ts';

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
    if (instance.member === null) said.textContent = m.wallet_not_signed_in_yet();
    else after();
  };
  return notice(
    'note',
    el('p', {}, m.wallet_sign_in_why({ site: instance.siteName })),
    botLink(app, start),
    el(
      'p',
      {},
      el(
        'a',
        { href: '/', class: 'link', target: '_blank' },
        m.wallet_sign_in({ site: instance.siteName }),
      ),
    ),
    said,
    button(m.wallet_have_signed_in(), look),
  );
}

/** A link to the bot's private chat, which gives a sign-in link; `start` is the start parameter. */
export function botLink({ instance }: App, start: string): HTMLElement | null {
  const { botUsername } = instance;
  if (botUsername === null) return null;
  const href = `https://t.me/${botUsername}?start=${start}`;
  const props = { href, class: 'link', target: '_blank', rel: 'noreferrer' };
  return el('p', {}, el('a', props, m.wallet_get_link({ bot: `@${botUsername}` })));
}

/**
 * For an action that a link from the bot does not permit: where to sign in, and the alternative without a sign-in. The member
 * then presses again.
 */
export function ownSignInNotice({ instance }: App, address: string): HTMLElement {
  const { siteName, botUsername } = instance;
  return notice(
    'note',
    el('p', { role: 'status' }, m.wallet_by_link_only()),
    el(
      'p',
      {},
      el(
        'a',
        { href: '/#sign-in', class: 'link', target: '_blank' },
        m.wallet_sign_in({ site: siteName }),
      ),
    ),
    botUsername !== null &&
      el(
        'p',
        {},
        ...m.wallet_or_send({
          bot: `@${botUsername}`,
          command: () => el('span', { class: 'code' }, `/address ${address}`),
        }),
      ),
  );
}
