import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { BroadcastText } from '#rules/broadcast.ts';
import { LANGUAGES, type Language } from '#rules/messages/languages.ts';
import { policyAnnouncement } from '#rules/policies/announcement.ts';
import { settingsTerms, termsBefore } from '#rules/policies/describe.ts';
import { CLASSIC } from '#rules/policies/policy.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import type { Actor } from '#server/services/members/actor.ts';
import { exampleOf, hasBegun, readPolicies } from '#server/services/policies/policies.ts';
import type { RewardSettings } from '#server/services/policies/week-rules.ts';
import {
  awaitBroadcast,
  type BroadcastDeps,
  noBot,
  type SentBroadcast,
} from './start-broadcast.ts';
import { htmlByLanguage, writeBroadcast } from './write-broadcast.ts';

type Asked = {
  fromWeek: WeekName;
  /** With the path of the page of the rules. */
  rulesUrl: string;
  code: string;
  settings: RewardSettings;
  nowMs: number;
};

type Announcing = Asked & {
  /** The message as it was read in a language. */
  text: string;
  language: Language;
  actor: Pick<Actor, 'memberId' | 'telegramId'>;
};

/**
 * The message about a coming policy in every language: from when on, and what changes. Throws `not_found` if none was set for the week, and `conflict`
 * once it is in force.
 */
export async function readAnnouncement(
  db: Db,
  input: Asked,
): Promise<Readonly<Record<Language, BroadcastText>>> {
  const { fromWeek, nowMs } = input;
  const policies = await readPolicies(db);
  const policy = policies.find((each) => each.fromWeek === fromWeek)?.policy;
  if (policy === undefined) throw new AppError('not_found', (m) => m.refusal_policy_none());
  if (await hasBegun(db, { week: fromWeek, nowMs })) {
    throw new AppError('conflict', (m) => m.refusal_policy_in_force());
  }
  const settings = settingsTerms(exampleOf(CLASSIC, input.settings));
  const before = termsBefore(fromWeek, policies, settings);
  const url = `${input.rulesUrl}#${fromWeek}`;
  // Loaded only now: these are all texts of the site, which this thread does not use otherwise.
  const { siteMessagesIn } = await import('#rules/messages/site-messages.ts');
  const news = { fromWeek, before, policy, url };
  const texts = LANGUAGES.map((language) => [
    language,
    policyAnnouncement(news, input.code, language, siteMessagesIn(language)),
  ]);
  return Object.fromEntries(texts);
}

/**
 * Tells all members who want broadcasts of a coming policy, each in their language. Waits as the broadcast of a post does. Throws as
 * {@link readAnnouncement}, `bot_not_configured`, and `conflict` if the text is not the message, or if it is being announced or just was.
 */
export async function announcePolicy(
  { db, telegram, sender, language }: Omit<BroadcastDeps, 'random'>,
  input: Announcing & { patienceMs?: number },
): Promise<SentBroadcast> {
  if (telegram === null || sender === null) throw noBot();
  const calledMs = performance.now();
  const id = await db.transaction().execute((tx) => startAnnouncement(tx, input, language));
  return awaitBroadcast(db, sender, { id, calledMs, patienceMs: input.patienceMs });
}

async function startAnnouncement(
  tx: Db,
  input: Announcing,
  ofCommunity: Language,
): Promise<string> {
  const { fromWeek, actor, nowMs } = input;
  // If two presses come at once, or a withdrawal, the second waits here.
  await sql`select from policies order by from_week for update`.execute(tx);
  const texts = await readAnnouncement(tx, input);
  if (texts[input.language].text !== input.text) {
    throw new AppError('conflict', (m) => m.refusal_message_changed());
  }
  const subject = { policyWeek: fromWeek };
  const translations = htmlByLanguage(texts);
  const { html } = texts[ofCommunity];
  return writeBroadcast(tx, { subject, html, translations, after: {}, actor, nowMs });
}
