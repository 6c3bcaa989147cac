import { DEFAULT_RATE_LIMIT_PER_MINUTE, MAX_RATE_LIMIT_PER_MINUTE } from '#rules/apps/api-keys.ts';
import { MAX_GRANT_MONTHS } from '#rules/plans/billing.ts';
import { PLANS } from '#rules/plans/plans.ts';
import { MOST_REPLAYED_WEEKS } from '#rules/policies/policy.ts';
import { operatorCommand } from '#server/program/called-as.ts';

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

const WEEK_NOTE = 'WEEK is the date of the Sunday on which the week ends, such as 2025-02-16';

/** All of the operator's commands, by the name of their file and of their script in package.json. */
export const COMMANDS = {
  start: command({
    help: 'Starts the server; an empty database becomes the demo community.',
    options: {},
    forms: [{ words: [] }],
    notes: 'The environment and the settings file hold all settings: see .env.example.',
  }),
  bot: command({
    help: 'Runs the community’s own bot in a separate process, beside the server.',
    options: {},
    forms: [{ words: [] }],
    notes: 'Needs PostgreSQL, and BOT=apart both here and at the server.',
  }),
  setup: command({
    help: 'Asks for the settings of your own community, tries them and writes them to a file.',
    options: { page: true, host: 'HOST', answers: 'FILE', 'use-anyway': true },
    forms: [
      { words: [] },
      { words: [], needs: ['page'], takes: ['host'] },
      { words: [], needs: ['answers'], takes: ['use-anyway'] },
    ],
    notes: `--page asks in the browser instead, at HOST (only on this machine unless set). --answers reads the settings from FILE, in the
format of .env.example or as JSON, and asks nothing; --use-anyway writes them even if the address or the chain does not answer
yet. The settings go to SETTINGS_FILE, or quarterdeck.env in this folder. You can run it again.`,
  }),
  doctor: command({
    help: 'Checks the whole instance, running or stopped, and says how to fix each fault.',
    options: { deep: true, json: true },
    forms: [{ words: [], takes: ['deep', 'json'] }],
    notes: `--deep also compares every total with the ledger, which can take minutes. It changes nothing. It exits with 1 on a fault;
warnings alone exit with 0.`,
  }),
  verify: command({
    help: 'Checks the public log of a site, and its closed weeks against it.',
    options: { seen: 'FILE', openings: 'FILE', witness: 'VKEYS', index: 'URL' },
    forms: [{ words: ['URL'], takes: ['seen', 'openings', 'witness', 'index'] }],
    notes: `URL is the address of the site. --seen keeps the newest checkpoint in FILE, and shows the next time that the log only grew.
--openings also checks what a member saved of their own leaves: an answer of own-log, or a list of them as JSON. VKEYS are keys of
witnesses, separated by commas: each must have cosigned the newest checkpoint. --index looks up the transactions on which points
rest, two requests for each, at an index with the interface of esplora. It exits with 1 if something does not agree or could not
be looked up (docs/spec/log.md).`,
  }),
  'verify-wallet': command({
    help: 'Compares the wallet that a site serves with this build, byte for byte.',
    options: {},
    forms: [{ words: ['URL'] }],
    notes: `URL is the address of the site. The result covers what the site served here and now, not what it serves to others
(docs/wallet.md).`,
  }),
  import: command({
    help: 'Imports tips from a CSV file, or events from a JSON Lines file; plain or gzip.',
    options: { 'close-weeks': true, 'pay-shares': true, 'settled-elsewhere': true },
    forms: [
      { words: ['FILE'], takes: ['close-weeks', 'settled-elsewhere'] },
      { words: ['FILE'], needs: ['pay-shares'], takes: ['close-weeks'] },
    ],
    notes: `--close-weeks closes the past weeks. Those weeks, and those that the server closes after a first import, are settled elsewhere:
their shares count as distributed, and this site never pays them. --pay-shares makes this site pay them. In a terminal it
asks, unless you give --pay-shares or --settled-elsewhere.`,
  }),
  'close-week': command({
    help: 'Closes one week, or every past week.',
    options: { all: true, 'dry-run': true },
    forms: [
      { words: ['WEEK'], takes: ['dry-run'] },
      { words: [], needs: ['all'], takes: ['dry-run'] },
    ],
    notes: `${WEEK_NOTE}. --all closes every past week,
even after an interrupted import (which is then abandoned) and even if servers doubt the clock (which is then trusted).`,
  }),
  'reopen-week': command({
    help: 'Reopens the newest closed week, if none of its shares is in a payout.',
    options: { reason: 'WHY', 'dry-run': true },
    forms: [{ words: ['WEEK'], needs: ['reason'], takes: ['dry-run'] }],
    notes: `${WEEK_NOTE}. The server closes it again by the same rules once the week is over by the clock.`,
  }),
  policy: command({
    help: 'Shows the policies by which weeks share their pool, or sets one from a coming week on.',
    options: { from: 'WEEK', 'dry-run': true, json: true },
    forms: [
      { words: [], takes: ['json'] },
      { words: ['example', 'backed|classic'] },
      { words: ['set', 'FILE'], takes: ['from', 'dry-run'] },
      { words: ['withdraw', 'WEEK'] },
    ],
    notes: `${WEEK_NOTE}. A policy holds the pool, the threshold, the
highest share and the points that count, in place of WEEKLY_POOL and MIN_ACTIVITY_THRESHOLD. example prints one to start from,
with this community's pool and threshold. set takes it from FILE; without --from it is in force from the earliest week, which is
the next one. Until then it can be set again or withdrawn. Members see every policy.`,
  }),
  replay: command({
    help: 'Plays the last closed weeks again under a policy, and shows what it would have changed.',
    options: { policy: 'FILE', weeks: 'NUMBER', json: true },
    forms: [{ words: [], needs: ['policy'], takes: ['weeks', 'json'] }],
    notes: `Nothing is changed. --weeks is from 1 to ${MOST_REPLAYED_WEEKS}; without it, ${MOST_REPLAYED_WEEKS}. It shows each week, who gains and
who loses, and the part of the pools that five kinds of farms would take, each planted from the first of these weeks on.`,
  }),
  'settle-week': command({
    help: 'Lists the closed weeks that this site does not pay, or decides who pays a week.',
    options: { 'dry-run': true },
    forms: [{ words: [] }, { words: ['WEEK', 'here|elsewhere'], takes: ['dry-run'] }],
    notes: `${WEEK_NOTE}. here: this site pays the unpaid shares of the week.
elsewhere: they were paid outside this site, which never pays them.`,
  }),
  'paid-by-hand': command({
    help: 'Records shares that you paid by hand, takes a record back, or lists unpaid shares and records.',
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
    notes: `${WEEK_NOTE}. It pays nothing: it records what you paid outside this
site, for all unpaid shares of WEEK or for those of one member, which then count as paid. With CHAIN_API_URL it records only
the shares that TXID pays in full. TEXT is public. PAYMENT is the number of a record; take-back makes its shares unpaid again.`,
  }),
  distribute: command({
    help: 'Pays every share that is due and follows sent payouts, as the job does each minute.',
    options: { 'dry-run': true, json: true },
    forms: [{ words: [] }, { words: [], needs: ['dry-run'], takes: ['json'] }],
  }),
  resend: command({
    help: 'Marks shares whose payout failed as owed again, for the next distribution to pay.',
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
    help: 'Shows what the faucet paid today and its unsettled claims, or gives up a claim.',
    options: { 'i-have-made-sure': true, json: true },
    forms: [
      { words: [], takes: ['json'] },
      // Giving up a claim that was paid lets its member claim again.
      { words: ['give-up', 'CLAIM'], needs: ['i-have-made-sure'] },
    ],
    notes: `give-up declares that an unclear claim will never be in the chain; the member may then claim again.`,
  }),
  fence: command({
    help: 'Shows whether payouts are stopped, and lists and settles wallet payments missing from the database.',
    options: {
      reason: 'WHY',
      all: true,
      week: 'WEEKS',
      hunt: 'HUNTS',
      member: 'NUMBERS',
      'dry-run': true,
      'i-have-made-sure': true,
      json: true,
    },
    forms: [
      { words: [], takes: ['json'] },
      { words: ['confirm'], needs: ['i-have-made-sure'] },
      { words: ['paid', 'TXID'], needs: ['week'], takes: ['member', 'reason', 'dry-run'] },
      { words: ['paid', 'TXID'], needs: ['hunt'], takes: ['member', 'reason', 'dry-run'] },
      { words: ['other', 'TXID'], needs: ['reason'] },
      { words: ['other'], needs: ['all', 'reason'] },
      { words: ['raise'], needs: ['reason'] },
    ],
    notes: `confirm, after a restore: the host that the backup came from is stopped and stays so. Until then no server sends, pays or
accepts anything. paid: the payment paid the shares of WEEKS (several with commas), of all members whose address it paid and of those
with these NUMBERS, who have another address now; WHY, if it also paid addresses of nobody here. HUNTS, the numbers of treasure hunts,
if it paid their prizes. other: it paid no share and no prize, for example because you took coins out of the wallet. raise stops all
payouts until the wallet has been compared. Payouts resume by themselves when nothing is left. Without any of these words it exits
with 1 while payouts are stopped.`,
  }),
  chain: command({
    help: 'Shows how far the chain was read, or resumes reading after a reorganisation that was too deep.',
    options: { 'i-have-made-sure': true, json: true },
    forms: [
      { words: [], takes: ['json'] },
      { words: ['resume'], needs: ['i-have-made-sure'] },
    ],
    notes: `A reorganisation deeper than a hundred blocks halts the chain: nothing is paid and no payment counts. First make sure that
the node or index is on the right chain. resume reads all stored blocks again; final payments stay final. Without resume it
exits with 1 while the chain is halted.`,
  }),
  backup: command({
    help: 'Copies the database, its secret, the settings and the community’s file into one encrypted file, and reads it back.',
    options: { 'passphrase-file': 'FILE', recipient: 'KEY', keep: 'RULE', json: true },
    forms: [
      { words: [], takes: ['passphrase-file', 'recipient', 'keep', 'json'] },
      { words: ['FILE|FOLDER'], takes: ['passphrase-file', 'recipient', 'keep', 'json'] },
    ],
    notes: `Works while the server runs. FILE is new and ends in .age; any other name is a FOLDER, which is made if it is not there.
Without either the backup goes to BACKUP_FOLDER. It is in age’s format, encrypted for KEY, an age public key (age1…), or with the
passphrase in the file, or as BACKUP_RECIPIENT or BACKUP_PASSPHRASE says.
RULE, such as 7d,4w,6m, deletes older backups from the folder, except the newest of each of that many days, weeks and months.`,
  }),
  restore: command({
    help: 'Loads a backup into an empty database and verifies it; nothing is sent until you confirm that the old host is stopped.',
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
    notes: `The target is DATABASE_URL or DATA_DIR, which must be empty; backup and target may use different engines. Stop the server first.
Where there is no settings file, the backup's is written, and names the target; another one stays, and the backup's goes beside it.
An identity is an age secret key (AGE-SECRET-KEY-1…). The secret goes to DATA_DIR/secret-key; if another secret is there,
--replace-secret sets it aside.`,
  }),
  upgrade: command({
    help: 'Shows what the next start of this version changes in the database; changes nothing.',
    options: { check: true, json: true },
    forms: [{ words: [], needs: ['check'], takes: ['json'] }],
    notes:
      'The start itself upgrades. It exits with 1 if this version cannot use the database: it is newer, or from before 1.0.0.',
  }),
  'move-to-postgres': command({
    help: 'Copies the embedded database in DATA_DIR into an empty PostgreSQL database, and verifies the copy.',
    options: {},
    forms: [{ words: [] }],
    notes:
      'DATABASE_URL names the PostgreSQL database. The embedded one stays unchanged. Stop the server first.',
  }),
  'recompute-totals': command({
    help: 'Rewrites the totals that differ from the ledger. Running servers show the new ones.',
    options: { 'dry-run': true },
    forms: [{ words: [], takes: ['dry-run'] }],
  }),
  'check-ledger': command({
    help: 'Recomputes every total from the ledger, and lists those that differ.',
    options: { json: true },
    forms: [{ words: [], takes: ['json'] }],
  }),
  admin: command({
    help: 'Lists the administrator logins that wait for approval, or approves one.',
    options: { json: true },
    forms: [{ words: [], takes: ['json'] }, { words: ['approve', 'REQUEST'] }],
    // The ids of requests are random, so they may begin with a dash.
    plainAfter: 'approve',
    notes: 'REQUEST is the first word of a line in the list.',
  }),
  escrow: command({
    help: 'Lists and decides disputed escrows, and drafts and signs their transactions.',
    options: { 'dry-run': true, json: true },
    forms: [
      { words: ['list'], takes: ['json'] },
      { words: ['decide', 'ID', 'release|refund'], takes: ['dry-run'] },
      { words: ['draft', 'ID', 'release|refund'] },
      { words: ['sign', 'ID', 'PSBT'] },
    ],
    notes: `list shows the disputed escrows. decide settles one; with --dry-run it only shows the outcome. draft prints the transaction to
sign on another machine with the key m/0/ID under ESCROW_XPUB. sign submits the signed transaction, in base64.`,
  }),
  fairness: command({
    help: 'Shows what stands out in the tips of a week; changes nothing.',
    options: { week: 'WEEK', json: true },
    forms: [{ words: [], needs: ['week'], takes: ['json'] }],
    notes: `${WEEK_NOTE}. The week may still be running. --json prints all figures, members and tips.`,
  }),
  'hold-share': command({
    help: 'Holds back the payment of a share, or releases it.',
    options: { reason: 'WHY', release: true, 'dry-run': true },
    forms: [
      { words: ['WEEK', 'MEMBER'], needs: ['reason'], takes: ['dry-run'] },
      { words: ['WEEK', 'MEMBER'], needs: ['release'], takes: ['dry-run'] },
    ],
    notes: `${WEEK_NOTE}. MEMBER is the member's number.`,
  }),
  key: command({
    help: 'Lists a member’s API keys, sets a key’s requests per minute, gives up a lost secret, or replaces the key of the public log.',
    options: { 'dry-run': true, json: true, 'i-have-made-sure': true },
    forms: [
      { words: ['show', 'TELEGRAM_ID'], takes: ['json'] },
      { words: ['adopt-secret'], needs: ['i-have-made-sure'] },
      { words: ['replace-log-key'], needs: ['i-have-made-sure'] },
      { words: ['limit', 'KEY', 'PER_MINUTE'], takes: ['dry-run'] },
    ],
    notes: `KEY is the number that show prints. PER_MINUTE is 1 to ${MAX_RATE_LIMIT_PER_MINUTE}; more than ${DEFAULT_RATE_LIMIT_PER_MINUTE} needs the
Pro or the Enterprise plan. adopt-secret is for a SECRET_KEY that is lost for good: the database uses the one given here from now
on, and what the lost one sealed stays unreadable. replace-log-key makes a new key for the public log, which the former one signs
once more. Its witnesses refuse the log until they know the key that this prints.`,
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
  settings: command({
    help: 'Lists the settings of the portal, changes one on all servers, or returns it to its default.',
    options: { default: true, json: true },
    forms: [
      { words: [], takes: ['json'] },
      { words: ['NAME', 'VALUE'] },
      { words: ['NAME'], needs: ['default'] },
    ],
    notes: `A setting that the environment or the settings file sets cannot be changed here. '' as VALUE empties a link. Running servers
use the change at once (docs/spec/portal.md#26-settings).`,
  }),
  member: command({
    help: 'Exports all data about a member, or erases what identifies them.',
    options: { out: 'FILE', yes: true, 'dry-run': true },
    forms: [
      { words: ['export', 'TELEGRAM_ID'], takes: ['out'] },
      { words: ['erase', 'TELEGRAM_ID'], takes: ['yes', 'dry-run'] },
    ],
    notes: `export prints JSON, or writes it to FILE. erase lists what goes, what stays and why, and asks first, unless you
give --yes.`,
  }),
  demo: command({
    help: 'Fills an empty database with the demo community, or removes it.',
    options: {},
    forms: [{ words: ['fill'] }, { words: ['clear'] }],
    notes: `fill writes the demo community up to now, into an empty database or a demo;
clear empties a database that holds the demo, and refuses any other.`,
  }),
  completion: command({
    help: 'Prints a script that makes a shell complete commands and options.',
    options: {},
    forms: [{ words: ['bash|zsh|fish'] }],
    notes: `bash and zsh: source <(quarterdeck completion bash). fish: quarterdeck completion fish | source.`,
  }),
} as const;

export type CommandName = keyof typeof COMMANDS;

/** The ways to call a command, each with its words and options. */
export function callsOf(name: CommandName): string[] {
  const { options, forms }: Command = COMMANDS[name];
  const optionText = (option: string) => {
    const value = options[option];
    return typeof value === 'string' ? `--${option} ${value}` : `--${option}`;
  };
  return forms.map(({ words, needs = [], takes = [] }) =>
    [
      name,
      ...words,
      ...needs.map(optionText),
      ...takes.map((option) => `[${optionText(option)}]`),
    ].join(' '),
  );
}

/** The usage of a command, over several lines: for `--help` and for a mistyped call. */
export function usageOf(name: CommandName): string {
  const { help, notes }: Command = COMMANDS[name];
  const lines = callsOf(name).map(
    (call, index) => `${index === 0 ? 'Usage: ' : '       '}${operatorCommand(call)}`,
  );
  return [...lines, help, ...(notes ? [notes] : [])].join('\n');
}

/** Checks the forms of a command against its options at compile time. */
function command<const Options extends OptionTable>(
  described: Command<Options, Extract<keyof Options, string>>,
): Command<Options> {
  return described;
}
