import type { App, Screen } from '../page/app.ts';
import { button, el, field, form } from '../page/dom.ts';

/** Watches an address whose key is elsewhere. */
export function watchScreen(app: App): Screen {
  const address = field('Address', {
    hint: 'You will see its coins here, and cannot pay with them.',
  });
  const keep = async () => {
    const { network } = app.instance;
    const read = await app.signer.ask('readAddress', { text: address.input.value, network });
    const wallet = { network, sealed: null, addresses: [{ address: read, path: null }] as const };
    await app.store.add({ ...wallet, addresses: [...wallet.addresses] });
    app.wallet = { ...wallet, addresses: [...wallet.addresses] };
    app.isOpen = true;
    app.home();
  };
  return {
    title: 'Watch an address',
    body: [
      form('Watch it', keep, [address.box]),
      el(
        'div',
        { class: 'choices' },
        button('Cancel', () => app.home()),
      ),
    ],
  };
}
