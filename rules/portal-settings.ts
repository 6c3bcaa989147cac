import { LANGUAGES } from './messages/languages.ts';
import type { AlertKind } from './operations/alerts.ts';

type Described = {
  group: 'links' | 'site' | 'bot' | 'notices' | 'alerts';
  label: string;
  /** `line` and `lines` are typed; `switch` is `on` or `off`; the others are chosen from a list. */
  form: 'line' | 'lines' | 'switch' | readonly string[];
};

const link = (label: string) => ({ group: 'links', label, form: 'line' }) as const;
const alert = (label: string) => ({ group: 'alerts', label, form: 'switch' }) as const;

/** The alerts that the owner may switch off. */
const ALERTS = {
  'alerts.wallet_short': alert('The wallet holds too little'),
  'alerts.wallet_away': alert('The wallet does not answer'),
  'alerts.payouts_stopped': alert('Payouts are stopped'),
  'alerts.bot_deaf': alert('The bot hears nothing'),
  'alerts.week_late': alert('A week is not closed'),
  'alerts.job_failing': alert('A job keeps failing'),
  'alerts.disk_low': alert('A disk is nearly full'),
  'alerts.backup_old': alert('The backup is old'),
  'alerts.certificate_soon': alert('The certificate ends within 14 days'),
  'alerts.certificate_now': alert('The certificate ends within 3 days'),
} as const satisfies Record<`alerts.${AlertKind}`, Described>;

/**
 * The settings that the bot owner may change in the portal while servers run (docs/spec/portal.md#26-settings). Each is text.
 * Secrets, addresses of nodes and databases, the weekly pool and the points that a member needs are never among them.
 */
export const PORTAL_SETTINGS = {
  'links.website': link('Official website'),
  'links.telegram': link('Telegram community'),
  'links.forum': link('Community forum'),
  'links.x': link('X'),
  'links.github': link('GitHub'),
  'links.explorer': link('Block explorer'),
  'links.coinGecko': link('CoinGecko'),
  'links.coinMarketCap': link('CoinMarketCap'),
  contact: { group: 'links', label: 'Contact for members', form: 'line' },
  developerContact: { group: 'links', label: 'Contact for developers', form: 'line' },
  theme: {
    group: 'site',
    label: 'Theme for visitors who have not chosen one',
    form: ['system', 'light', 'dark'],
  },
  usdPrice: { group: 'site', label: 'US dollars for one coin', form: 'line' },
  freeApiRequests: {
    group: 'site',
    label: 'API requests a month without a plan',
    form: 'line',
  },
  welcome: { group: 'bot', label: 'Welcome after /start', form: 'lines' },
  language: {
    group: 'bot',
    label: 'Language of the bot, where nobody has chosen one',
    form: LANGUAGES,
  },
  'notices.shares': { group: 'notices', label: 'Members hear of paid shares', form: 'switch' },
  'notices.weeks': {
    group: 'notices',
    label: 'Members hear why a week paid them nothing',
    form: 'switch',
  },
  ...ALERTS,
} as const satisfies Record<string, Described>;

export type PortalSetting = keyof typeof PORTAL_SETTINGS;

/** The second paragraph of the bot's welcome, unless the owner writes another. */
export const DEFAULT_WELCOME =
  'Say /gm each day, tip people with /tip in the group, and share in the weekly pool. /help lists all commands.';
/** Beside the rest of the message this is far from Telegram's limit of 4,096. In characters. */
export const WELCOME_LENGTH = 600;

/** The value of each setting; empty text if it has none. */
export type PortalValues = Readonly<Record<PortalSetting, string>>;

/** The place that a value comes from, in the order in which they win. */
export const SETTING_SOURCES = ['environment', 'portal', 'file', 'default'] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];

/** A value without the portal; `variable` is the one that sets it. */
export type SettingBase =
  | { value: string; source: 'environment'; variable: string }
  | { value: string; source: 'file' | 'default'; variable: null };
export type SettingBases = Readonly<Record<PortalSetting, SettingBase>>;

/** The names of all settings of the portal, in the order in which they are shown. */
export const PORTAL_SETTING_NAMES = Object.keys(PORTAL_SETTINGS).filter(isPortalSetting);

export function isPortalSetting(name: string): name is PortalSetting {
  return Object.hasOwn(PORTAL_SETTINGS, name);
}

/** Something for each setting. */
export function forEachSetting<T>(make: (name: PortalSetting) => T): Record<PortalSetting, T> {
  const made = PORTAL_SETTING_NAMES.map((name) => [name, make(name)]);
  // The keys are exactly the names.
  return Object.fromEntries(made) as Record<PortalSetting, T>;
}
