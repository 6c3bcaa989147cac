import type { AppBody } from '#contract/developer/apps.ts';

/** A valid form. */
export const TEST_APP: AppBody = {
  name: 'Treasure Map',
  developer: 'Anne & Co',
  contactEmail: 'anne@example.com',
  applicationType: 'game',
  description: 'Hides treasure, and finds it.',
  webhookUrl: 'https://app.example.com/hooks',
  callbackUrls: ['https://app.example.com/back'],
  permissions: ['wallet_read', 'leaderboard'],
};
