import type { App, Screen } from '../page/app.ts';
import { button, el, notice } from '../page/dom.ts';
import { notReviewed } from '../page/not-reviewed.ts';
import { backupScreen } from './backup.ts';
import { makeScreen } from './make.ts';
import { restoreScreen } from './restore.ts';
import { watchScreen } from './watch.ts';

/** Where there is no wallet yet. */
export function startScreen(app: App, safety: Safety): Screen {
  const { instance } = app;
  return {
    title: 'Your wallet',
    body: [
      el(
        'p',
        {},
        `Keys for ${instance.coinCode} are made in this browser and stay in it, encrypted. ${instance.siteName} never receives them, and nobody can give them back to you if you lose them.`,
      ),
      safety.problem !== null && notice('warn', el('p', {}, safety.problem)),
      !safety.isPersistent &&
        notice(
          'warn',
          el(
            'p',
            {},
            'This browser may delete what this page keeps when it runs short of space, or after weeks without a visit. Write your words down: they bring everything back.',
          ),
        ),
      notReviewed(app),
      el(
        'div',
        { class: 'choices' },
        button('Make a new wallet', () => app.show(makeScreen(app)), 'primary'),
        button('Restore from words or a private key', () => app.show(restoreScreen(app))),
        button('Open a backup file', () => app.show(backupScreen(app))),
        button('Only watch an address', () => app.show(watchScreen(app))),
      ),
    ],
  };
}

/** What the browser says of its storage. */
export type Safety = { isPersistent: boolean; problem: string | null };
