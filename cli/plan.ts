import { AppError } from '#contract/errors.ts';
import { PLANS, type PlanId, planFor } from '#rules/plans.ts';
import { isTelegramId } from '#rules/telegram-ids.ts';
import type { Db } from '#server/db/connect.ts';
import { grantPlan, listPlans, MAX_GRANT_MONTHS } from '#server/services/plan-grants.ts';
import { type CommandContext, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: npm run plan -- grant TELEGRAM_ID ${PLANS.map(({ id }) => id).join('|')} --months N [--dry-run]
       npm run plan -- show
N is 1 to ${MAX_GRANT_MONTHS}.`;

await runCommand(async ({ open, args }: CommandContext) => {
  const [verb, ...rest] = args;
  if (verb === 'show' && rest.length === 0) return show((await open()).db);
  if (verb === 'grant') {
    const wish = readGrant(rest);
    return grant((await open()).db, wish);
  }
  throw new UsageError(USAGE);
});

type Wish = { telegramId: string; tier: PlanId; months: number; isDryRun: boolean };

async function grant(db: Db, wish: Wish): Promise<number> {
  try {
    const { beginsMs, expiresAtMs } = await grantPlan(db, { ...wish, nowMs: Date.now() });
    const name = planFor(wish.tier)?.name;
    const time = `from ${dateOf(beginsMs)} to ${dateOf(expiresAtMs)}`;
    console.log(
      wish.isDryRun
        ? `${wish.telegramId} would get ${name} ${time}. Nothing was changed.`
        : `${wish.telegramId} has ${name} ${time}`,
    );
    return 0;
  } catch (error) {
    throw error instanceof AppError ? new UsageError(error.message) : error;
  }
}

async function show(db: Db): Promise<number> {
  const plans = await listPlans(db, Date.now());
  for (const { telegramId, standing, used } of plans) {
    const limit = standing.plan.limits.apiRequests ?? 'unlimited';
    const parts = [
      `${standing.plan.name} (${standing.source})`,
      standing.status,
      `until ${dateOf(standing.expiresAtMs)}`,
      `${used} of ${limit} requests this month`,
    ];
    console.log(`${telegramId}  ${parts.join(', ')}`);
  }
  if (plans.length === 0) console.log('Nobody has a plan.');
  return 0;
}

function readGrant(args: readonly string[]): Wish {
  const rest = [...args];
  const dryRun = rest.indexOf('--dry-run');
  if (dryRun >= 0) rest.splice(dryRun, 1);
  const at = rest.indexOf('--months');
  const [, months = ''] = at < 0 ? [] : rest.splice(at, 2);
  const [telegramId = '', tier = '', ...more] = rest;
  const plan = planFor(tier);
  if (more.length > 0 || !plan || !isTelegramId(telegramId)) throw new UsageError(USAGE);
  if (!/^[1-9]\d?$/.test(months) || Number(months) > MAX_GRANT_MONTHS) throw new UsageError(USAGE);
  return { telegramId, tier: plan.id, months: Number(months), isDryRun: dryRun >= 0 };
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
}
