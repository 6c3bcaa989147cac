import type { App, Screen } from '../page/app.ts';
import { button, el } from '../page/dom.ts';
import { m } from '../page/messages.ts';
import { qrCode } from '../page/qr.ts';

/** The address at which to be paid. */
export function receiveScreen(app: App): Screen {
  return {
    title: m.wallet_receive(),
    icon: 'receive',
    body: [
      el('div', { class: 'panel centred' }, ...addressCard(app)),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_back(), () => app.home()),
      ),
    ],
  };
}

/** The wallet's address as a QR code and as text, with a button that copies it. */
export function addressCard({ instance, wallet }: App): Element[] {
  const address = wallet?.addresses[0].address ?? '';
  const said = el('p', { role: 'status', class: 'hint' });
  const copy = async () => {
    // The address is not secret; words and keys have no such button.
    await navigator.clipboard.writeText(address).then(
      () => said.replaceChildren(m.wallet_copied()),
      () => said.replaceChildren(m.wallet_not_copied()),
    );
  };
  return [
    qrCode(`${instance.coinUriScheme}:${address}`, m.wallet_qr({ address })),
    el('p', { class: 'code' }, address),
    button(m.wallet_copy(), copy, 'primary'),
    said,
  ];
}
