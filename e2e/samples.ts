import { IS_FULL, someOf } from '../server/testing/run/scope.ts';

/** Tests, by title, that repeat one kind of question for many pages. */
export const KINDS = {
  looks: [
    'every section is accessible and fits',
    'panels, dialogs and the menu are too',
    'nothing moves when the lists arrive at',
    'while the page loads, counts, changes slides, or waits for slow calls',
    'while the board loads, refreshes, changes page, or waits for slow calls',
    'home, with the choice of the theme',
    'the board and its open guide, signed in',
    'every call slow, and then failing',
    'every target is at least 44 px high',
    'nothing scrolls sideways on the narrowest phones',
    'the header fits at every width, whoever is signed in',
    'everything is accessible and nothing scrolls sideways',
  ],
  keyboards: [
    'the board works with the keyboard alone',
    'the list can be reviewed by keyboard alone',
    'the legal pages are reached and read with the keyboard alone, and are accessible',
  ],
  failures: [
    'pages of the board: a slow one keeps the one before, a failed one leaves the way back',
    'board, summary and history say so where they stand, and the rest stays',
    'weekly rewards are unavailable, with Retry',
    'keeps the list and says so, without a network at all too',
    'only the first of several in a row says so',
    'failed calls for the member say so in place',
    'the dashboard and each card say so until Retry Connection',
    'with no answer at all there is only one message',
    'each part says so where it stands, and comes back alone',
    'a failed job, a late job, and their recovery',
    'a slow or failed list and failed changes lose nothing',
    'are reported in each section, retried, and clear nothing',
    'figures are left out and the document is reloaded',
    'the list of apps says so and nothing typed is lost',
    'the week keeps its space, says when it failed, and can be retried',
    'six skeletons, the empty states, and the error with Retry',
    'pulse, then say only Loading..., and recover later',
    'messages appear even if their code does not load',
    'missing pictures become Screen N, even if they failed before the script ran',
  ],
  polls: [
    '30 s the board, 60 s the summary, 5 minutes status and history',
    'the week is polled every 60 s, the row with the board',
    'poll every 30 s and continue from the previous value, beside the payout countdown',
    '30 s status and health, 60 s activity and logs, points never',
  ],
  'pages without scripts': [
    'every section, text and link is there in order, with five slides in a column and no buttons',
    'can be read, have links as high as a finger, and lead to each other',
    'the board can be read',
  ],
  widgets: [
    'a tooltip shows after 700 ms, another at once within 300 ms, and Escape closes it',
    'the keyboard shows the meaning of a mark that it reaches',
    'a tap shows it, and a tap elsewhere closes it',
    'a message is read out, stays 5000 ms, and waits while the pointer is on it',
    'a message closes by its button, by Escape, by a swipe, and gives way to the next',
    'a dismissed one is removed after 1,000,000 ms',
  ],
} as const;

/** The tests that this run leaves out: two thirds of each kind, others in each run. Null in a whole run. */
export function leftOut(): RegExp | null {
  if (IS_FULL) return null;
  const titles = Object.entries(KINDS).flatMap(([kind, all]: [string, readonly string[]]) => {
    const drawn = someOf(all, Math.ceil(all.length / 3), kind);
    return all.filter((title) => !drawn.includes(title));
  });
  return new RegExp(titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));
}
