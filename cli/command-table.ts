import { DEFAULT_RATE_LIMIT_PER_MINUTE, MAX_RATE_LIMIT_PER_MINUTE } from '#rules/apps/api-keys.ts';
import { MAX_GRANT_MONTHS } from '#rules/plans/billing.ts';
import { PLANS } from '#rules/plans/plans.ts';
import { operatorCommand } from '#server/operator/called-as.ts';

/** Each option: the name of its value, or true for a flag. */
type OptionTable = Readonly<Record<string, string | true>>;

/** One way to call a command. */
export type Form<Name extends string = string> = {
  /** Words in lower case are typed as they are; those in capitals are placeholders. */
  words: readonly string[];
  /** Required options. */
  needs?: readonly Name[];
  /** Optional options. */
  takes?: readonly Name[];
};

export type Command<Options = OptionTable, Name extends string = string> = {
  /** The command's purpose, in one line. */
  help: string;
  options: Options;
  forms: readonly Form<Name>[];
  /** After this first word there are no options: later words may begin with a dash. */
  plainAfter?: string;
  /** The meaning of the placeholders, and facts to know first. */
  notes?: string;
};

const WEEK_NOTE = 'WEEK is the date of the Sunday on which the week ends, as 2025-02-16';

/** All of the operator's commands, by the name of their file and of their script in package.json. */
export const COMMANDS = {
  start: command({
    help: 'Starts the server; an empty database shows the demo community.',
    options: {},
    forms: [{ words: [] }],
    notes: 'Everything is set by the environment and the settings file: see .env.example.',
  }),
  bot: command({
    help: 'Runs the community’s own bot as a process of its own, beside the server.',
    options: {},
    forms: [{ words: [] }],
    notes: 'Needs PostgreSQL, and BOT=apart here and at the server.',
  }),
  setup: command({
    help: 'Asks for the settings of a community of your own, tries them, and writes them into a file.',
    options: { page: true, host: 'HOST', answers: 'FILE', 'use-anyway': true },
    forms: [
      { words: [] },
      { words: [], needs: ['page'], takes: ['host'] },
      { words: [], needs: ['answers'], takes: ['use-anyway'] },
    ],
    notes: `--page asks in the browser instead, on HOST (this machine alone unless set). --answers takes settings from FILE, as in
.env.example or as JSON, and asks nothing; --use-anyway writes them even if the address or the chain does not answer yet.
It writes SETTINGS_FILE, or quarterdeck.env in this folder, and can be run again.`,
  }),
  doctor: command({
    help: 'Checks the whole installation, running or stopped, and says what mends each fault.',
    options: { deep: true, json: true },
    forms: [{ words: [], takes: ['deep', 'json'] }],
    notes: `--deep also compares every total with the ledger, which can take minutes. Nothing is changed. A fault exits with 1;
warnings alone exit with 0.`,
  }),
  'verify-wallet': command({
    help: 'Compares the wallet that a site serves with this build of it, byte for byte.',
    options: {},
    forms: [{ words: ['URL'] }],
    notes: `URL is the address of the site. It proves what the site has served now and here, not what it serves to others
(docs/wallet.md).`,
  }),
  import: command({
    help: 'Imports a community’s tips from a CSV file, or events from a JSON Lines file; plain or gzip.',
    options: { 'close-weeks': true, 'pay-shares': true, 'settled-elsewhere': true },
    forms: [
      { words: ['FILE'], takes: ['close-weeks', 'settled-elsewhere'] },
      { words: ['FILE'], needs: ['pay-shares'], takes: ['close-weeks'] },
    ],
    notes: `The weeks that it closes with --close-weeks, and those that the server closes of a first import, are settled elsewhere: their
shares count as distributed, and this site never pays them. --pay-shares makes this site pay them. In a terminal it asks
which, unless one of the two is given.`,
  }),
  'close-week': command({
    help: 'Closes a week, or every past one.',
    options: { all: true, 'dry-run': true },
    forms: [
      { words: ['WEEK'], takes: ['dry-run'] },
      { words: [], needs: ['all'], takes: ['dry-run'] },
    ],
    notes: `${WEEK_NOTE}; --all closes every past week,
even after an interrupted import, which is then abandoned, and if servers doubt the clock, which is then trusted.`,
  }),
  'reopen-week': command({
    help: 'Opens the newest closed week again, if none of its shares is in a payout.',
    options: { reason: 'WHY', 'dry-run': true },
    forms: [{ words: ['WEEK'], needs: ['reason'], takes: ['dry-run'] }],
    notes: `${WEEK_NOTE}. It is closed again by the same rules, by the server if it is over by the clock.`,
  }),
  'settle-week': command({
    help: 'Shows the closed weeks that this site does not pay, or says who pays one.',
    options: { undecided: true, 'dry-run': true },
    forms: [
      { words: [] },
      { words: ['WEEK', 'here|elsewhere'], takes: ['dry-run'] },
      { words: ['here|elsewhere'], needs: ['undecided'], takes: ['dry-run'] },
    ],
    notes: `${WEEK_NOTE}. here: this site pays its unpaid shares. elsewhere: they
were paid outside of it, and it never pays them. --undecided: every week that was closed late before there was this choice.`,
  }),
  'paid-by-hand': command({
    help: 'Records that you paid shares by hand, takes that back, or shows what is unpaid and what was recorded.',
    options: {
      txid: 'TXID',
      note: 'TEXT',
      member: 'NUMBER',
      reason: 'WHY',
      'dry-run': true,
      json: true,
    },
    forms: [
      { words: [], takes: ['json'] },
      { words: ['WEEK'], needs: ['txid'], takes: ['note', 'member', 'dry-run'] },
      { words: ['WEEK'], needs: ['note'], takes: ['member', 'dry-run'] },
      { words: ['take-back', 'PAYMENT'], needs: ['reason'] },
    ],
    notes: `${WEEK_NOTE}. It pays nothing: it records what you paid outside of
this site, for all unpaid shares of WEEK or those of one member, which then count as paid. With CHAIN_API_URL it looks whether
TXID pays them in full, and records those that it pays. TEXT is shown to everybody. PAYMENT is its number; its shares are
unpaid again.`,
  }),
  distribute: command({
    help: 'Pays every share that is due and follows payouts that were sent, as the job does each minute.',
    options: { 'dry-run': true, json: true },
    forms: [{ words: [] }, { words: [], needs: ['dry-run'], takes: ['json'] }],
  }),
  resend: command({
    help: 'Makes shares whose payout failed owed again, so that the next distribution pays them and nothing else.',
    options: {
      week: 'WEEK',
      member: 'NUMBER',
      'dry-run': true,
      'give-up': 'PAYOUT',
      'i-have-made-sure': true,
    },
    forms: [
      { words: [], takes: ['week', 'member', 'dry-run'] },
      // Giving up a payout that was sent pays it twice.
      { words: [], needs: ['give-up', 'i-have-made-sure'] },
    ],
    notes: `--give-up declares that an unclear payout will never be in the chain.`,
  }),
  faucet: command({
    help: 'Shows what the faucet gave today and which claims are not settled, or gives one up.',
    options: { 'i-have-made-sure': true, json: true },
    forms: [
      { words: [], takes: ['json'] },
      // Giving up a claim that was paid lets its member claim again.
      { words: ['give-up', 'CLAIM'], needs: ['i-have-made-sure'] },
    ],
    notes: `give-up declares that an unclear claim will never be in the chain; its member may then claim again.`,
  }),
  fence: command({
    help: 'Shows whether payouts are stopped and what the wallet paid unknown to this database, and settles it.',
    options: {
      reason: 'WHY',
      all: true,
      week: 'WEEK',
      member: 'NUMBER',
      'dry-run': true,
      json: true,
    },
    forms: [
      { words: [], takes: ['json'] },
      { words: ['paid', 'TXID'], needs: ['week'], takes: ['member', 'dry-run'] },
      { words: ['other', 'TXID'], needs: ['reason'] },
      { words: ['other'], needs: ['all', 'reason'] },
      { words: ['raise'], needs: ['reason'] },
    ],
    notes: `paid: the payment paid the shares of WEEK of the members whose address it paid, or of one member. other: it paid no
share, as when coins are taken out of the wallet. raise stops all payouts until the wallet has been compared. They go on
by themselves when nothing is left. Without any of these it exits with 1 while payouts are stopped.`,
  }),
  chain: command({
    help: 'Shows how far the chain was read, and lets it go on after a reorganisation that was too deep.',
    options: { 'i-have-made-sure': true, json: true },
    forms: [
      { words: [], takes: ['json'] },
      { words: ['resume'], needs: ['i-have-made-sure'] },
    ],
    notes: `A reorganisation deeper than a hundred blocks halts the chain: nothing is paid and no payment is counted. Make sure that
the node or index is on the right chain first. resume reads again all blocks that are kept; what was final stays.
Without resume it exits with 1 while the chain is halted.`,
  }),
  backup: command({
    help: 'Copies the database, its secret and the community’s file into one encrypted file, and reads it back.',
    options: { 'passphrase-file': 'FILE', recipient: 'KEY', keep: 'RULE', json: true },
    forms: [
      { words: [], takes: ['passphrase-file', 'recipient', 'keep', 'json'] },
      { words: ['FILE|FOLDER'], takes: ['passphrase-file', 'recipient', 'keep', 'json'] },
    ],
    notes: `Works while the server runs. Without FILE or FOLDER it goes to BACKUP_FOLDER. KEY is a public key of age (age1…); without it,
the passphrase in the file, or BACKUP_PASSPHRASE, opens the backup, which is in age’s format.
RULE, as 7d,4w,6m, deletes older backups from the folder: all but the newest of each of so many days, weeks and months.`,
  }),
  restore: command({
    help: 'Loads a backup into an empty database, proves it, and stops payouts until what was paid since is accounted for.',
    options: {
      'passphrase-file': 'FILE',
      'identity-file': 'FILE',
      'replace-secret': true,
      json: true,
    },
    forms: [
      { words: ['FILE'], takes: ['passphrase-file', 'replace-secret', 'json'] },
      { words: ['FILE'], needs: ['identity-file'], takes: ['replace-secret', 'json'] },
    ],
    notes: `Into DATABASE_URL or DATA_DIR, which has to be empty; on either engine, whichever the backup was made on. Stop the server first.
An identity is age’s secret key (AGE-SECRET-KEY-1…). The secret goes to DATA_DIR/secret-key; if another one is there, --replace-secret
puts it aside.`,
  }),
  upgrade: command({
    help: 'Says what the next start of this version changes on the database, and changes nothing.',
    options: { check: true, json: true },
    forms: [{ words: [], needs: ['check'], takes: ['json'] }],
    notes:
      'The start itself upgrades. It exits with 1 if this version cannot use the database: it is newer, or from before 1.0.0.',
  }),
  'move-to-postgres': command({
    help: 'Copies the embedded database in DATA_DIR into an empty PostgreSQL, and proves the copy.',
    options: {},
    forms: [{ words: [] }],
    notes:
      'DATABASE_URL names the PostgreSQL. The embedded one is left unchanged. Stop the server first.',
  }),
  'recompute-totals': command({
    help: 'Rewrites the totals that differ from the ledger. Running servers show the new ones.',
    options: { 'dry-run': true },
    forms: [{ words: [], takes: ['dry-run'] }],
  }),
  'check-ledger': command({
    help: 'Recomputes every total from the ledger, and shows those that differ.',
    options: { json: true },
    forms: [{ words: [], takes: ['json'] }],
  }),
  admin: command({
    help: 'Lists the logins that wait for an answer, or approves one.',
    options: { json: true },
    forms: [{ words: [], takes: ['json'] }, { words: ['approve', 'REQUEST'] }],
    // The ids of requests are random, so they may begin with a dash.
    plainAfter: 'approve',
    notes: 'REQUEST is the first word of its line in the list.',
  }),
  escrow: command({
    help: 'Lists disputed escrows, decides them, drafts and signs their transactions.',
    options: { 'dry-run': true, json: true },
    forms: [
      { words: ['list'], takes: ['json'] },
      { words: ['decide', 'ID', 'release|refund'], takes: ['dry-run'] },
      { words: ['draft', 'ID', 'release|refund'] },
      { words: ['sign', 'ID', 'PSBT'] },
    ],
    notes: `list shows what is disputed; decide settles it, and with --dry-run only says what it would; draft prints the transaction to be signed away from this machine with the
key m/0/ID under ESCROW_XPUB; sign submits it, in base64.`,
  }),
  fairness: command({
    help: 'Shows what stands out in the tips of a week; changes nothing.',
    options: { week: 'WEEK', json: true },
    forms: [{ words: [], needs: ['week'], takes: ['json'] }],
    notes: `${WEEK_NOTE}; it may still be running. --json lists all figures, members and tips.`,
  }),
  'hold-share': command({
    help: 'Keeps a share from being paid, or lets it be paid again.',
    options: { reason: 'WHY', release: true, 'dry-run': true },
    forms: [
      { words: ['WEEK', 'MEMBER'], needs: ['reason'], takes: ['dry-run'] },
      { words: ['WEEK', 'MEMBER'], needs: ['release'], takes: ['dry-run'] },
    ],
    notes: `${WEEK_NOTE}; MEMBER is the member's number.`,
  }),
  key: command({
    help: 'Lists a member’s API keys, sets how many requests a minute one may make, or gives a lost secret up.',
    options: { 'dry-run': true, json: true, 'i-have-made-sure': true },
    forms: [
      { words: ['show', 'TELEGRAM_ID'], takes: ['json'] },
      { words: ['adopt-secret'], needs: ['i-have-made-sure'] },
      { words: ['limit', 'KEY', 'PER_MINUTE'], takes: ['dry-run'] },
    ],
    notes: `KEY is its number, as show prints it. PER_MINUTE is 1 to ${MAX_RATE_LIMIT_PER_MINUTE}; more than ${DEFAULT_RATE_LIMIT_PER_MINUTE} needs the Pro or the Enterprise plan. adopt-secret is for a SECRET_KEY that is lost for good: the one here counts from now on, and what the lost one sealed stays closed.`,
  }),
  plan: command({
    help: 'Gives a member a developer plan without payment, or lists all plans.',
    options: { months: 'N', 'dry-run': true, json: true },
    forms: [
      {
        words: ['grant', 'TELEGRAM_ID', PLANS.map(({ id }) => id).join('|')],
        needs: ['months'],
        takes: ['dry-run'],
      },
      { words: ['show'], takes: ['json'] },
    ],
    notes: `N is 1 to ${MAX_GRANT_MONTHS}.`,
  }),
  member: command({
    help: 'Exports everything that is held about a member, or erases what says who they are.',
    options: { out: 'FILE', yes: true, 'dry-run': true },
    forms: [
      { words: ['export', 'TELEGRAM_ID'], takes: ['out'] },
      { words: ['erase', 'TELEGRAM_ID'], takes: ['yes', 'dry-run'] },
    ],
    notes: `export prints JSON, or writes it to FILE. erase shows what goes and what stays and why, and asks first, unless --yes.`,
  }),
  demo: command({
    help: 'Fills an empty database with the invented community, or removes it.',
    options: {},
    forms: [{ words: ['fill'] }, { words: ['clear'] }],
    notes: `fill writes the invented community up to now, into an empty database or a demo;
clear empties a database that holds the demo, and refuses any other.`,
  }),
  completion: command({
    help: 'Prints what a shell needs to complete commands and options.',
    options: {},
    forms: [{ words: ['bash|zsh|fish'] }],
    notes: `bash and zsh: source <(quarterdeck completion bash). fish: quarterdeck completion fish | source.`,
  }),
} as const;

export type CommandName = keyof typeof COMMANDS;

/** The usage of a command, over several lines: for `--help` and for a mistyped call. */
export function usageOf(name: CommandName): string {
  const { help, options, forms, notes }: Command = COMMANDS[name];
  const optionText = (option: string) => {
    const value = options[option];
    return typeof value === 'string' ? `--${option} ${value}` : `--${option}`;
  };
  const lines = forms.map(({ words, needs = [], takes = [] }, index) => {
    const given = [
      ...words,
      ...needs.map(optionText),
      ...takes.map((option) => `[${optionText(option)}]`),
    ];
    return `${index === 0 ? 'Usage: ' : '       '}${operatorCommand([name, ...given].join(' '))}`;
  });
  return [...lines, help, ...(notes ? [notes] : [])].join('\n');
}

/** Checks the forms of a command against its options at compile time. */
function command<const Options extends OptionTable>(
  described: Command<Options, Extract<keyof Options, string>>,
): Command<Options> {
  return described;
}
