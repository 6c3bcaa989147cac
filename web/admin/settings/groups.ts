import { m } from '#web/messages.ts';

/** The groups of settings, in the order of the screen. */
export const SETTING_GROUPS = [
  {
    id: 'links',
    title: () => m.portal_settings_links(),
    hint: () => m.portal_settings_links_hint(),
  },
  {
    id: 'site',
    title: () => m.portal_settings_site(),
    hint: () => m.portal_settings_site_hint(),
  },
  {
    id: 'bot',
    title: () => m.portal_settings_bot(),
    hint: () => m.portal_settings_bot_hint(),
  },
  {
    id: 'notices',
    title: () => m.portal_settings_notices(),
    hint: () => m.portal_settings_notices_hint(),
  },
  {
    id: 'alerts',
    title: () => m.portal_settings_alerts(),
    hint: () => m.portal_settings_alerts_hint(),
  },
] as const;
