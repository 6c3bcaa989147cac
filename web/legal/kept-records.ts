/** One kind of thing that is kept about people. */
export type KeptRecord = {
  title: string;
  what: string;
  purpose: string;
  kept: string;
  seenBy: string;
};

const FOR_GOOD = 'For good. The database refuses to change or remove what was once written.';
const OPERATOR = 'The operator and administrators.';

/** Everything that the database and the log hold of people; which column belongs to which, the test says. */
export const KEPT_RECORDS: readonly KeptRecord[] = [
  {
    title: 'Your Telegram account',
    what: 'Telegram id, first and last name, username, the addresses of your photo and of your profile, the times of the newest reports of them, a member number, and when you first appeared.',
    purpose: 'To tell members apart, to show who is who, and to know you when you sign in.',
    kept: 'As long as this site runs; a newer report replaces the older one.',
    seenBy:
      'Everybody sees name, username, profile link, member number and when you first appeared. Telegram id and photo address: you, the operator and administrators.',
  },
  {
    title: 'What you set in the bot',
    what: 'Twitter/X handle and whether it was verified, primary address and staking address, each with the time at which it was set.',
    purpose: 'They earn points once; the primary address is where a share of the pool can be paid.',
    kept: 'As long as this site runs; a newer one replaces the older in your profile.',
    seenBy: `Everybody sees the handle. The addresses: ${OPERATOR.toLowerCase()}`,
  },
  {
    title: 'What you did',
    what: 'Every event that is reported: its type (account, profile, address, handle, tip, send, /gm, /faucet, content, treasure hunt, referral), when it happened and when it came in, the amount, the id of the transaction (txid), to whom a tip went, and what was set.',
    purpose: 'To compute points and totals, and to prove them.',
    kept: FOR_GOOD,
    seenBy: `Single events: ${OPERATOR.toLowerCase()} Everybody sees the totals.`,
  },
  {
    title: 'Points and weeks',
    what: 'What each event earned by which rule, what a daily limit took off, corrections; from it your points in all, of each day and of each week, and the number of your transactions.',
    purpose: 'For rank, leaderboard and the weekly pool.',
    kept: 'For good: what was earned is never changed or removed, only added to.',
    seenBy:
      'Everybody sees lifetime points and those of the running week. Days: you, when signed in, and administrators, who also see by which rules the points of the running week were earned.',
  },
  {
    title: 'Shares of the weekly pool',
    what: 'For each week in which you shared the pool: your place, your points, the amount, when your account began as it was known then, whether it is owed, held back (with the reason) or paid, when, to which address, and the transaction with its id (txid).',
    purpose: 'To pay each share once.',
    kept: 'For good. What was paid stands on the coin’s public chain too, where nobody can remove it.',
    seenBy: `Everybody sees place, points, amount, status and transaction of each share, with your name, and can take away a file of them with your member number instead of your name. Addresses and reasons: ${OPERATOR.toLowerCase()} A transaction shows on the chain which addresses it paid.`,
  },
  {
    title: 'Content that you hand in',
    what: 'Link, kind, title, description, when you handed it in, and the review: its result, points, comment, by whom and when.',
    purpose: 'So that administrators can review it and points can be given for it.',
    kept: 'As long as this site runs, unless the operator deletes it. That you handed something in stays in the ledger.',
    seenBy: `${OPERATOR} What was approved may be shown to everybody with your name.`,
  },
  {
    title: 'Role and bans',
    what: 'Whether you are a member, an administrator or the owner; of a ban its beginning, reason and end.',
    purpose: 'To decide who may do what.',
    kept: 'As long as this site runs, or until it is changed.',
    seenBy: `Everybody sees who is an administrator. Bans: ${OPERATOR.toLowerCase()} The bot learns whether you are banned.`,
  },
  {
    title: 'Audit log',
    what: 'What an administrator changes: who, when, the action, on which record, what it was before and after, and the number of the request.',
    purpose: 'To answer for what was done with the power to do it.',
    kept: FOR_GOOD,
    seenBy: OPERATOR,
  },
  {
    title: 'Sessions',
    what: 'When you sign in: a hash of the random token in your cookie (inside of Telegram’s own apps also of a second one, good for ten minutes), and when the session began, was last used and ends. Of a sign-in with Telegram also a hash of what Telegram signed, so that it is taken once only.',
    purpose: 'To keep you signed in, and nobody else in your name.',
    kept: 'A session ends after 24 hours, after two hours without use, or when you sign out, which deletes its record. The record of one that ran out opens nothing; it may stay behind for a while.',
    seenBy: 'The operator.',
  },
  {
    title: 'The server’s log',
    what: 'Of each request: the time, its method and the address on this site that was asked for (a search on the leaderboard is part of it, and so is your Telegram id when your own week is shown), the host, the network (IP) address and port that it came from, the number of the request, the status of the answer and how long it took; of a failure also the error. What you send, cookies and tokens are not written down.',
    purpose: 'To find faults and abuse.',
    kept: 'The program hands its log to the machine on which it runs and deletes nothing there: the operator decides how long it is kept.',
    seenBy: 'The operator.',
  },
];
