import { IS_FULL, someOf } from '../server/testing/run/scope.ts';

/**
 * Tests, by title, that repeat one kind of question for many pages or parts of pages. None is about the outcome of a payment, the
 * wallet's keys, a role, or a sign-in that must be refused: those run every time.
 */
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
    'loses nothing that was typed',
    'keeps what was typed',
    'keeps a ban that fails, and is searched and paged',
    'a failure to load unpaid weeks is told, and can be tried again',
    'coming from another page, skeletons stand in while each call is made, once',
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
  themes: [
    'is the stored one or the system’s, from the page’s first lines on',
    'it follows the system until a choice is made, which is stored and counts in other tabs',
    "the instance's default holds until somebody chooses",
    'blocked storage breaks nothing',
    "a theme's pictures are that theme's alone, and fit",
    "another community's site has its colours from the first paint, its pictures and its slides",
  ],
  'parts that move': [
    'count up from 0, fast at first, for 10 s and 8 s, then stop',
    'the total rewards count up over 3 seconds, visually only',
    'the carousel advances by itself, pauses, and can be moved by mouse and keyboard',
    'a swipe of more than 50 px goes left to the next slide and right to the one before',
    'counts down and ends at the distribution',
  ],
  'frame of the site': [
    'header, menu, footer and the demo banner, and a way back from no page',
    'the skip link leads past the menu, and a new page starts at its top, spoken',
    'says so: Reload brings a part of it back, and the menu leads on',
    'the viewer’s menu leads to Developers, and administrators to the Monitor',
    'on a phone the demo’s banner is one line, and the rest is behind a press',
    'every page says what it is',
    'the icons and the manifest exist, with the right types',
    'the app takes the full height, confirms closing, colours the bars and gives haptic feedback',
    'an instance may leave wallets and prices out inside Telegram, and only there',
  ],
  'lists that are sorted, searched and paged': [
    'every sort matches the API, over all pages',
    'starts 300 ms after the last letter, or at once with Enter',
    'a search typed before the script loads runs afterwards',
    'search, filter and pages together',
    'the address links to what is shown',
    'the member’s row is pinned on every page, sort and search, and the week matches the API',
    'all submissions are filtered, searched, sorted and paged on the server',
    'shares have pages, and the address keeps them',
    'goes back through past weeks',
  ],
  'pages that are read': [
    'open the bot in a new tab, scroll to the features, and navigate without a reload',
    'the guide opens and closes, and has the words of docs/spec',
    'a creator’s page shows emblem, totals and approved content',
    'has four tabs with addresses, links onward, and shows the plans',
    'shows documentation, examples to copy, and figures',
    'a visitor can sign in in place and sees the advice',
    'asks visitors to sign in, in place, and is accessible',
    'without payments the page shows the plans, says why none can be bought, and leads to the keys',
    'where keys need a plan and none can be bought, the page leads to the operator',
    'a week in which nobody was eligible says so',
    'is no page',
  ],
  'panels of the sign-in': [
    'says when the nonce does not load, and tries again; the judge finds no fault',
    'works with the keyboard alone, whatever fails',
    'fits, has targets large enough for a finger, and signs in',
    'says what is wrong and tries again',
    'says that its place was removed from the page',
    'on loopback, where Telegram’s login has no domain',
    'at a public address, once Telegram’s login has failed',
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
