import type { ApiResponse } from '#contract/api.ts';
import { Refused } from '../keys/refused.ts';
import { CallFailed, call } from '../page/api.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, facts, form } from '../page/dom.ts';
import { m, textOf } from '../page/messages.ts';
import { botLink } from './sign-in.ts';

type Owner = ApiResponse<'postSignInLinkCheck'>;

/**
 * Continues with a link from the bot: asks before it signs anybody in, because a link may come from somebody else. A member who
 * is signed in does not need it.
 */
export async function enterByLink(app: App, token: string): Promise<void> {
  try {
    const owner = await call('postSignInLinkCheck', { token });
    if (owner.isSignedIn) app.home();
    else app.show(askScreen(app, token, owner));
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (app.instance.member !== null) app.home();
    else app.show(failedScreen(app, token, error));
  }
}

function askScreen(app: App, token: string, owner: Owner): Screen {
  const { instance } = app;
  const { member, siteName } = instance;
  const { displayName, username } = owner;
  const enter = async () => {
    await call('postSignInLink', { token });
    instance.member = (await call('getWallet')).member;
    if (instance.member === null) {
      throw new Refused('wallet_sign_in_lost');
    }
    app.home();
  };
  return {
    title: member === null ? m.wallet_is_this_you() : m.wallet_change_member(),
    body: [
      facts([
        [m.wallet_link_for(), username === null ? displayName : nameOf(owner)],
        ...(member === null ? [] : [[m.wallet_signed_in_here(), member.displayName] as const]),
      ]),
      el('p', {}, m.wallet_link_warning({ site: siteName })),
      form(m.wallet_continue_as({ name: displayName }), enter, []),
      el(
        'div',
        { class: 'choices' },
        button(
          member === null ? m.wallet_not_now() : m.wallet_stay_as({ name: member.displayName }),
          () => app.home(),
        ),
      ),
    ],
  };
}

/** The start parameter for the bot: the tip that was to be paid, or the wallet. */
function startWord(): string {
  const [, tipId] = /^\/wallet\/tip\/([\w-]{22})$/.exec(location.pathname) ?? [];
  return tipId === undefined ? 'wallet' : `tip_${tipId}`;
}

function nameOf({ displayName, username }: Owner): string {
  return displayName === `@${username}` ? displayName : `${displayName} (@${username})`;
}

function failedScreen(app: App, token: string, error: CallFailed): Screen {
  const hasExpired = error.code === 'invalid_sign_in';
  return {
    title: hasExpired ? m.wallet_link_over() : m.wallet_not_signed_in(),
    body: [
      el('p', { role: 'alert' }, hasExpired ? m.wallet_link_once() : textOf(error)),
      hasExpired
        ? botLink(app, startWord())
        : button(m.wallet_try_again(), () => enterByLink(app, token), 'primary'),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_continue_without(), () => app.home()),
      ),
    ],
  };
}
