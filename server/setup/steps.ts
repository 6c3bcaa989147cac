import { COIN_PRESET_NAMES, COIN_PRESETS } from '#rules/coins/presets.ts';
import type { SetupMessages } from '#rules/messages/setup-messages.ts';
import type { Settings } from '#server/config/settings-file.ts';
import { COMMUNITY_COIN, type COMMUNITY_FIELDS, COMMUNITY_KIND, DESCRIBED } from './community.ts';

/** A text in the reader's language. */
export type Text = (m: SetupMessages) => string;

/** A question of the set-up. Each answer is the value of one setting, or a word of the community's file. */
export type Question = {
  setting: string;
  label: Text;
  /** One or two sentences: its purpose, and where to find the answer. */
  hint: Text;
  /** A `secret` is never shown again, neither in the terminal nor in the browser. */
  kind: 'text' | 'secret' | 'choice';
  options?: readonly { value: string; label: Text }[];
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
  title: Text;
  /** The subject of the step, in a sentence or two. */
  intro: Text;
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
  label: Text,
  hint: Text,
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
    title: (m) => m.setup_community_title(),
    intro: (m) => m.setup_community_intro(),
    mayBeForced: false,
    questions: [
      {
        setting: COMMUNITY_KIND,
        label: (m) => m.setup_community_kind(),
        hint: (m) => m.setup_community_kind_hint(),
        kind: 'choice',
        options: [
          { value: 'own', label: (m) => m.setup_community_kind_own() },
          { value: 'other', label: (m) => m.setup_community_kind_other() },
        ],
        fallback: 'own',
      },
      word(
        'COMMUNITY_SITE_NAME',
        (m) => m.setup_community_site(),
        (m) => m.setup_community_site_hint(),
        'The Cove',
      ),
      word(
        'COMMUNITY_NAME',
        (m) => m.setup_community_name(),
        (m) => m.setup_community_name_hint(),
        'Pearlcoin',
      ),
      word(
        'COMMUNITY_CONTACT',
        (m) => m.setup_community_contact(),
        (m) => m.setup_community_contact_hint(),
        'https://t.me/pearlcoin',
      ),
      {
        setting: COMMUNITY_COIN,
        label: (m) => m.setup_community_coin(),
        hint: (m) => m.setup_community_coin_hint(),
        kind: 'choice',
        options: [
          ...COIN_PRESET_NAMES.map((value) => ({ value, label: () => COIN_PRESETS[value].name })),
          { value: DESCRIBED, label: (m) => m.setup_community_coin_described() },
        ],
        fallback: DESCRIBED,
        when: isOther,
      },
      word(
        'COMMUNITY_COIN_NAME',
        (m) => m.setup_community_coin_name(),
        (m) => m.setup_community_coin_name_hint(),
        'Pearlcoin',
        namesItsCoin,
      ),
      word(
        'COMMUNITY_COIN_CODE',
        (m) => m.setup_community_coin_code(),
        (m) => m.setup_community_coin_code_hint(),
        'PRL',
        namesItsCoin,
      ),
      word(
        'COMMUNITY_COIN_SYMBOL',
        (m) => m.setup_community_coin_symbol(),
        (m) => m.setup_community_coin_symbol_hint(),
        'P',
        namesItsCoin,
      ),
      word(
        'COMMUNITY_COIN_SCHEME',
        (m) => m.setup_community_coin_scheme(),
        (m) => m.setup_community_coin_scheme_hint(),
        'pearlcoin',
        namesItsCoin,
      ),
    ],
  },
  {
    id: 'database',
    title: (m) => m.setup_database_title(),
    intro: (m) => m.setup_database_intro(),
    mayBeForced: false,
    questions: [
      {
        setting: 'DATABASE_URL',
        label: (m) => m.setup_database_url(),
        hint: (m) => m.setup_database_url_hint(),
        kind: 'secret',
        isTried: true,
        fallback: '',
        example: 'postgres://user:password@127.0.0.1:5432/quarterdeck',
      },
    ],
  },
  {
    id: 'address',
    title: (m) => m.setup_address_title(),
    intro: (m) => m.setup_address_intro(),
    mayBeForced: true,
    questions: [
      {
        setting: 'PUBLIC_URL',
        label: (m) => m.setup_address_public(),
        hint: (m) => m.setup_address_public_hint(),
        kind: 'text',
        isTried: true,
        fallback: '',
        example: 'https://deck.example.org',
      },
      {
        setting: 'TRUSTED_PROXIES',
        label: (m) => m.setup_address_proxy(),
        hint: (m) => m.setup_address_proxy_hint(),
        kind: 'text',
        fallback: '127.0.0.1',
        when: (answers) => answers.PUBLIC_URL?.startsWith('https:') ?? false,
      },
    ],
  },
  {
    id: 'bot',
    title: (m) => m.setup_bot_title(),
    intro: (m) => m.setup_bot_intro(),
    mayBeForced: false,
    questions: [
      {
        setting: 'TELEGRAM_BOT_TOKEN',
        label: (m) => m.setup_bot_token(),
        hint: (m) => m.setup_bot_token_hint(),
        kind: 'secret',
        isTried: true,
        fallback: '',
        example: '123456789:AA…',
        isRequired: true,
      },
      {
        setting: 'BOT',
        label: (m) => m.setup_bot_own(),
        hint: (m) => m.setup_bot_own_hint(),
        kind: 'choice',
        options: [
          { value: '1', label: (m) => m.setup_bot_own_yes() },
          { value: '0', label: (m) => m.setup_bot_own_no() },
        ],
        fallback: '1',
      },
      {
        setting: 'TELEGRAM_UPDATES',
        label: (m) => m.setup_bot_updates(),
        when: (answers) => answers.BOT !== '1',
        hint: (m) => m.setup_bot_updates_hint(),
        kind: 'choice',
        options: [
          { value: 'poll', label: (m) => m.setup_bot_updates_poll() },
          { value: 'off', label: (m) => m.setup_bot_updates_off() },
        ],
        fallback: 'poll',
      },
    ],
  },
  {
    id: 'owner',
    title: (m) => m.setup_owner_title(),
    intro: (m) => m.setup_owner_intro(),
    mayBeForced: false,
    questions: [
      {
        setting: 'OWNER_TELEGRAM_ID',
        label: (m) => m.setup_owner_id(),
        hint: (m) => m.setup_owner_id_hint(),
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
    title: (m) => m.setup_chain_title(),
    intro: (m) => m.setup_chain_intro(),
    mayBeForced: true,
    questions: [
      {
        setting: 'WALLET_RPC_URL',
        label: (m) => m.setup_chain_wallet(),
        hint: (m) => m.setup_chain_wallet_hint(),
        kind: 'secret',
        isTried: true,
        fallback: '',
        example: 'http://user:password@127.0.0.1:9772/',
        when: paysShares,
      },
      {
        setting: 'COIN_NETWORK',
        label: (m) => m.setup_chain_network(),
        hint: (m) => m.setup_chain_network_hint(),
        kind: 'choice',
        options: [
          { value: 'main', label: (m) => m.setup_chain_network_main() },
          { value: 'test', label: (m) => m.setup_chain_network_test() },
          { value: 'regtest', label: (m) => m.setup_chain_network_regtest() },
        ],
        fallback: 'main',
        when: paysShares,
      },
      {
        setting: 'FAUCET_AMOUNT',
        label: (m) => m.setup_chain_faucet(),
        hint: (m) => m.setup_chain_faucet_hint(),
        kind: 'text',
        fallback: '',
        example: '0.1',
        when: hasBotAndDatabase,
      },
      {
        setting: 'FAUCET_RPC_URL',
        label: (m) => m.setup_chain_faucet_wallet(),
        hint: (m) => m.setup_chain_faucet_wallet_hint(),
        kind: 'secret',
        isTried: true,
        fallback: '',
        example: 'http://user:password@127.0.0.1:9772/wallet/faucet',
        when: (answers) => hasBotAndDatabase(answers) && Boolean(answers.FAUCET_AMOUNT),
      },
      {
        setting: 'CHAIN_API_URL',
        label: (m) => m.setup_chain_index(),
        hint: (m) => m.setup_chain_index_hint(),
        kind: 'text',
        isTried: true,
        fallback: '',
        example: 'https://api.junk-coin.com',
      },
    ],
  },
  {
    id: 'pool',
    title: (m) => m.setup_pool_title(),
    intro: (m) => m.setup_pool_intro(),
    mayBeForced: false,
    questions: [
      {
        setting: 'WEEKLY_POOL',
        label: (m) => m.setup_pool_coins(),
        hint: (m) => m.setup_pool_coins_hint(),
        kind: 'text',
        fallback: '500',
        isAmount: true,
      },
      {
        setting: 'MIN_ACTIVITY_THRESHOLD',
        label: (m) => m.setup_pool_points(),
        hint: (m) => m.setup_pool_points_hint(),
        kind: 'text',
        fallback: '5',
      },
    ],
  },
  {
    id: 'backups',
    title: (m) => m.setup_backups_title(),
    intro: (m) => m.setup_backups_intro(),
    mayBeForced: false,
    questions: [
      {
        setting: 'BACKUP_FOLDER',
        label: (m) => m.setup_backups_folder(),
        hint: (m) => m.setup_backups_folder_hint(),
        kind: 'text',
        fallback: './backups',
        example: '/mnt/backups',
      },
    ],
  },
] as const satisfies readonly Step[];
