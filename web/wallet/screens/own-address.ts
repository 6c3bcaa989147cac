import { call } from '../page/api.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, facts, form } from '../page/dom.ts';

/** Makes the wallet's address the member's own, by a signature of a fresh text. */
export function ownAddressScreen(app: App): Screen {
  const [own] = app.wallet?.addresses ?? [];
  const { member } = app.instance;
  const set = async () => {
    if (!own || !member) return;
    const { text } = await call('postAddressProof', { address: own.address });
    requireHarmless(text, own.address);
    const signature = await app.signer.ask('signMessage', { text, path: own.path });
    const { address, heldUntil } = await call('putWalletAddress', {
      address: own.address,
      signature,
    });
    Object.assign(member, { primaryAddress: address, isProved: true, heldUntil });
    app.home();
  };
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
      form('Sign and use it', set, []),
      el(
        'div',
        { class: 'choices' },
        button('Back', () => app.home()),
      ),
    ],
  };
}

/** Signs only what it asked for: a text of one line that names this very address. */
function requireHarmless(text: string, address: string): void {
  if (text.length > 500 || text.includes('\n') || !text.includes(address)) {
    throw new Error('The server asked to sign something else. Nothing was signed.');
  }
}
