import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { policyAnnouncement, settingsTerms } from '#rules/policies/describe.ts';
import { CLASSIC, type Policy } from '#rules/policies/policy.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import type { Actor } from '#server/services/members/actor.ts';
import { exampleOf } from '#server/services/policies/policies.ts';
import type { RewardSettings } from '#server/services/policies/week-rules.ts';
import type { BroadcastSender } from './sender.ts';
import { awaitBroadcast, noBot, type SentBroadcast } from './start-broadcast.ts';
import { writeBroadcast } from './write-broadcast.ts';

type Announcing = {
  fromWeek: WeekName;
  /** With the path of the page of the rules. */
  rulesUrl: string;
  code: string;
  settings: RewardSettings;
  actor: Pick<Actor, 'memberId' | 'telegramId'>;
  nowMs: number;
};

/**
 * Tells all members who want broadcasts of a policy: from when on, and what changes. Waits as the broadcast of a post does. Throws
 * `bot_not_configured`, `not_found` if no policy was set for the week, and `conflict` if it is being announced or just was.
 */
export async function announcePolicy(
  {
    db,
    telegram,
    sender,
  }: { db: Db; telegram: TelegramBot | null; sender: BroadcastSender | null },
  input: Announcing & { patienceMs?: number },
): Promise<SentBroadcast> {
  if (telegram === null || sender === null) throw noBot();
  const id = await db.transaction().execute((tx) => startAnnouncement(tx, input));
  return awaitBroadcast(db, sender, { id, patienceMs: input.patienceMs });
}

async function startAnnouncement(tx: Db, input: Announcing): Promise<string> {
  const { fromWeek, actor, nowMs } = input;
  // If two presses come at once, or a withdrawal, the second waits here.
  const { rows } = await sql<{ from_week: WeekName; document: string }>`
    select from_week, document from policies where from_week <= ${fromWeek}::date
    order by from_week desc limit 2 for update`.execute(tx);
  const [policy, before] = rows.map(({ document }) => JSON.parse(document) as Policy); // Only \`setPolicy\` writes documents.
  if (policy === undefined || rows[0]?.from_week !== fromWeek) {
    throw new AppError('not_found', 'No policy is set for this week.');
  }
  const terms = before ?? settingsTerms(exampleOf(CLASSIC, input.settings));
  const url = `${input.rulesUrl}#${fromWeek}`;
  const { html } = policyAnnouncement({ fromWeek, before: terms, policy, url }, input.code);
  return writeBroadcast(tx, { subject: { policyWeek: fromWeek }, html, after: {}, actor, nowMs });
}
