import type { SiteCommunity } from '#contract/community/site-community.ts';
import type { Instance } from '#contract/site/session.ts';
import { PORTAL_SETTINGS, type PortalValues } from '#rules/portal-settings.ts';
import { isoTime } from '#rules/times.ts';
import type { Witnessed } from '#server/services/log/cosignatures.ts';

/** The part of a page's data that changes while servers run. */
export type ShownSettings = {
  /** See {@link witnessedLine}. */
  witnessed?: string;
  site: Pick<SiteCommunity, 'links' | 'contact' | 'developerContact'>;
  instance: Pick<Instance, 'theme'>;
};

/** The newest checkpoint that witnesses cosigned, as every page's footer shows it. */
export function witnessedLine({ size, cosignedAtMs, names }: Witnessed): string {
  const at = `${isoTime(cosignedAtMs).slice(0, 16).replace('T', ' ')} UTC`;
  return `Public log of ${size.toLocaleString('en-US')} leaves, cosigned by ${names.join(', ')} at ${at}`;
}

/** The changeable part of a page's data, with the settings as they are now. */
export function shownSettings({ links }: SiteCommunity, values: PortalValues): ShownSettings {
  const link = (text: string) => (text === '' ? null : text);
  return {
    site: {
      contact: values.contact,
      developerContact: values.developerContact,
      links: {
        ...links,
        explorer: link(values['links.explorer']),
        website: link(values['links.website']),
        telegram: link(values['links.telegram']),
        forum: link(values['links.forum']),
        x: link(values['links.x']),
        github: link(values['links.github']),
        coinGecko: link(values['links.coinGecko']),
        coinMarketCap: link(values['links.coinMarketCap']),
      },
    },
    instance: instanceSettings(values),
  };
}

export function instanceSettings({ theme }: PortalValues): ShownSettings['instance'] {
  return { theme: PORTAL_SETTINGS.theme.form.find((each) => each === theme) ?? 'system' };
}
