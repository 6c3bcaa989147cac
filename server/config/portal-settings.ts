import {
  DEFAULT_WELCOME,
  forEachSetting,
  PORTAL_SETTINGS,
  type PortalSetting,
  type SettingBase,
  type SettingBases,
} from '#rules/portal-settings.ts';
import type { Community } from '#server/community-file/read-community.ts';
import type { SettingName } from './names/setting-names.ts';
import type { ReadVariable } from './values.ts';

type Given = {
  community: Community;
  theme: string;
  language: string;
  usdPrice: string | null;
  freeRequests: number;
};

/** The settings of the portal as environment, community file and defaults have them. */
export function readSettingBases(read: ReadVariable, given: Given): SettingBases {
  const { links, contact, developerContact } = given.community.site;
  const file = (value: string | null): SettingBase =>
    value === null ? byDefault('') : { value, source: 'file', variable: null };
  const set = (variables: readonly SettingName[], value: string): SettingBase => {
    const variable = variables.find((each) => read(each) !== null);
    return variable ? { value, source: 'environment', variable } : byDefault(value);
  };
  const known: Partial<Record<PortalSetting, SettingBase>> = {
    'links.website': file(links.website),
    'links.telegram': file(links.telegram),
    'links.forum': file(links.forum),
    'links.x': file(links.x),
    'links.github': file(links.github),
    'links.explorer': file(links.explorer),
    'links.coinGecko': file(links.coinGecko),
    'links.coinMarketCap': file(links.coinMarketCap),
    contact: file(contact),
    developerContact: file(developerContact),
    theme: set(['DEFAULT_THEME'], given.theme),
    // A fetched price and a fixed one exclude each other.
    usdPrice: set(['COIN_USD_PRICE', 'PRICE_URL'], given.usdPrice ?? ''),
    freeApiRequests: set(['FREE_API_REQUESTS'], String(given.freeRequests)),
    welcome: byDefault(DEFAULT_WELCOME),
    language: set(['DEFAULT_LANGUAGE'], given.language),
  };
  return forEachSetting(
    (name) => known[name] ?? byDefault(PORTAL_SETTINGS[name].form === 'switch' ? 'on' : ''),
  );
}

function byDefault(value: string): SettingBase {
  return { value, source: 'default', variable: null };
}
