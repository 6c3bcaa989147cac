import type { App, Screen } from '../../page/app.ts';
import { el, iconButton, notice } from '../../page/dom.ts';
import { m } from '../../page/messages.ts';
import { notReviewed } from '../../page/not-reviewed.ts';
import { spareScreen, spareText } from '../backup.ts';
import { receiveScreen } from '../receive.ts';
import { sendScreen } from '../send.ts';
import { unsettledBox } from '../unsettled.ts';
import { addressBox } from './address-notice.ts';
import { balanceBox } from './balance.ts';
import { recentPayments } from './recent.ts';

/** The balance, the three actions and the recent payments. */
export function homeScreen(app: App): Screen {
  const { wallet } = app;
  const recent = recentPayments(app);
  return {
    title: m.wallet_yours(),
    action: iconButton('lock', m.wallet_lock(), () => app.lock()),
    body: [
      unsettledBox(app),
      el(
        'div',
        { class: 'panel' },
        balanceBox(app, recent.afterBalance),
        el(
          'div',
          { class: 'actions' },
          iconButton('send', m.wallet_send(), () => app.show(sendScreen(app))),
          iconButton('receive', m.wallet_receive(), () => app.show(receiveScreen(app))),
          iconButton('backup', m.wallet_back_up(), () => app.show(spareScreen(app))),
        ),
      ),
      wallet?.unsearched === true && notice('warn', el('p', {}, m.wallet_unsearched())),
      notReviewed(app),
      addressBox(app),
      recent.box,
      el('p', { class: 'hint' }, spareText(app)),
    ],
  };
}
