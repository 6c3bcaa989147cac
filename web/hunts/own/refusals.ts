import type { Hunt, OwnHunt } from '#contract/site/hunts.ts';
import { m } from '#web/messages.ts';

type Refusal = NonNullable<OwnHunt['refusalCode']>;

/** The reason why a member cannot play, as a sentence. */
export const REFUSALS: Readonly<Record<Refusal, (hunt: Hunt) => string>> = {
  banned: () => m.hunt_refused_banned(),
  no_address: () => m.hunt_refused_no_address(),
  over: () => m.hunt_refused_over(),
  not_begun: () => m.hunt_refused_not_begun(),
  too_young: ({ memberDays }) => m.hunt_refused_too_young({ days: memberDays }),
  too_few_points: ({ leastPoints }) => m.hunt_refused_too_few_points({ points: leastPoints }),
  too_few_shares: ({ leastShares }) => m.hunt_refused_too_few_shares({ weeks: leastShares }),
};
