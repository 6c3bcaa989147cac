import { MAX_GRANT_MONTHS } from '#rules/plans/billing.ts';
import { type PlanId, planFor } from '#rules/plans/plans.ts';
import { isTelegramId } from '#rules/telegram-ids.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { grantPlan, listPlans } from '#server/services/plans/grants.ts';
import { badCall, type CommandContext, readNumber } from './command.ts';

export async function run(context: CommandContext<'plan'>): Promise<number> {
  if (context.words[0] === 'show') {
    const plans = await listPlans((await context.open()).db, Date.now());
    if (context.options.json) console.log(JSON.stringify(plans.map(asJson)));
    else show(plans);
    return 0;
  }
  const wish = readGrant(context);
  return grant((await context.open()).db, wish);
}

type Wish = { telegramId: string; tier: PlanId; months: number; isDryRun: boolean };

async function grant(db: Db, wish: Wish): Promise<number> {
  const { beginsMs, expiresAtMs } = await grantPlan(db, { ...wish, nowMs: Date.now() });
  const name = planFor(wish.tier)?.name;
  const time = `from ${dateOf(beginsMs)} to ${dateOf(expiresAtMs)}`;
  console.log(
    wish.isDryRun
      ? `${wish.telegramId} would get ${name} ${time}. Nothing was changed.`
      : `${wish.telegramId} has ${name} ${time}`,
  );
  return 0;
}

type Plans = Awaited<ReturnType<typeof listPlans>>;

function show(plans: Plans): void {
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
}

/** A limit of null means that there is none. */
function asJson({ telegramId, standing, used }: Plans[number]) {
  return {
    telegramId,
    plan: standing.plan.id,
    source: standing.source,
    status: standing.status,
    expiresAt: isoTime(standing.expiresAtMs),
    requestsThisMonth: used,
    requestsLimit: standing.plan.limits.apiRequests,
  };
}

function readGrant({ words, options }: CommandContext<'plan'>): Wish {
  const [, telegramId = '', tier = ''] = words;
  const plan = planFor(tier);
  const months = readNumber(options.months ?? '');
  if (!plan || !isTelegramId(telegramId)) throw badCall('plan');
  if (months === null || months > MAX_GRANT_MONTHS) throw badCall('plan');
  const isDryRun = options['dry-run'] === true;
  return { telegramId, tier: plan.id, months: Number(months), isDryRun };
}

function dateOf(ms: number): string {
  return isoTime(ms).slice(0, 16).replace('T', ' ');
}
