import { call } from '../../page/api.ts';
import type { App } from '../../page/app.ts';
import { button, el, notice } from '../../page/dom.ts';
import { m, timeText } from '../../page/messages.ts';
import { ownAddressScreen } from '../own-address.ts';

/** The address at which the member is paid; fetched again, because the bot or another tab may have changed it. */
export function addressBox(app: App): HTMLElement | null {
  const { instance } = app;
  if (instance.member === null) return null;
  const box = el('div', {});
  const show = () => box.replaceChildren(addressNotice(app) ?? '');
  show();
  const shown = JSON.stringify(instance.member);
  void call('getWallet').then(
    ({ member }) => {
      instance.member = member;
      if (JSON.stringify(member) !== shown) show();
    },
    // The balance already says that there is no response.
    () => undefined,
  );
  return box;
}

/** A notice on whether the member is paid at this wallet's address. */
function addressNotice(app: App): HTMLElement | null {
  const { member } = app.instance;
  const { sealed, addresses } = app.wallet ?? {};
  if (!member || !sealed || !addresses) return null;
  const [{ address }] = addresses;
  if (member.primaryAddress === address && member.isProved) {
    return member.heldUntil === null
      ? null
      : notice('note', el('p', {}, m.wallet_held({ time: timeText(member.heldUntil) })));
  }
  return notice(
    'note',
    el('p', {}, m.wallet_not_reached({ name: member.displayName })),
    el(
      'p',
      {},
      button(m.wallet_use_it(), () => app.show(ownAddressScreen(app)), 'primary'),
    ),
  );
}
