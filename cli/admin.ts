import { isoTime } from '#rules/times.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { approveRequest } from '#server/services/sign-in/answers.ts';
import { listWaitingRequests, type WaitingRequest } from '#server/services/sign-in/requests.ts';
import type { CommandContext } from './command.ts';

export async function run({ open, words, options }: CommandContext<'admin'>): Promise<number> {
  const [, id] = words;
  if (id === undefined) {
    const waiting = await listWaitingRequests((await open()).db, Date.now());
    if (options.json) console.log(JSON.stringify(waiting.map(asJson)));
    else list(waiting);
    return 0;
  }
  const { db } = await open();
  const { telegramId } = await approveRequest(db, { id, nowMs: Date.now(), actor: OPERATOR });
  console.log(`approved: ${telegramId} is signed in within a second`);
  return 0;
}

function list(waiting: readonly WaitingRequest[]): void {
  for (const request of waiting) console.log(lineOf(request));
  if (waiting.length === 0) console.log('Nobody is waiting.');
}

function asJson({ createdMs, ...request }: WaitingRequest) {
  return { ...request, createdAt: isoTime(createdMs) };
}

function lineOf(request: WaitingRequest): string {
  const { id, telegramId, browser, ipPrefix, matchCode, createdMs } = request;
  const parts = [
    telegramId,
    request.isAdmin ? 'administrator' : 'not an administrator',
    request.asked ? 'asked by the bot' : 'not asked',
    browser,
    ipPrefix,
    isoTime(createdMs),
    ...(matchCode === null ? [] : [`the page shows ${matchCode}`]),
  ];
  return `${id}  ${parts.join(', ')}`;
}
