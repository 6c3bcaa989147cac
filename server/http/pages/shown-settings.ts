import type { SiteCommunity } from '#contract/community/site-community.ts';
import type { Instance } from '#contract/site/session.ts';
import { PORTAL_SETTINGS, type PortalValues } from '#rules/portal-settings.ts';

/** The part of a page's data that the owner can change while servers run. */
export type ShownSettings = {
  site: Pick<SiteCommunity, 'links' | 'contact' | 'developerContact'>;
  instance: Pick<Instance, 'theme'>;
};

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
