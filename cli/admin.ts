import { AppError } from '#contract/errors.ts';
import { approveRequest } from '#server/services/sign-in-answers.ts';
import { listWaitingRequests, type WaitingRequest } from '#server/services/sign-in-requests.ts';
import { type CommandContext, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: npm run admin
       npm run admin -- approve REQUEST
Without more it lists the logins that wait for an answer; REQUEST is the first word of its line.`;

/** As the audit log names whoever runs commands. */
const ACTOR = 'operator';

await runCommand(async ({ open, args }: CommandContext) => {
  const [verb, id, ...more] = args;
  if (verb === undefined) {
    return list(await listWaitingRequests((await open()).db, Date.now()));
  }
  if (verb !== 'approve' || id === undefined || more.length > 0) throw new UsageError(USAGE);
  const { db } = await open();
  try {
    const { telegramId } = await approveRequest(db, { id, nowMs: Date.now(), actor: ACTOR });
    console.log(`approved: ${telegramId} is signed in within a second`);
    return 0;
  } catch (error) {
    throw error instanceof AppError ? new UsageError(error.message) : error;
  }
});

function list(waiting: readonly WaitingRequest[]): number {
  for (const request of waiting) console.log(lineOf(request));
  if (waiting.length === 0) console.log('Nobody waits.');
  return 0;
}

function lineOf(request: WaitingRequest): string {
  const { id, telegramId, browser, ipPrefix, matchCode, createdMs } = request;
  const parts = [
    telegramId,
    request.isAdmin ? 'administrator' : 'no administrator',
    request.asked ? 'asked by the bot' : 'not asked',
    browser,
    ipPrefix,
    new Date(createdMs).toISOString(),
    ...(matchCode === null ? [] : [`the page shows ${matchCode}`]),
  ];
  return `${id}  ${parts.join(', ')}`;
}
