import { setTimeout as pause } from 'node:timers/promises';

/** Answers to each call, by status; 0: none. */
export type Answers = Map<string, Map<number, number>>;

/** Headers that identify the caller. */
export type Callers = Record<'visitor' | 'member' | 'owner' | 'key', Record<string, string>>;

/** Slow enough for a key, which may make 100 requests a minute. */
const ROUND_MS = 3_000;
const BETWEEN_MS = 50;

type Call = { by: keyof Callers; method?: 'PUT'; path: string; body?: unknown };

const CALLS: readonly Call[] = [
  { by: 'visitor', path: '/' },
  { by: 'visitor', path: '/leaderboard' },
  { by: 'visitor', path: '/weeks' },
  { by: 'visitor', path: '/api/stats' },
  { by: 'visitor', path: '/api/leaderboard' },
  { by: 'visitor', path: '/api/creator/content' },
  { by: 'visitor', path: '/api/weekly-rewards/weeks' },
  { by: 'visitor', path: '/api/health' },
  { by: 'visitor', path: '/health/ready' },
  { by: 'member', path: '/api/session' },
  { by: 'member', path: '/api/leaderboard/me' },
  { by: 'member', path: '/api/creator/me' },
  { by: 'member', path: '/api/creator/me/points' },
  { by: 'member', path: '/api/creator/me/submissions' },
  { by: 'member', path: '/api/developer/keys' },
  { by: 'member', path: '/api/developer/apps' },
  { by: 'member', path: '/api/developer/subscription' },
  { by: 'member', path: '/api/me/consents' },
  { by: 'member', method: 'PUT', path: '/api/creator/me/visibility', body: { hidden: true } },
  { by: 'member', method: 'PUT', path: '/api/creator/me/visibility', body: { hidden: false } },
  { by: 'owner', path: '/api/admin/dashboard' },
  { by: 'owner', path: '/api/admin/pending-submissions' },
  { by: 'owner', path: '/api/admin/submissions' },
  { by: 'owner', path: '/api/admin/users' },
  { by: 'owner', path: '/api/admin/audit-log' },
  { by: 'owner', path: '/api/admin/twitter-profiles' },
  { by: 'owner', path: '/api/admin/broadcasts' },
  { by: 'key', path: '/api/v1/key' },
  { by: 'key', path: '/api/v1/profile' },
  { by: 'key', path: '/api/v1/transactions' },
];

/** Makes every call in turn, again and again, until it is stopped. */
export function startWalk(address: string, callers: Callers): { stop(): Promise<Answers> } {
  const answers: Answers = new Map();
  let isOn = true;
  const walking = (async () => {
    while (isOn) {
      const round = pause(ROUND_MS);
      for (const call of CALLS) {
        const status = await make(address, call, callers);
        const name = `${call.method ?? 'GET'} ${call.path} (${call.by})`;
        const statuses = answers.get(name) ?? new Map<number, number>();
        answers.set(name, statuses.set(status, (statuses.get(status) ?? 0) + 1));
        await pause(BETWEEN_MS);
      }
      if (isOn) await round;
    }
  })();
  return {
    async stop() {
      isOn = false;
      await walking;
      return answers;
    },
  };
}

async function make(address: string, call: Call, callers: Callers): Promise<number> {
  try {
    const response = await fetch(address + call.path, {
      method: call.method ?? 'GET',
      headers: {
        ...callers[call.by],
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
