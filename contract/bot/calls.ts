import { getMember, postEvents, postSubmission, putMember } from './gateway.ts';

/** Every call of the bot gateway, under the name of its route. */
export const BOT_CALLS = {
  postEvents,
  postSubmission,
  getMember,
  putMember,
};
