import { Refused } from '../keys/refused.ts';
import { CallFailed, call } from '../page/api.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, facts, form } from '../page/dom.ts';
import { m } from '../page/messages.ts';
import { ownSignInNotice } from './sign-in.ts';

/** Sets the wallet's address as the member's own, with a signature of a fresh text. */
export function ownAddressScreen(app: App): Screen {
  const [own] = app.wallet?.addresses ?? [];
  const { member } = app.instance;
  const set = async () => {
    if (!own || !member) return;
    const { text } = await call('postAddressProof', { address: own.address });
    const { telegramId } = member;
    if (!text.includes(` ${telegramId}.`)) throw new Refused('wallet_somebody_else');
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
    title: m.wallet_use_it(),
    body: [
      facts([
        [m.wallet_address_from_now(), own?.address ?? ''],
        [m.wallet_address_until_now(), member?.primaryAddress ?? m.wallet_address_none()],
      ]),
      el('p', {}, m.wallet_use_it_how()),
      form(m.wallet_sign_and_use(), set, [said]),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_back(), () => app.home()),
      ),
    ],
  };
}
