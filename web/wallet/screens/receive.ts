import type { App, Screen } from '../page/app.ts';
import { button, el } from '../page/dom.ts';
import { qrCode } from '../page/qr.ts';

/** The address at which to be paid. */
export function receiveScreen(app: App): Screen {
  const { instance, wallet } = app;
  const address = wallet?.addresses[0].address ?? '';
  const said = el('p', { role: 'status', class: 'hint' });
  const copy = async () => {
    // The address is not secret; words and keys have no such button.
    await navigator.clipboard.writeText(address).then(
      () => said.replaceChildren('Copied.'),
      () => said.replaceChildren('Copying is not allowed here. Select the address and copy it.'),
    );
  };
  return {
    title: 'Receive',
    body: [
      qrCode(`${instance.coinUriScheme}:${address}`, `QR code of ${address}`),
      el('p', { class: 'code' }, address),
      said,
      el(
        'div',
        { class: 'choices' },
        button('Copy the address', copy, 'primary'),
        button('Back', () => app.home()),
      ),
    ],
  };
}
