import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import { chooseLanguage } from '#server/services/members/languages.ts';
import { addPost, type Deck, enrolCrowd, openDeck } from '#server/testing/broadcasts.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { ban } from '#server/testing/people/bans.ts';
import { notifySubmitter, tellSubmitter } from './notifications.ts';
import { approveSubmission } from './review.ts';
import { undoDecision } from './undo-decision.ts';

describeOnPostgres('telling submitters', (database) => {
  let deck: Deck;
  let telegram: TelegramBot;
  beforeEach(async () => {
    deck = await openDeck(database().db);
    telegram = createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: deck.server.root });
    await enrolCrowd(database().db, 3);
  });
  afterEach(() => deck.close());

  const notify = (submissionId: string) =>
    notifySubmitter({ db: database().db, telegram, messagesFor }, { submissionId, actor: '101' });
  const isMarked = async () => {
    const { rows } = await sql<{ marked: boolean }>`
      select unreachable_at is not null as marked from members where id = 2`.execute(database().db);
    return rows[0]?.marked;
  };

  it('tells the outcome and records who asked for it', async () => {
    const { db } = database();
    const rejected = await addPost(db, { status: 'rejected' });
    expect(await notify('1')).toBe(true);
    await chooseLanguage(db, { telegramId: '102', language: 'de' });
    expect(await notify(rejected)).toBe(true);
    expect(deck.server.telegram.messagesOf('102').map(({ text }) => text)).toEqual([
      'Your submission was approved.\n#1 · YouTube Video: A <title>\nPoints awarded: 12\nComment: Well done',
      `Deine Einreichung wurde abgelehnt.\n#${rejected} · YouTube-Video: A <title>\nGrund: Well done`,
    ]);
    const { rows } = await sql`
      select actor, action, entity, entity_id, after from audit_log order by id`.execute(db);
    const entry = { actor: '101', action: 'submitter_notified', entity: 'submission' };
    expect(rows).toEqual([
      { ...entry, entity_id: '1', after: { delivered: true } },
      { ...entry, entity_id: rejected, after: { delivered: true } },
    ]);
  });

  it('names the points that were booked, which a ban cuts', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const submissionId = await crew.submit('11');
    await ban(db, '11', '2026-01-01');
    await approveSubmission(db, crew.owner, { submissionId, points: 7, comments: 'Fine' });
    await notify(String(submissionId));
    const [told] = deck.server.telegram.messagesOf('11');
    expect(told?.text).toContain('Points awarded: 0\n');
  });

  it('tells that a decision was undone, unless another followed', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const id = await crew.submit('11');
    const submissionId = String(id);
    const report = (error: unknown) => {
      throw error;
    };
    const tell = () =>
      tellSubmitter({ db, telegram, messagesFor, report }, { submissionId, isUndone: true });
    await approveSubmission(db, crew.owner, { submissionId: id, points: 7 });
    expect(await tell()).toBe(false);
    await undoDecision(db, crew.owner, { submissionId: id, version: 2 });
    expect(await tell()).toBe(true);
    expect(deck.server.telegram.messagesOf('11').map(({ text }) => text)).toEqual([
      `The decision on your submission was taken back.\n#${id} · Twitter Post\nIt will be reviewed again.`,
    ]);
  });

  it('marks members it cannot reach, and clears the mark when it can again', async () => {
    deck.server.telegram.setStanding('102', 'blocked');
    expect(await notify('1')).toBe(false);
    expect(await isMarked()).toBe(true);
    deck.server.telegram.setStanding('102', 'open');
    expect(await notify('1')).toBe(true);
    expect(await isMarked()).toBe(false);
  });

  it('refuses pending and unknown submissions, and everything without a bot', async () => {
    const { db } = database();
    const pending = await addPost(db, { status: 'pending' });
    await expect(notify(pending)).rejects.toMatchObject({ code: 'conflict' });
    await expect(notify('99')).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      notifySubmitter({ db, telegram: null, messagesFor }, { submissionId: '1', actor: '101' }),
    ).rejects.toMatchObject({ code: 'bot_not_configured' });
    expect(deck.server.telegram.calls).toEqual([]);
  });

  it.each([
    [{ retryAfter: 7 }, 'Telegram is busy; try again in 7 s.'],
    [{ status: 400, description: 'Bad Request: x' }, 'Telegram refused the message.'],
    ['cut_after', 'Telegram gave no answer; the message may have arrived.'],
  ] as const)('is unavailable when Telegram answers %j', async (fault, message) => {
    deck.server.telegram.faults.order('sendMessage', fault);
    await expect(notify('1')).rejects.toMatchObject({ code: 'unavailable', message });
    expect(await isMarked()).toBe(false);
    // Somebody requested it, and it may have arrived.
    const { rows } = await sql`select actor, action, entity_id, after from audit_log`.execute(
      database().db,
    );
    expect(rows).toEqual([
      {
        actor: '101',
        action: 'submitter_notified',
        entity_id: '1',
        after: { delivered: false, problem: message },
      },
    ]);
  });

  it('never fails a decision', async () => {
    const { db } = database();
    const reports: string[] = [];
    const report = (_error: unknown, what: string) => reports.push(what);
    const deps = { db, telegram, messagesFor, report };
    const tell = (submissionId = '1') => tellSubmitter(deps, { submissionId });
    expect(await tell()).toBe(true);
    deck.server.telegram.setStanding('102', 'blocked');
    expect(await tell()).toBe(false);
    expect(reports).toEqual([]);
    deck.server.telegram.faults.order('sendMessage', 'cut_before');
    expect(await tell()).toBe(false);
    expect(await tell('99')).toBe(false);
    await deck.server.close();
    expect(await tell()).toBe(false);
    expect(reports).toEqual(Array(3).fill('telling a submitter'));
    expect(await tellSubmitter({ ...deps, telegram: null }, { submissionId: '1' })).toBeNull();
  });
});
