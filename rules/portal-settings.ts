/**
 * The settings that the bot owner may change in the portal while servers run (docs/spec/portal.md#26-settings). Each is text; a
 * `variable` is the environment's name for it, which fixes it. Secrets, addresses of nodes and databases, the weekly pool and the
 * points that a member needs are never among them.
 */
export const PORTAL_SETTINGS = {
  'links.website': { group: 'links', label: 'Official website', variable: null },
  'links.telegram': { group: 'links', label: 'Telegram community', variable: null },
  'links.forum': { group: 'links', label: 'Community forum', variable: null },
  'links.x': { group: 'links', label: 'X', variable: null },
  'links.github': { group: 'links', label: 'GitHub', variable: null },
  'links.explorer': { group: 'links', label: 'Block explorer', variable: null },
  'links.coinGecko': { group: 'links', label: 'CoinGecko', variable: null },
  'links.coinMarketCap': { group: 'links', label: 'CoinMarketCap', variable: null },
} as const;

export type PortalSetting = keyof typeof PORTAL_SETTINGS;

/** The value of each setting; empty text if it has none. */
export type PortalValues = Readonly<Record<PortalSetting, string>>;

/** The place that a value comes from, in the order in which they win. */
export const SETTING_SOURCES = ['environment', 'portal', 'file', 'default'] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];

/** The settings as environment, community file and defaults have them, without those of the portal. */
export type SettingBases = Readonly<
  Record<PortalSetting, { value: string; source: Exclude<SettingSource, 'portal'> }>
>;

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
