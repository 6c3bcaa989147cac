import type { ApiResponse } from '#contract/api.ts';
import { Refused } from '../keys/refused.ts';
import { CallFailed, call } from '../page/api.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, facts, form } from '../page/dom.ts';
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
      throw new Refused(
        'This browser did not keep the sign-in. Allow cookies for this site and ask the bot for a new link.',
      );
    }
    app.home();
  };
  return {
    title: member === null ? 'Is this you?' : 'Change who is signed in?',
    body: [
      facts([
        ['This link is for', username === null ? displayName : nameOf(owner)],
        ...(member === null ? [] : [['Signed in here', member.displayName] as const]),
      ]),
      el(
        'p',
        {},
        `Continue only if you asked the bot for this link yourself. If somebody sent it to you, you would be using their account at ${siteName}.`,
      ),
      form(`Continue as ${displayName}`, enter, []),
      el(
        'div',
        { class: 'choices' },
        button(member === null ? 'Not now' : `Stay signed in as ${member.displayName}`, () =>
          app.home(),
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
    title: hasExpired ? 'This link no longer works' : 'You are not signed in',
    body: [
      el(
        'p',
        { role: 'alert' },
        hasExpired
          ? 'A link from the bot works once, and for five minutes. Ask the bot for a new one.'
          : error.message,
      ),
      hasExpired
        ? botLink(app, startWord())
        : button('Try again', () => enterByLink(app, token), 'primary'),
      el(
        'div',
        { class: 'choices' },
        button('Continue without signing in', () => app.home()),
      ),
    ],
  };
}
