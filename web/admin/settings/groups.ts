/** The groups of settings, in the order of the screen. */
export const SETTING_GROUPS = [
  {
    id: 'links',
    title: 'Links and contacts',
    hint: 'Where the site leads people: https addresses. An empty link is left out. A contact may be an email address.',
  },
  {
    id: 'site',
    title: 'Site',
    hint: 'Without a price the site shows no dollars. With no free requests API keys need a plan.',
  },
  {
    id: 'bot',
    title: 'Bot',
    hint: 'For the bot that this site runs itself. The welcome is plain text, below the bot’s own first line.',
  },
  {
    id: 'notices',
    title: 'Notices',
    hint: 'Messages of that bot that nobody asked for. Each member can also switch their own off.',
  },
  {
    id: 'alerts',
    title: 'Alerts to you',
    hint: 'The monitor shows these problems in any case.',
  },
] as const;
