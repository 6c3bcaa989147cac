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
    what: 'Telegram id, first and last name, username, the addresses of your photo and of your profile, the times of the newest reports of them, a member number, when you first appeared, and since when you are hidden from public pages, if you are.',
    purpose: 'To tell members apart, to show who is who, and to recognize you when you sign in.',
    kept: 'As long as this site runs; a newer report replaces the older one.',
    seenBy:
      'Everybody sees name, username, profile link, member number and when you first appeared, unless you are hidden. Telegram id and photo address: you, the operator and administrators.',
  },
  {
    title: 'Your picture',
    what: 'The picture of your Telegram account, if Telegram gives its address when you sign in, and when we last looked for it.',
    purpose: 'To show you and administrators whose account it is.',
    kept: 'Until you sign in after changing or removing it in Telegram, and for 90 days after your last sign-in at most. An hourly clean-up removes it.',
    seenBy: `You, when signed in, and: ${OPERATOR.toLowerCase()}`,
  },
  {
    title: 'What you set in the bot or the wallet',
    what: 'Twitter/X handle and whether it was verified, primary address and staking address, each with the time at which it was set. For an address that you proved in the wallet: the text that its key signed, when it signed, until when shares wait for it, and when you confirmed it. The keys and words of the wallet never reach us, and we do not record which addresses it looks up.',
    purpose:
      'They earn points once; the primary address is where a share of the pool can be paid. The addresses that you proved also decide whose a payment is: a payment from them counts as yours.',
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
    what: 'What each event earned by which rule, what a daily limit took off, and corrections; the sums of your points, in all and for each day and week, and the number of your transactions. A public log holds a fingerprint of each event and of each ban, and we keep the random number that opens it.',
    purpose:
      'For rank, leaderboard and the weekly pool; the log proves that nothing in it was changed.',
    kept: 'For good: what was earned is never changed or removed, only added to. Erasing you deletes the numbers that open your fingerprints.',
    seenBy:
      'Everybody sees lifetime points and those of the running week. Days and individual entries with their rules: you, when signed in; administrators see by which rules the points of the running week were earned. The fingerprints tell strangers nothing; the numbers that open yours: you, when signed in.',
  },
  {
    title: 'Shares of the weekly pool',
    what: 'For each week in which you shared the pool: your place, your points, the amount, when your account began as far as we knew then, whether it is owed, held back (with the reason) or paid, when, to which address, and the transaction with its id (txid). If the operator paid it by hand: who recorded that, the note, and the reason if the record was taken back.',
    purpose: 'To pay each share once.',
    kept: 'For good. Payments are on the coin’s public chain too, where nobody can remove it.',
    seenBy: `Everybody sees place, points, amount, status, transaction and note of each share, with your name, and can download a file of them with your member number instead of your name. Addresses and reasons: ${OPERATOR.toLowerCase()} A transaction shows on the chain which addresses it paid.`,
  },
  {
    title: 'Claims of the faucet',
    what: 'If this community’s bot has a faucet: the time, amount, address and outcome of each claim, and the transaction with its id (txid).',
    purpose: 'To pay each claim once, and each person at most once in 24 hours.',
    kept: 'For good. Payments are on the coin’s public chain too, where nobody can remove it.',
    seenBy: `You, and: ${OPERATOR.toLowerCase()}`,
  },
  {
    title: 'Treasure hunts',
    what: 'For each treasure hunt that you played: the clue that you have reached and when you reached it, the times of your last wrong answers to it, when you finished, and how many finished before you; and whether a clue asks others to tip you. Your answers are not kept. For each prize in coins that you won: the amount, whether it is owed, paid or lapsed (with the reason), when, to which address, and the transaction with its id (txid).',
    purpose:
      'To order those who finish, to find the winners so that everybody can check them, and to pay each prize once.',
    kept: 'For good. The times of wrong answers only until you solve the clue or are erased. Payments are on the coin’s public chain too, where nobody can remove it.',
    seenBy: `Everybody sees how many members have reached each clue and, once the hunt has ended, the member numbers of those who finished, and the winners with prizes and transactions, by name unless they are hidden. The rest: you, and: ${OPERATOR.toLowerCase()} Players who reach a clue about you see your name.`,
  },
  {
    title: 'What stands out in tips',
    what: 'For each week, anything unusual in the tips that you sent or received: who tipped whom, how often and when, and whether accounts are new or share an address; and the notes of administrators about it. Objections to shares: whose share, who objected, why, and the decision.',
    purpose:
      'So that administrators can look at it before the weekly pool is paid out. Nothing happens automatically because of it.',
    kept: 'For good, like the tips themselves.',
    seenBy: `Your own objections and the reason why your share is held: you. Everything: ${OPERATOR.toLowerCase()}`,
  },
  {
    title: 'Content that you submit',
    what: 'Link, kind, title, description, when you submitted it, whether it is a second try, what you changed, whether you withdrew it, and the review: its result, points and comment, who reviewed it and when, who is reviewing it now, and forms of the link and of these texts for searching.',
    purpose: 'So that administrators can review it and award points.',
    kept: 'As long as this site runs, unless the operator deletes it. The fact that you submitted it stays in the ledger, and your changes to it in the audit log.',
    seenBy: `You, and: ${OPERATOR.toLowerCase()} Everybody sees approved content in the showcase and on your creator page: link, kind, title, description, points and when it was submitted, with your name and rank, unless you are hidden.`,
  },
  {
    title: 'Role and bans',
    what: 'Your role (member, administrator or owner), and the start, reason and end of each ban.',
    purpose: 'To decide what each person may do.',
    kept: 'As long as this site runs, or until it is changed.',
    seenBy: `Everybody sees who is an administrator. Bans: ${OPERATOR.toLowerCase()} The bot learns whether you are banned.`,
  },
  {
    title: 'Messages from the bot',
    what: 'Whether you turned broadcasts off, and since when the bot cannot write to you. For each broadcast to you: when it was sent, whether it arrived, and the number Telegram gave the message; for the broadcast itself: who started it and when, and, until it has ended, its text with the name of the post’s author.',
    purpose: 'To write only to those who want it, and only once.',
    kept: 'Your choice until you change it; that the bot cannot write to you until it hears from you; which broadcasts you got as long as this site runs.',
    seenBy: `The operator. Administrators see who started a broadcast and how many it reached. Telegram carries the messages.`,
  },
  {
    title: 'People whom the bot has met',
    what: 'If this community runs a bot of its own: Telegram id, names and username of everybody, member or not, whose message or press of a button the bot sees, when it last saw one, since when it may write to you in private, and when it last told you that tips wait for you. It also sees whom a tip answers or names. The messages themselves are not kept.',
    purpose: 'To find the person when somebody tips a name or looks it up.',
    kept: 'As long as this site runs if you are a member; otherwise until 90 days after the bot last met you.',
    seenBy: 'The operator.',
  },
  {
    title: 'Members whom you bring',
    what: 'If this community runs a bot of its own: the code of your link, once you have asked for one; whose link you came by, or who came by yours, and when.',
    purpose: 'To tell you about them, and to give the points that the operator sets once.',
    kept: 'As long as this site runs.',
    seenBy: 'The operator. The bot tells you that somebody came, but not who it was.',
  },
  {
    title: 'What the bot tells you',
    what: 'If this community runs a bot of its own: which notices you want and whether you take tips; the language that you chose and the one that Telegram named last; its last question and your answers so far; the messages that it is about to send you, and afterwards when each was sent, whether it arrived, and the number that Telegram gave it.',
    purpose: 'To tell you everything once, in your language, and only what you want to hear.',
    kept: 'Your choices until you change them; an open question for an hour; a text until it is sent; the rest for 30 days.',
    seenBy: 'You, in Telegram, which carries the messages, and the operator.',
  },
  {
    title: 'Plan as a developer',
    what: 'Which plan you have, for which period, how it was paid, when it began, when it ends and whether it is renewed; how many API requests and webhooks you used in each month, with a plan and without; which reminders the bot was asked to send you about it, and whether they arrived. If you ask for a plan by arrangement: plan, months, coin, how the owner can reach you, when you asked, and the outcome, with the amount received or the reason why it was declined.',
    purpose: 'To give access to the API within the plan’s limits.',
    kept: 'As long as this site runs; your contact until you withdraw the request.',
    seenBy: 'You, when signed in, and the operator.',
  },
  {
    title: 'Payments of plans',
    what: 'By card: the plan, period and price that you chose, when you chose them, the address of the payment page, and Stripe’s numbers and states of you as a customer, the page, the subscription and any payment that was refunded or disputed. In coins: the plan, price, credit and amount of each invoice, its address and times, and your plan before and after; the transaction, amount and block of every payment to it, and when it was first seen; and each entry of your credit. Your card number never comes here.',
    purpose: 'To deliver each plan that was paid for once, and to credit overpayments.',
    kept: 'As long as this site runs; entries of your credit are never changed. Payments in coins are on the public chain too, where nobody can remove it.',
    seenBy:
      'You, when signed in, and the operator. Stripe knows what you pay there, and everybody can see payments on the chain, without your name.',
  },
  {
    title: 'Apps that you register',
    what: 'Name, developer or organization, contact email, type, description, webhook and callback addresses and the permissions that you ask for; the secret with which its webhooks are signed, encrypted; when it was registered, who approved it and when, why it was sent back to sandbox, and when it was removed.',
    purpose:
      'To tell members who is asking them and for what, and to let administrators decide about it.',
    kept: 'As long as this site runs.',
    seenBy: `You and: ${OPERATOR.toLowerCase()} Members whom your app asks for something see its name and the developer.`,
  },
  {
    title: 'API keys',
    what: 'Name, permissions, app, limit and times of each key that you make; the key itself, encrypted, and a hash to find it by; how many requests it made in each day and, for an hour, in each minute; when and from which network (not the whole address) it was last used, and whether it was used after its end. Answers to calls that must not be repeated, with your program’s ids for them.',
    purpose:
      'To give each program the access you allow it, to count requests, and to repeat nothing.',
    kept: 'As long as this site runs. The key itself until ten minutes after you delete it, and its hash for good, so that its use is noticed; the answers for a day.',
    seenBy:
      'You, when signed in; whole keys for a quarter of an hour after a sign-in. The operator sees everything except the keys.',
  },
  {
    title: 'Webhooks of your apps',
    what: 'Each event sent to your apps: its content, whom it is about, when and how often it was sent, and your server’s answer.',
    purpose: 'To tell apps about events, and to show you the deliveries.',
    kept: '30 days, and until the next hourly clean-up.',
    seenBy: 'You and the operator. Your app’s own server receives the event.',
  },
  {
    title: 'What you allow apps',
    what: 'What you allowed each app, when, and when you took it back; which apps you blocked; and each app’s request for your permission: the app, the permissions, the time and your answer. Requests for an id that belongs to nobody are kept too.',
    purpose: 'So that an app learns only what you allow.',
    kept: 'As long as this site runs. Of requests the newest; earlier ones for 30 days and until the next hourly clean-up.',
    seenBy:
      'You, in the bot and at “Apps you allowed”, and the operator. The app learns whether it may.',
  },
  {
    title: 'What apps ask and tell you',
    what: 'For each message that the bot sends you for an app: the app, the owner of its key, the kind of message, when, and whether it arrived; its text until it is sent. For each payment that an app asks you for: amount, address, purpose, when it was asked, until when it can be paid, its outcome, and the transaction that paid it (txid).',
    purpose:
      'To send you each message once, to limit how often apps may ask, and to find the payments.',
    kept: 'Messages: 30 days after they went out, and until the next hourly clean-up. Requests for payments: as long as this site runs.',
    seenBy:
      'The app and its developer see their own; the operator. The address that is paid to is looked up at an index of the chain where the operator has set one up (balances too: your primary address, for an app that you allow it).',
  },
  {
    title: 'Tips',
    what: 'For each tip: who tips whom, the amount, also in dollars if it was given so, the note, the chat, topic and message to which it belongs, when it was made, until when it can be paid, the address that is paid, its outcome, and the transaction that paid it (txid). For a payment that may have paid a tip: its transaction, address, amount and block, the addresses from which it comes, when we asked you about it, and your answer. Whether you want no tips. For each payment from the wallet page: the addresses from and to which it goes, amount, fee, time, outcome and signed bytes.',
    purpose: 'To find the payment on the chain, to count it once, and to tell both of you.',
    kept: 'As long as this site runs; the bytes until six blocks have come after it. Payments are on the coin’s public chain too, where nobody can remove it.',
    seenBy:
      'You and the person you tip, in the bot and in the wallet’s history; everybody in the group where the tip was made; the operator. The address is looked up at an index of the chain.',
  },
  {
    title: 'Escrows',
    what: 'For each escrow that an app sets up with you: buyer, seller and app, the amount and its purpose, the public keys and addresses of both, when each agreed, what was paid in, the reason and the decision of a dispute, and the transaction that ends it, with its signatures and id (txid).',
    purpose:
      'To create the address that two of three keys can spend from, and the transaction that ends the escrow.',
    kept: 'As long as this site runs. Payments are on the coin’s public chain too. No private key is ever here.',
    seenBy:
      'The app and its developer see their own; the operator. Buyer and seller see the terms.',
  },
  {
    title: 'Audit log',
    what: 'What an administrator changes, and what you change yourself: content that waits for review, apps, API keys (also when whole keys were shown to you), requests for plans, the end of a plan, what you allow apps and escrows, answers to a login by your id. The Telegram id of the person, the time, the action, the record with its state before and after, and the number of the request.',
    purpose: 'To account for every change, and to find out if somebody else made one in your name.',
    kept: FOR_GOOD,
    seenBy: OPERATOR,
  },
  {
    title: 'Sessions',
    what: 'When you sign in: a hash of the random token in your cookie (inside Telegram’s own apps also of a second one, good for ten minutes), when the session began, was last used and ends, and whether a link from the bot opened it. For a sign-in with Telegram also a hash of Telegram’s signed data, so that it is accepted only once. For the newest sign-in link from the bot: a hash of it, and when it ends.',
    purpose: 'To keep you signed in, and nobody else in your name.',
    kept: 'A session ends after 24 hours, after two hours without use, or when you sign out, which deletes its record. A link works for five minutes. The record of an expired one gives no access and is deleted within hours.',
    seenBy: 'The operator.',
  },
  {
    title: 'Logins as an administrator',
    what: 'For each attempt to log in by Telegram id on the admin page: the id entered, the network it came from (an address without its last part), the kind of browser, the two digits that the page showed, the time and the outcome; and until when an administrator who blocked such logins for a day gets no questions. The audit log records who approved or denied it, and when.',
    purpose: 'To ask the administrator in Telegram, and to stop repeated attempts.',
    kept: 'For a day, and until the next hourly clean-up.',
    seenBy: 'The operator. The administrator who is asked sees network, browser and time.',
  },
  {
    title: 'The server’s log',
    what: 'For each request: the time, its method and the path on this site (without search terms and Telegram ids), the host, the network (IP) address and port that it came from, its number, the status of the answer and how long it took; for a failure also the error. The content of requests, cookies and tokens are not logged.',
    purpose: 'To find faults and abuse.',
    kept: 'The program passes its log to the machine it runs on and deletes nothing there: the operator decides how long it is kept.',
    seenBy:
      'The operator. If the operator uses a service that measures how long requests take, that service sees the method, the kind of address, the number, the status and the times of each request, and nothing about who made it.',
  },
];
