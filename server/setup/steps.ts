import { COIN_PRESET_NAMES, COIN_PRESETS } from '#rules/coins/presets.ts';
import type { Settings } from '#server/config/settings-file.ts';
import { COMMUNITY_COIN, type COMMUNITY_FIELDS, COMMUNITY_KIND, DESCRIBED } from './community.ts';

/** A question of the set-up. Each answer is the value of one setting, or a word of the community's file. */
export type Question = {
  setting: string;
  label: string;
  /** One or two sentences: its purpose, and where to find the answer. */
  hint: string;
  /** A `secret` is never shown again, neither in the terminal nor in the browser. */
  kind: 'text' | 'secret' | 'choice';
  options?: readonly { value: string; label: string }[];
  /** The value without an answer, as offered; empty: nothing is set. */
  fallback: string;
  /** An amount of the coin: the value is offered only to Junkcoin's community. */
  isAmount?: true;
  /** An example of an answer. */
  example?: string;
  /** The terminal offers the example as the answer: a name to begin with, which can be changed later. */
  isExampleOffered?: true;
  /** The answer names something outside that is asked at once. */
  isTried?: true;
  isRequired?: true;
  /** The question is asked only if this holds; if absent, always. */
  when?: (answers: Settings) => boolean;
};

export type StepId = (typeof STEPS)[number]['id'];
export type Step = {
  id: string;
  title: string;
  /** The subject of the step, in a sentence or two. */
  intro: string;
  questions: readonly Question[];
  /** True if an address that does not answer yet may be used anyway: that loses or exposes nothing. */
  mayBeForced: boolean;
};

const isOther = (answers: Settings) => answers[COMMUNITY_KIND] === 'other';
const namesItsCoin = (answers: Settings) =>
  isOther(answers) && (answers[COMMUNITY_COIN] ?? DESCRIBED) === DESCRIBED;
const paysShares = (answers: Settings) => Boolean(answers.DATABASE_URL);
const hasBotAndDatabase = (answers: Settings) => paysShares(answers) && answers.BOT === '1';

function word(
  setting: keyof typeof COMMUNITY_FIELDS,
  label: string,
  hint: string,
  example: string,
  when: (answers: Settings) => boolean = isOther,
): Question {
  return {
    setting,
    label,
    hint,
    example,
    kind: 'text',
    fallback: '',
    isRequired: true,
    when,
    // Members would write to the contact of somebody else.
    ...(setting !== 'COMMUNITY_CONTACT' && { isExampleOffered: true }),
  };
}

