import type { AdminHunt } from '#contract/admin/hunts.ts';
import type { AdminSubmission } from '#contract/admin/submissions.ts';

/** A post of member 1 that waits for review. */
export const PENDING: AdminSubmission = {
  id: '1',
  userId: '1',
  displayName: 'Anne',
  username: null,
  contentType: 'twitter_post',
  twitterVerified: false,
  twitterHandle: null,
  url: 'https://x.com/1',
  title: null,
  description: null,
  submittedAt: '2026-03-04T11:00:00.000Z',
  points: 0,
  version: 1,
  isOwn: false,
  mayDecide: true,
  takenBy: null,
  duplicateOf: null,
  status: 'pending',
  evaluatedAt: null,
  adminUsername: null,
  adminComments: null,
};

/** A draft with a clue of each kind, as an administrator sees it. */
export const HUNT: AdminHunt = {
  id: '7',
  title: 'The lost anchor',
  story: 'Somewhere between two jokes.',
  winners: 'draw',
  startsAt: '2026-03-15T18:00:00.000Z',
  endsAt: '2026-03-16T18:00:00.000Z',
  memberDays: 7,
  leastPoints: 2.5,
  leastShares: 3,
  finisherPoints: 1.5,
  badge: 'Anchor',
  prizes: [{ amount: '2.5', points: 0 }],
  clues: [
    { number: 1, kind: 'answer', text: 'Which ship?', payeeName: null, answers: 2, picture: null },
    {
      ...{ number: 2, kind: 'link', text: 'Below deck', place: 'Deck', answers: 1 },
      ...{ hint: 'Look down', hintAfterMinutes: 120, payeeName: null },
      picture: { hash: 'a'.repeat(64), description: 'A deck', width: 40, height: 30 },
    },
    {
      ...{ number: 3, kind: 'tip', text: 'Tip her', payeeId: '12', payeeName: '@anne' },
      ...{ answers: 0, picture: null },
    },
  ],
  status: 'draft',
  coins: '2.5',
  rulesHash: 'b'.repeat(64),
  isOpen: false,
  players: 1,
  finishers: 1,
  problems: [],
  translatedProblems: [],
};
