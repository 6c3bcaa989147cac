import type { App, Screen } from '../page/app.ts';
import { button, el, notice } from '../page/dom.ts';
import { notReviewed } from '../page/not-reviewed.ts';
import { backupScreen } from './backup.ts';
import { makeScreen } from './make.ts';
import { restoreScreen } from './restore.ts';
import { watchScreen } from './watch.ts';

/** Shown if there is no wallet yet. */
export function startScreen(app: App, safety: Safety): Screen {
  const { instance } = app;
  return {
    title: 'Your wallet',
    body: [
      el(
        'div',
        { class: 'panel' },
        el(
          'p',
          { class: 'lead' },
          'Your keys stay on this device. Your twelve words are the only spare.',
        ),
        el(
          'p',
          { class: 'hint' },
          `The keys for ${instance.coinCode} are made in this browser and kept in it, encrypted. ${instance.siteName} never receives them, and nobody can give them back to you if you lose them.`,
        ),
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
      !instance.coinProved &&
        notice(
          'warn',
          el(
            'p',
            {},
            `${instance.siteName} has not proved yet that it uses ${instance.coinCode}, so no keys are made or restored. Try again in a few minutes.`,
          ),
        ),
      el(
        'div',
        { class: 'choices' },
        ...(instance.coinProved ? keyChoices(app) : [tryAgain()]),
        button('Only watch an address', () => app.show(watchScreen(app))),
      ),
    ],
  };
}

function keyChoices(app: App): HTMLElement[] {
  return [
    button('Make a new wallet', () => app.show(makeScreen(app)), 'primary'),
    button('Restore from words or a private key', () => app.show(restoreScreen(app))),
    button('Open a backup file', () => app.show(backupScreen(app))),
  ];
}

/** The site's coin may have been corrected meanwhile, so the whole page is reloaded. */
function tryAgain(): HTMLElement {
  return button('Try again', () => location.reload(), 'primary');
}

/** The browser's report on its storage. */
export type Safety = { isPersistent: boolean; problem: string | null };
