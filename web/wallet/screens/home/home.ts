import type { App, Screen } from '../../page/app.ts';
import { el, iconButton, notice } from '../../page/dom.ts';
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
    title: 'Your wallet',
    action: iconButton('lock', 'Lock', () => app.lock()),
    body: [
      unsettledBox(app),
      el(
        'div',
        { class: 'panel' },
        balanceBox(app, recent.afterBalance),
        el(
          'div',
          { class: 'actions' },
          iconButton('send', 'Send', () => app.show(sendScreen(app))),
          iconButton('receive', 'Receive', () => app.show(receiveScreen(app))),
          iconButton('backup', 'Back up', () => app.show(spareScreen(app))),
        ),
      ),
      wallet?.unsearched === true &&
        notice(
          'warn',
          el(
            'p',
            {},
            'The chain could not be searched when this wallet was restored, so only its first address is counted. To find coins at others, remove it here and restore it from its words while you are signed in.',
          ),
        ),
      notReviewed(app),
      addressBox(app),
      recent.box,
      el('p', { class: 'hint' }, spareText(app)),
    ],
  };
}
