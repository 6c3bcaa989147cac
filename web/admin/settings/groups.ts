/** The groups of settings, in the order of the screen. */
export const SETTING_GROUPS = [
  {
    id: 'links',
    title: 'Links and contacts',
    hint: 'Links that the site shows: https addresses. Leave a link empty to hide it. A contact may be an email address.',
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
    hint: 'Messages that the bot sends unasked. Members can also switch off their own.',
  },
  {
    id: 'alerts',
    title: 'Alerts to you',
    hint: 'The monitor shows these problems in any case.',
  },
] as const;
