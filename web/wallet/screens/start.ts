import type { App, Screen } from '../page/app.ts';
import { button, el, notice } from '../page/dom.ts';
import { m } from '../page/messages.ts';
import { notReviewed } from '../page/not-reviewed.ts';
import { backupScreen } from './backup.ts';
import { makeScreen } from './make.ts';
import { restoreScreen } from './restore.ts';
import { watchScreen } from './watch.ts';

/** Shown if there is no wallet yet. */
export function startScreen(app: App, safety: Safety): Screen {
  const { instance } = app;
  return {
    title: m.wallet_yours(),
    body: [
      el(
        'div',
        { class: 'panel' },
        el('p', { class: 'lead' }, m.wallet_promise()),
        el(
          'p',
          { class: 'hint' },
          m.wallet_promise_more({ code: instance.coinCode, site: instance.siteName }),
        ),
      ),
      safety.problem !== null && notice('warn', el('p', {}, safety.problem)),
      !safety.isPersistent && notice('warn', el('p', {}, m.wallet_may_delete())),
      notReviewed(app),
      !instance.coinProved &&
        notice(
          'warn',
          el('p', {}, m.wallet_coin_unproved({ site: instance.siteName, code: instance.coinCode })),
        ),
      el(
        'div',
        { class: 'choices' },
        ...(instance.coinProved ? keyChoices(app) : [tryAgain()]),
        button(m.wallet_only_watch(), () => app.show(watchScreen(app))),
      ),
    ],
  };
}

function keyChoices(app: App): HTMLElement[] {
  return [
    button(m.wallet_make(), () => app.show(makeScreen(app)), 'primary'),
    button(m.wallet_restore_from(), () => app.show(restoreScreen(app))),
    button(m.wallet_open_backup(), () => app.show(backupScreen(app))),
  ];
}

/** The site's coin may have been corrected meanwhile, so the whole page is reloaded. */
function tryAgain(): HTMLElement {
  return button(m.wallet_try_again(), () => location.reload(), 'primary');
}

/** The browser's report on its storage. */
export type Safety = { isPersistent: boolean; problem: string | null };
