/** One kind of record that is kept about people. */
export type KeptRecord = {
  title: string;
  what: string;
  purpose: string;
  kept: string;
  seenBy: string;
};

const FOR_GOOD = 'For good. The database refuses to change or remove what has been written.';
const OPERATOR = 'The operator and administrators.';

/** All records about people in the database and the log; the test maps columns to records. */
export const KEPT_RECORDS: readonly KeptRecord[] = [
  {
    title: 'Your Telegram account',
    what: 'Telegram id, first and last name, username, the addresses of your photo and of your profile, the times of the newest reports of them, a member number, when you first appeared, and whether and since when you are hidden from public pages.',
    purpose: 'To tell members apart, to show who is who, and to recognize you when you sign in.',
    kept: 'As long as this site runs; a newer report replaces the older one.',
    seenBy:
      'Everybody sees name, username, profile link, member number and when you first appeared, unless you are hidden. Telegram id and photo address: you, the operator and administrators.',
  },
  {
    title: 'Your picture',
    what: 'The picture of your Telegram account, if you sign in and Telegram gives its address with the sign-in, and when it was last looked for.',
    purpose: 'To show you, and administrators, whom an account belongs to.',
    kept: 'Until it changes, or is gone, in Telegram and you sign in again; until 90 days after your last sign-in at most, and until the next hourly clean-up.',
    seenBy: `You, when signed in, and: ${OPERATOR.toLowerCase()}`,
  },
  {
    title: 'What you set in the bot or the wallet',
    what: 'Twitter/X handle and whether it was verified, primary address and staking address, each with the time at which it was set. For an address that you proved in the wallet: the text that its key signed, when, until when shares wait for it, and when you confirmed it. The keys and words of the wallet never reach us; which addresses it looks up is not kept.',
    purpose:
      'They earn points once; the primary address is where a share of the pool can be paid. The addresses that you proved also decide whose a payment is: one that comes from them counts as yours.',
    kept: 'As long as this site runs; a newer one replaces the older in your profile.',
    seenBy: `Everybody sees the handle. The addresses: ${OPERATOR.toLowerCase()}`,
  },
  {
    title: 'What you did',
    what: 'Every reported event: its type (account, profile, address, handle, tip, send, /gm, /faucet, content, treasure hunt, referral), when it happened and when it was received, the amount, the id of the transaction (txid), to whom a tip went, and what was set.',
    purpose: 'To compute points and totals, and to prove them.',
    kept: FOR_GOOD,
    seenBy: `Individual events: you, if they earned points or paid you, and: ${OPERATOR.toLowerCase()} Everybody sees the totals.`,
  },
  {
    title: 'Points and weeks',
    what: 'What each event earned by which rule, what a daily limit took off, corrections; from it your points in all, of each day and of each week, and the number of your transactions. A public log holds a fingerprint of each event and of each ban, and we keep the random number that opens it.',
    purpose:
      'For rank, leaderboard and the weekly pool; the log proves that nothing in it was changed.',
    kept: 'For good: what was earned is never changed or removed, only added to. Erasing you deletes the numbers that open your fingerprints.',
    seenBy:
      'Everybody sees lifetime points and those of the running week. Days and individual entries with their rules: you, when signed in; administrators see by which rules the points of the running week were earned. The fingerprints tell strangers nothing; the numbers that open yours: you, when signed in.',
  },
  {
    title: 'Shares of the weekly pool',
    what: 'For each week in which you shared the pool: your place, your points, the amount, when your account began as it was known then, whether it is owed, held back (with the reason) or paid, when, to which address, and the transaction with its id (txid). If the operator paid it by hand: who recorded that, the note, and why it was taken back if it was.',
    purpose: 'To pay each share once.',
    kept: 'For good. Payments are on the coin’s public chain too, where nobody can remove it.',
    seenBy: `Everybody sees place, points, amount, status, transaction and note of each share, with your name, and can download a file of them with your member number instead of your name. Addresses and reasons: ${OPERATOR.toLowerCase()} A transaction shows on the chain which addresses it paid.`,
  },
  {
    title: 'Claims of the faucet',
    what: 'If this community’s bot has a faucet: each time you claimed, how much, the address that was paid, what became of it, and the transaction with its id (txid).',
    purpose: 'To pay each claim once, and nobody more often than once in 24 hours.',
    kept: 'For good. Payments are on the coin’s public chain too, where nobody can remove it.',
    seenBy: `You, and: ${OPERATOR.toLowerCase()}`,
  },
  {
    title: 'Treasure hunts',
    what: 'For each treasure hunt that you played: which clue you are at and since when, the times of your last wrong answers to it, when you finished, and how many finished before you; whether a clue asks others to tip you. Your answers are not kept. For each prize in coins that you won: the amount, whether it is owed, paid or lapsed (with the reason), when, to which address, and the transaction with its id (txid).',
    purpose:
      'To order those who finish, to find the winners so that everybody can check them, and to pay each prize once.',
    kept: 'For good; the times of wrong answers until you solve the clue or are erased. Payments are on the coin’s public chain too, where nobody can remove it.',
    seenBy: `Everybody sees how many members are at which clue and, once the hunt has ended, the member numbers of those who finished, and the winners with prizes and transactions, by name unless they are hidden. The rest: you, and: ${OPERATOR.toLowerCase()} Those who come to a clue about you see your name.`,
  },
  {
    title: 'What stands out in tips',
    what: 'For each week, what stands out in the tips that you sent or received: who tipped whom, how often and when, whether accounts are new or are paid to one address; what administrators noted about it. Objections to shares: whose, by whom, why, and what was decided.',
    purpose:
      'So that people can look at it before the weekly pool is paid out. Nothing follows from it by itself.',
    kept: 'For good, as the tips themselves.',
    seenBy: `Your own objections, and why your share is held: you. All of it: ${OPERATOR.toLowerCase()}`,
  },
  {
    title: 'Content that you submit',
    what: 'Link, kind, title, description, when you submitted it, whether it is a second try, what you changed or that you withdrew it, and the review: its result, points, comment, by whom and when, who is reviewing it now, and forms of the link and all this text used to search for it.',
    purpose: 'So that administrators can review it and award points.',
    kept: 'As long as this site runs, unless the operator deletes it. The fact that you submitted it stays in the ledger, and your changes to it in the audit log.',
    seenBy: `You, and: ${OPERATOR.toLowerCase()} Everybody sees approved content in the showcase and on your creator page: link, kind, title, description, points and when it was submitted, with your name and rank, unless you are hidden.`,
  },
  {
    title: 'Role and bans',
    what: 'Whether you are a member, an administrator or the owner; for a ban, its start, reason and end.',
    purpose: 'To decide who may do what.',
    kept: 'As long as this site runs, or until it is changed.',
    seenBy: `Everybody sees who is an administrator. Bans: ${OPERATOR.toLowerCase()} The bot learns whether you are banned.`,
  },
  {
    title: 'Messages from the bot',
    what: 'Whether you want no broadcasts; since when the bot cannot write to you. For each broadcast to you: when it was sent, whether it arrived, and the number Telegram gave the message; for the broadcast itself: who started it and when, and, until it has ended, its text with the name of the post’s author.',
    purpose: 'To write only to those who want it, and to nobody twice.',
    kept: 'Your choice until you change it; that you cannot be written to until the bot hears of you; which broadcasts you got as long as this site runs.',
    seenBy: `The operator. Administrators see who started a broadcast and how many it reached. Telegram carries the messages.`,
  },
  {
    title: 'People whom the bot has met',
    what: 'If this community runs a bot of its own: Telegram id, names and username of everybody whose message or press of a button Telegram shows the bot, member or not, when Telegram last said so, since when the bot may write to you in private, and when it last told you that tips wait for you. Telegram also shows it whom a tip answers or names. The messages themselves are not kept.',
    purpose: 'To know whom a name means when somebody is tipped or looked up by it.',
    kept: 'Until 90 days after the bot last met you, if you are no member; as long as this site runs if you are.',
    seenBy: 'The operator.',
  },
  {
    title: 'Members whom you bring',
    what: 'If this community runs a bot of its own: the code of your link, once you have asked for one; whose link you came by, or who came by yours, and when.',
    purpose:
      'To tell you of them, to give the points that the operator sets, and to give them once.',
    kept: 'As long as this site runs.',
    seenBy: 'The operator. You are told that somebody came, not who.',
  },
  {
    title: 'What the bot tells you',
    what: 'If this community runs a bot of its own: which notices you want and whether you take tips; what it last asked you and what you have answered so far; what it is about to say to you, and, afterwards, when it was said, whether it arrived, and the number Telegram gave the message.',
    purpose: 'To tell you everything once, and only what you want to hear.',
    kept: 'Your choices until you change them; an open question for an hour; a text until it is sent, the rest for 30 days.',
    seenBy: 'You, in Telegram, which carries the messages, and the operator.',
  },
  {
    title: 'Plan as a developer',
    what: 'Which plan you have, for which period, how it was paid, when it began, when it ends and whether it is renewed; how many API requests and webhooks you used in each month, with a plan and without; which reminders the bot was asked to send you about it, and whether they arrived. If you ask for a plan by arrangement: plan, months, coin, how the owner reaches you, when, and what became of it, with what was received or why it was declined.',
    purpose: 'To give access to the API within the plan’s limits.',
    kept: 'As long as this site runs; how you are reached until you withdraw the request.',
    seenBy: 'You, when signed in, and the operator.',
  },
  {
    title: 'Payments of plans',
    what: 'By card: plan, period and price that you chose, when, the address of the payment page, the numbers that Stripe gave you, the page, the subscription and a payment that was given back or disputed, and how Stripe says that they stand. In coins: plan, price, credit and amount of each invoice, its address and times, what it bought and what stood before; of every payment to it the transaction, the amount, the block and when it was first seen; and each entry of your credit. The number of your card never comes here.',
    purpose: 'To deliver once what was paid for, and to credit overpayments.',
    kept: 'As long as this site runs; entries of your credit are only ever added to. Payments in coins are on the public chain too, where nobody can remove it.',
    seenBy:
      'You, when signed in, and the operator. Stripe knows what you pay there, and everybody can see payments on the chain, without your name.',
  },
  {
    title: 'Apps that you register',
    what: 'Name, developer or organization, contact email, type, description, webhook and callback addresses and the permissions that you ask for; the secret with which its webhooks are signed, encrypted; when it was registered, whether, when and by whom it was approved, why it was sent back to sandbox, and when it was removed.',
    purpose:
      'To tell members who is asking them for what, and to let administrators decide about it.',
    kept: 'As long as this site runs.',
    seenBy: `You and: ${OPERATOR.toLowerCase()} Members whom your app asks for something are told its name and the developer.`,
  },
  {
    title: 'API keys',
    what: 'Name, permissions, app, limit and times of each key that you make; the key itself encrypted, and as a hash by which it is found; how many requests it made in each day and, for an hour, in each minute; when it was last used and from which network (not the whole address), and whether it was used after its end. Answers to calls that must not be done twice, with what your program called them.',
    purpose:
      'To give each program the access you allow it, to count requests, and to do nothing twice.',
    kept: 'As long as this site runs. The key itself until ten minutes after you delete it, and its hash for good, so that its use is noticed; the answers for a day.',
    seenBy:
      'You, when signed in; whole keys for a quarter of an hour after a sign-in. The operator sees everything but the keys.',
  },
  {
    title: 'Webhooks of your apps',
    what: 'What each of your apps was told: the event, what it said of whom it is about, when it was sent, how often, and what your server answered.',
    purpose: 'To tell apps what happens, and to show you what was delivered.',
    kept: '30 days, and until the next hourly clean-up.',
    seenBy: 'You and the operator. Your app’s own server is told the event.',
  },
  {
    title: 'What you allow apps',
    what: 'Which app you allowed what, when, and when you took it back; which apps you blocked; of each question whether you may be asked, by which app, for what, when, and what you answered, also where the id that an app named is nobody’s.',
    purpose: 'So that an app learns only what you allowed it.',
    kept: 'As long as this site runs; of questions the newest, and those before it for 30 days and until the next hourly clean-up.',
    seenBy:
      'You, in the bot and at “Apps you allowed”, and the operator. The app learns whether it may.',
  },
  {
    title: 'What apps ask and tell you',
    what: 'Of each message that the bot writes to you for an app: which app and whose key, of which kind, when, and whether it arrived; its text until it has gone out. Of each payment that an app asks you for: amount, address, what it is for, when, until when, what became of it, and the transaction that paid it (txid).',
    purpose: 'To ask and tell you once, to limit how often apps may, and to find what was paid.',
    kept: 'Messages: 30 days after they went out, and until the next hourly clean-up. Requests for payments: as long as this site runs.',
    seenBy:
      'The app and its developer see their own; the operator. The address that is paid to is looked up at an index of the chain where the operator has set one up (balances too: your primary address, for an app that you allow it).',
  },
  {
    title: 'Tips',
    what: 'Of each tip: who tips whom, how much, in dollars too if it was written so, the note, the chat, topic and message that it was made under, when, until when it can be paid, the address that is paid, what became of it, and the transaction that paid it (txid). Of a payment of a tip’s amount that may be its payment: its transaction, address, amount and block, from which addresses it comes, when you were asked about it, and your answer. Whether you want no tips. Of each payment from the wallet page: from which addresses, to which, how much, the fee, when, what became of it, and its signed bytes.',
    purpose: 'To find the payment on the chain, to count it once, and to tell both of you.',
    kept: 'As long as this site runs; the bytes until six blocks have come after it. Payments are on the coin’s public chain too, where nobody can remove it.',
    seenBy:
      'You and whom you tip, in the bot and in the wallet’s history; everybody in the group where it was made; the operator. The address is looked up at an index of the chain.',
  },
  {
    title: 'Escrows',
    what: 'Of each escrow that an app sets up with you: buyer, seller and app, the amount, what it is for, the public keys and addresses of both, when each agreed, what was paid in, why it was disputed and what was decided, and the transaction that ends it, with its signatures and id (txid).',
    purpose:
      'To create the address that two of three keys can spend from, and the transaction that ends the escrow.',
    kept: 'As long as this site runs. Payments are on the coin’s public chain too. No private key is ever here.',
    seenBy:
      'The app and its developer see their own; the operator. Buyer and seller are told the terms.',
  },
  {
    title: 'Audit log',
    what: 'What an administrator changes, and what you change yourself: content that waits for review, apps, API keys (also when whole keys were shown to you), requests for plans, the end of a plan, what you allow apps and escrows, answers to a login by your id. Who by the Telegram id, when, the action, on which record, what it was before and after, and the number of the request.',
    purpose: 'To account for what was done, and to find out if somebody else did it in your name.',
    kept: FOR_GOOD,
    seenBy: OPERATOR,
  },
  {
    title: 'Sessions',
    what: 'When you sign in: a hash of the random token in your cookie (inside of Telegram’s own apps also of a second one, good for ten minutes), and when the session began, was last used and ends, and whether a link from the bot opened it. Of a sign-in with Telegram also a hash of what Telegram signed, so that it is accepted only once. Of the newest link that the bot sent you to sign in by: a hash of it, and when it ends.',
    purpose: 'To keep you, and nobody else, signed in as you.',
    kept: 'A session ends after 24 hours, after two hours without use, or when you sign out, which deletes its record. A link works for five minutes. The record of an expired one gives no access and is deleted within hours.',
    seenBy: 'The operator.',
  },
  {
    title: 'Logins as an administrator',
    what: 'For each login by Telegram id on the admin page, whoever tries it: the id entered, the network it came from (an address without its last part), the kind of browser, the two digits that the page showed, when, and the outcome; for an administrator who wants no questions for a day, until when. Who approved or denied, and when, goes into the audit log.',
    purpose: 'To ask the administrator in Telegram, and to stop anyone who tries too often.',
    kept: 'A day, and until the next hourly clean-up.',
    seenBy: 'The operator. The administrator who is asked sees network, browser and time.',
  },
  {
    title: 'The server’s log',
    what: 'For each request: the time, its method and the path on this site that was asked for (without what was searched for, and without Telegram ids), the host, the network (IP) address and port that it came from, the number of the request, the status of the answer and how long it took; for a failure also the error. What you send, cookies and tokens are not logged.',
    purpose: 'To find faults and abuse.',
    kept: 'The program passes its log to the machine it runs on and deletes nothing there: the operator decides how long it is kept.',
    seenBy:
      'The operator. Where the operator has chosen a service that watches how long requests take: that service, of each request the method, the kind of address, its number, the status and the times, and nothing about who asked.',
  },
];