/** The set-up's steps in order, for the terminal, the page and an answers file alike. */
export const STEPS = [
  {
    id: 'community',
    title: 'Community',
    intro:
      'Names of the site, the community and the coin. You can add links, a logo, colours and slides to the community file later.',
    mayBeForced: false,
    questions: [
      {
        setting: COMMUNITY_KIND,
        label: 'Whose community is it?',
        hint: 'Another community has its own names and coin.',
        kind: 'choice',
        options: [
          { value: 'own', label: 'Junkcoin’s' },
          { value: 'other', label: 'Another one' },
        ],
        fallback: 'own',
      },
      word(
        'COMMUNITY_SITE_NAME',
        'Name of the site',
        'Shown at the top of every page.',
        'The Cove',
      ),
      word('COMMUNITY_NAME', 'Name of the community', 'Usually the coin’s name.', 'Pearlcoin'),
      word(
        'COMMUNITY_CONTACT',
        'Where members reach you',
        'For questions about personal data or errors: an https address or an email address.',
        'https://t.me/pearlcoin',
      ),
      {
        setting: COMMUNITY_COIN,
        label: 'Coin of the community',
        hint: 'The chains of these coins are known. Those of any other coin can be described in the community’s file later; until then the site counts points and moves no coins.',
        kind: 'choice',
        options: [
          ...COIN_PRESET_NAMES.map((value) => ({ value, label: COIN_PRESETS[value].name })),
          { value: DESCRIBED, label: 'Another coin: I enter its names' },
        ],
        fallback: DESCRIBED,
        when: isOther,
      },
      word(
        'COMMUNITY_COIN_NAME',
        'Name of the coin',
        'As it is written out.',
        'Pearlcoin',
        namesItsCoin,
      ),
      word(
        'COMMUNITY_COIN_CODE',
        'Code of the coin',
        '2 to 10 capital letters and digits.',
        'PRL',
        namesItsCoin,
      ),
      word(
        'COMMUNITY_COIN_SYMBOL',
        'Symbol of the coin',
        'Shown before amounts.',
        'P',
        namesItsCoin,
      ),
      word(
        'COMMUNITY_COIN_SCHEME',
        'Scheme of payment links',
        'The part before the colon, as in pearlcoin:ADDRESS.',
        'pearlcoin',
        namesItsCoin,
      ),
    ],
  },
  {
    id: 'database',
    title: 'Database',
    intro:
      'The embedded database needs no set-up and is enough for counting points. To pay coins, use PostgreSQL 15 or newer.',
    mayBeForced: false,
    questions: [
      {
        setting: 'DATABASE_URL',
        label: 'Address of PostgreSQL',
        hint: 'Leave it empty for the embedded database, which lies in the folder data.',
        kind: 'secret',
        isTried: true,
        fallback: '',
        example: 'postgres://user:password@127.0.0.1:5432/quarterdeck',
      },
    ],
  },
  {
    id: 'address',
    title: 'Address',
    intro:
      'Members reach the site at an https address. A proxy such as Caddy holds the certificate and forwards requests to this machine.',
    mayBeForced: true,
    questions: [
      {
        setting: 'PUBLIC_URL',
        label: 'Public address',
        hint: 'Leave it empty to try everything on this machine first; you can add it by running the set-up again.',
        kind: 'text',
        isTried: true,
        fallback: '',
        example: 'https://deck.example.org',
      },
      {
        setting: 'TRUSTED_PROXIES',
        label: 'Address of the proxy',
        hint: 'As this server sees it. Without it, all visitors count as one.',
        kind: 'text',
        fallback: '127.0.0.1',
        when: (answers) => answers.PUBLIC_URL?.startsWith('https:') ?? false,
      },
    ],
  },
  {
    id: 'bot',
    title: 'Telegram bot',
    intro:
      'Members sign in through a bot, which also writes to you. Open @BotFather in Telegram, send /newbot, and copy the token that it gives you.',
    mayBeForced: false,
    questions: [
      {
        setting: 'TELEGRAM_BOT_TOKEN',
        label: 'Token of the bot',
        hint: 'Anyone who has it controls the bot. It is kept in the settings file.',
        kind: 'secret',
        isTried: true,
        fallback: '',
        example: '123456789:AA…',
        isRequired: true,
      },
      {
        setting: 'BOT',
        label: 'Is it the community’s bot?',
        hint: 'People start it, say /gm, tip each other and see their rank. In groups it needs privacy mode off: /setprivacy at BotFather.',
        kind: 'choice',
        options: [
          { value: '1', label: 'Yes: the community has no other bot' },
          { value: '0', label: 'No: another bot reports to this site' },
        ],
        fallback: '1',
      },
      {
        setting: 'TELEGRAM_UPDATES',
        label: 'Does another program use this bot?',
        when: (answers) => answers.BOT !== '1',
        hint: 'Only one program can receive a bot’s messages. This site needs it for signing in by id, as the owner does first.',
        kind: 'choice',
        options: [
          { value: 'poll', label: 'No, it is for this site alone' },
          { value: 'off', label: 'Yes: leave its messages to that program' },
        ],
        fallback: 'poll',
      },
    ],
  },
  {
    id: 'owner',
    title: 'Owner',
    intro: 'You are the owner: you may do everything, and the bot reports problems to you.',
    mayBeForced: false,
    questions: [
      {
        setting: 'OWNER_TELEGRAM_ID',
        label: 'Telegram id of the owner',
        hint: 'A number, not a name.',
        kind: 'text',
        isTried: true,
        fallback: '',
        example: '123456789',
        isRequired: true,
      },
    ],
  },
  {
    id: 'chain',
    title: 'Wallet and chain',
    intro:
      'A wallet pays the weekly shares, on PostgreSQL only. Without it the site counts points and splits the pool, and you record what you pay by hand in the admin portal. All of this can wait.',
    mayBeForced: true,
    questions: [
      {
        setting: 'WALLET_RPC_URL',
        label: 'Address of the wallet (JSON-RPC)',
        hint: 'Give the site its own wallet, with no more than a few weeks’ pools in it. It does not pay weeks that an import closes, unless you say so when you import. Leave it empty for none.',
        kind: 'secret',
        isTried: true,
        fallback: '',
        example: 'http://user:password@127.0.0.1:9772/',
        when: paysShares,
      },
      {
        setting: 'COIN_NETWORK',
        label: 'Chain of the wallet',
        hint: 'The wallet’s node must be on this chain.',
        kind: 'choice',
        options: [
          { value: 'main', label: 'Main chain' },
          { value: 'test', label: 'Test chain' },
          { value: 'regtest', label: 'Regtest, on this machine alone' },
        ],
        fallback: 'main',
        when: paysShares,
      },
      {
        setting: 'FAUCET_AMOUNT',
        label: 'Coins that the bot’s faucet gives a member a day',
        hint: 'Members who joined at least a day ago and have an address get them with /faucet. At most a hundred claims are paid a day, unless FAUCET_DAILY says otherwise. Leave it empty for no faucet.',
        kind: 'text',
        fallback: '',
        example: '0.1',
        when: hasBotAndDatabase,
      },
      {
        setting: 'FAUCET_RPC_URL',
        label: 'Address of the faucet’s own wallet (JSON-RPC)',
        hint: 'Never the wallet of the weekly pool: the faucet may give away everything in this one.',
        kind: 'secret',
        isTried: true,
        fallback: '',
        example: 'http://user:password@127.0.0.1:9772/wallet/faucet',
        when: (answers) => hasBotAndDatabase(answers) && Boolean(answers.FAUCET_AMOUNT),
      },
      {
        setting: 'CHAIN_API_URL',
        label: 'Address of a chain index',
        hint: 'The REST interface of esplora or electrs. Tips and the wallet’s page need it, and apps read balances through it. Its operator sees your members’ addresses. Leave it empty for none.',
        kind: 'text',
        isTried: true,
        fallback: '',
        example: 'https://api.junk-coin.com',
      },
    ],
  },
  {
    id: 'pool',
    title: 'Weekly pool',
    intro: 'Each week the pool is split among the members who earned enough points.',
    mayBeForced: false,
    questions: [
      {
        setting: 'WEEKLY_POOL',
        label: 'Coins in the weekly pool',
        hint: '0 for no pool.',
        kind: 'text',
        fallback: '500',
        isAmount: true,
      },
      {
        setting: 'MIN_ACTIVITY_THRESHOLD',
        label: 'Points that a share needs',
        hint: 'Members with fewer points in the week get nothing.',
        kind: 'text',
        fallback: '5',
      },
    ],
  },
  {
    id: 'backups',
    title: 'Backups',
    intro:
      'Each day the server writes everything that cannot be made again into one encrypted file. Also keep a copy on another machine: if this one is lost, so are the backups on it.',
    mayBeForced: false,
    questions: [
      {
        setting: 'BACKUP_FOLDER',
        label: 'Folder for the daily backups',
        hint: 'It is made if it is not there. The newest backup of each of the last 7 days, 4 weeks and 6 months stays. Type none for no backups.',
        kind: 'text',
        fallback: './backups',
        example: '/mnt/backups',
      },
    ],
  },
] as const satisfies readonly Step[];
