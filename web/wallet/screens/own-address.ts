import { Refused } from '../keys/refused.ts';
import { CallFailed, call } from '../page/api.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, facts, form } from '../page/dom.ts';
import { ownSignInNotice } from './sign-in.ts';

const SOMEBODY_ELSE =
  'Somebody else is signed in by now. Load this page again. Nothing was signed.';

/** Sets the wallet's address as the member's own, with a signature of a fresh text. */
export function ownAddressScreen(app: App): Screen {
  const [own] = app.wallet?.addresses ?? [];
  const { member } = app.instance;
  const set = async () => {
    if (!own || !member) return;
    const { text } = await call('postAddressProof', { address: own.address });
    const { telegramId } = member;
    if (!text.includes(` ${telegramId}.`)) throw new Refused(SOMEBODY_ELSE);
    const { siteName } = app.instance;
    const asked = { text, siteName, telegramId, path: own.path };
    const signature = await app.signer.ask('signProof', asked);
    try {
      const answer = await call('putWalletAddress', { address: own.address, signature });
      const { address, heldUntil } = answer;
      Object.assign(member, { primaryAddress: address, isProved: true, heldUntil });
      app.home();
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'signed_in_by_link') throw error;
      said.replaceChildren(ownSignInNotice(app, own.address));
    }
  };
  const said = el('div');
  return {
    title: 'Use it for tips and shares',
    body: [
      facts([
        ['Your address from now on', own?.address ?? ''],
        ['Until now', member?.primaryAddress ?? 'none'],
      ]),
      el(
        'p',
        {},
        'The wallet signs a short text, which proves that the address is yours. Nothing is paid. If you had another address before, weekly shares wait 24 hours unless you confirm the change in the bot.',
      ),
      form('Sign and use it', set, [said]),
      el(
        'div',
        { class: 'choices' },
        button('Back', () => app.home()),
      ),
    ],
  };
}
