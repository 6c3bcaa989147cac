import { getMember, postEvents, postSubmission, putMember } from './gateway.ts';

/** Every call of the bot gateway, by route name. */
export const BOT_CALLS = {
  postEvents,
  postSubmission,
  getMember,
  putMember,
};
