import { forEachSetting, type PortalSetting, type SettingBases } from '#rules/portal-settings.ts';
import type { Community } from '#server/community-file/read-community.ts';

/** The settings of the portal as environment and community file have them. */
export function readSettingBases({ site: { links } }: Community): SettingBases {
  const ofFile: Record<PortalSetting, string | null> = {
    'links.website': links.website,
    'links.telegram': links.telegram,
    'links.forum': links.forum,
    'links.x': links.x,
    'links.github': links.github,
    'links.explorer': links.explorer,
    'links.coinGecko': links.coinGecko,
    'links.coinMarketCap': links.coinMarketCap,
  };
  return forEachSetting((name) => {
    const value = ofFile[name];
    return value === null ? { value: '', source: 'default' } : { value, source: 'file' };
  });
}
