import { isLanguage, LANGUAGE_NAMES } from '#rules/messages/languages.ts';
import { PORTAL_SETTINGS, type PortalSetting } from '#rules/portal-settings.ts';
import { m } from '#web/messages.ts';

/** The names of settings in the language of the page. The command `settings` has its own, in English (rules/portal-settings.ts). */
const LABELS: Readonly<Record<PortalSetting, () => string>> = {
  'links.website': () => m.portal_settings_website(),
  'links.telegram': () => m.portal_settings_telegram(),
  'links.forum': () => m.portal_settings_forum(),
  // The names of other sites.
  'links.x': () => PORTAL_SETTINGS['links.x'].label,
  'links.github': () => PORTAL_SETTINGS['links.github'].label,
  'links.explorer': () => m.portal_settings_explorer(),
  'links.coinGecko': () => PORTAL_SETTINGS['links.coinGecko'].label,
  'links.coinMarketCap': () => PORTAL_SETTINGS['links.coinMarketCap'].label,
  contact: () => m.portal_settings_contact(),
  developerContact: () => m.portal_settings_developers(),
  theme: () => m.portal_settings_theme(),
  usdPrice: () => m.portal_settings_price(),
  freeApiRequests: () => m.portal_settings_free(),
  welcome: () => m.portal_settings_welcome(),
  language: () => m.portal_settings_language(),
  'notices.shares': () => m.portal_settings_hear_shares(),
  'notices.weeks': () => m.portal_settings_hear_weeks(),
  'alerts.wallet_short': () => m.portal_settings_wallet_short(),
  'alerts.wallet_away': () => m.portal_settings_wallet_away(),
  'alerts.payouts_stopped': () => m.portal_settings_payouts_stopped(),
  'alerts.bot_deaf': () => m.portal_settings_bot_deaf(),
  'alerts.week_late': () => m.portal_settings_week_late(),
  'alerts.job_failing': () => m.portal_settings_job_failing(),
  'alerts.disk_low': () => m.portal_settings_disk_low(),
  'alerts.backup_old': () => m.portal_settings_backup_old(),
  'alerts.certificate_soon': () => m.portal_settings_certificate_soon(),
  'alerts.certificate_now': () => m.portal_settings_certificate_now(),
};

/** The values of switches and of the theme; all others are as they are typed, or languages. */
const VALUES: Readonly<Record<string, () => string>> = {
  on: () => m.portal_settings_on(),
  off: () => m.portal_settings_off(),
  system: () => m.portal_settings_system(),
  light: () => m.portal_settings_light(),
  dark: () => m.portal_settings_dark(),
};

/** The choices of the theme; a language has the same name everywhere. */
const CHOICES: Readonly<Record<string, () => string>> = {
  system: () => m.shell_theme_system(),
  light: () => m.shell_theme_light(),
  dark: () => m.shell_theme_dark(),
};

export function labelOf(name: PortalSetting): string {
  return LABELS[name]();
}

/** A value in a sentence. */
export function valueText(name: PortalSetting, value: string): string {
  const { form } = PORTAL_SETTINGS[name];
  return form === 'line' || form === 'lines' ? value : (VALUES[value]?.() ?? languageName(value));
}

/** A value in a list of choices. */
export function choiceText(value: string): string {
  return CHOICES[value]?.() ?? languageName(value);
}

function languageName(value: string): string {
  return isLanguage(value) ? LANGUAGE_NAMES[value] : value;
}
