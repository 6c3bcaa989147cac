import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { HuntDraftBody } from '#contract/admin/hunts.ts';
import { clueText } from '#rules/hunts/draw.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { isoTime } from '#rules/times.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import {
  ADMIN,
  DRAFT,
  enrolPlayers,
  HUNT_ENDS_MS,
  HUNT_NOW_MS,
  HUNT_STARTS_MS,
  MINUTE_MS,
  openHunt,
  POINTS_ONLY,
} from '#server/testing/hunts.ts';
import { ban } from '#server/testing/people/bans.ts';
import { greyJpeg, segment } from '#server/testing/pictures/grey-jpeg.ts';
import { readAdminHunt } from './admin-reads.ts';
import { announceHunt, cancelHunt } from './announce.ts';
import { hashText, openClue } from './digests.ts';
import { changeHunt, createHunt, deleteHunt } from './drafts.ts';
import { addHuntPicture, readCluePicture, readHuntPicture } from './pictures.ts';
import { answerHunt, playHunt } from './play.ts';
import { readHuntPage } from './reads.ts';
import type { Clue } from './rows.ts';
import { runHunts } from './run.ts';

const IN_IT = HUNT_STARTS_MS + MINUTE_MS;
const FILE = greyJpeg({ width: 40, height: 30 });
const [FIRST, SECOND] = DRAFT.clues;
if (!FIRST || !SECOND) throw new Error('the draft has two clues');

it('leaves the commitments of clues without pictures as they were before there were any', () => {
  const clue: Clue = {
    ...{ number: 1, kind: 'answer', text: 'Which café?\nLook.', place: 'Deck' },
    ...{ hint: null, hintAfterMinutes: null, payeeId: 12n, picture: null },
    salt: Buffer.alloc(32, 7),
    answers: [Buffer.from([2]), Buffer.from([1])],
  };
  const commitment = (change: Partial<Clue> = {}) =>
    hashText(clueText(openClue({ ...clue, ...change })));
  // As the code computed it that knew no pictures: published hashes depend on it.
  expect(commitment()).toBe('c39b1b217a33e9ab004ee715483027600d691e8ae9aab0ec5a2e227a69dd4b73');
  const picture = { description: 'A palm', hash: 'a'.repeat(64), height: 30, width: 40 };
  const all = [
    commitment({ picture }),
    commitment({ picture: { ...picture, description: 'A palm.' } }),
    commitment({ picture: { ...picture, hash: 'b'.repeat(64) } }),
  ];
  expect(new Set([...all, commitment()]).size).toBe(4);
});

describeOnBothEngines('a picture of a clue', (database) => {
  const db = () => database().db;
  const write = () => createHunt(db(), { draft: DRAFT, actor: ADMIN, nowMs: HUNT_NOW_MS });
  const add = (id: bigint, file: Uint8Array = FILE) =>
    addHuntPicture(db(), { id, file, actor: ADMIN });
  const save = (id: bigint, clues: HuntDraftBody['clues']) =>
    changeHunt(db(), { id, draft: { ...DRAFT, clues }, actor: ADMIN, nowMs: HUNT_NOW_MS });
  const announce = (id: bigint) =>
    announceHunt(db(), { id, actor: ADMIN, source: POINTS_ONLY, nowMs: HUNT_NOW_MS });
  const shown = (hash: string) => ({ picture: { hash, description: 'A palm' } });
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      ({ code }) => code,
    );
  const countPictures = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from hunt_pictures`.execute(db());
    return rows[0]?.count;
  };

  it('is stored without its metadata, and stays with its clue while the draft changes', async () => {
    const id = await write();
    const place = Buffer.from('Exif\0\0 47.37 N, 8.54 E');
    const { hash, ...size } = await add(
      id,
      greyJpeg({ width: 40, height: 30 }, segment(0xe1, place)),
    );
    expect(size).toEqual({ width: 40, height: 30 });
    expect(hash).toBe(createHash('sha256').update(FILE).digest('hex'));
    expect(Buffer.from(await readHuntPicture(db(), { id, hash })).equals(FILE)).toBe(true);
    await add(id);
    expect(await countPictures()).toBe(1);

    await save(id, [FIRST, { ...SECOND, ...shown(hash) }]);
    await add(id, greyJpeg({ width: 8, height: 8 }));
    const { answers: _, ...kept } = SECOND;
    await save(id, [{ ...kept, keeps: 2, ...shown(hash) }, FIRST]);
    const { clues } = await readAdminHunt(db(), id, {
      source: POINTS_ONLY,
      nowMs: HUNT_NOW_MS,
      language: 'en',
    });
    expect(clues.map(({ picture }) => picture)).toEqual([
      { description: 'A palm', hash, height: 30, width: 40 },
      null,
    ]);
    // The other one was no clue's.
    expect(await countPictures()).toBe(1);
    await save(id, DRAFT.clues);
    expect(await countPictures()).toBe(0);
    expect(await codeOf(save(id, [{ ...FIRST, ...shown(hash) }]))).toBe('bad_request');
    await add(id);
    await deleteHunt(db(), { id, actor: ADMIN });
    expect(await countPictures()).toBe(0);
  });

  it('is a JPEG of bounded size, and a draft holds a bounded number', async () => {
    const id = await write();
    const { picturePx: px, pictures } = HUNT_LIMITS;
    expect(await codeOf(add(id, Buffer.from('GIF89a')))).toBe('bad_request');
    expect(await codeOf(add(id, greyJpeg({ width: px + 1, height: 1 })))).toBe('bad_request');
    expect(await codeOf(add(id, greyJpeg({ width: 1, height: px + 1 })))).toBe('bad_request');
    expect(await codeOf(add(id + 1n))).toBe('not_found');
    expect(await countPictures()).toBe(0);
    for (let width = 1; width <= pictures; width++) {
      expect(await codeOf(add(id, greyJpeg({ width, height: px })))).toBe('done');
    }
    expect(await codeOf(add(id))).toBe('conflict');
    // The picture of one draft is none of another.
    const other = await write();
    const { hash } = await add(other);
    expect(await codeOf(save(id, [{ ...FIRST, ...shown(hash) }]))).toBe('bad_request');
  });

  it('never changes once the hunt is announced, by nobody', async () => {
    const id = await write();
    const { hash } = await add(id);
    await save(id, [{ ...FIRST, ...shown(hash) }]);
    await add(id, greyJpeg({ width: 8, height: 8 }));
    await announce(id);
    expect(await countPictures()).toBe(1);
    expect(await codeOf(add(id))).toBe('conflict');
    for (const change of [
      sql`update hunt_pictures set bytes = 'x'`,
      sql`delete from hunt_pictures`,
      sql`update hunt_clues set picture_description = 'x'`,
    ]) {
      await expect(change.execute(db())).rejects.toThrow('is fixed');
    }
  });

  it('is shown to those who have come to its clue, and to everybody after the end', async () => {
    const [anne = 0n, bart = 0n, cleo = 0n] = await enrolPlayers(db(), 3);
    const id = await write();
    const { hash } = await add(id);
    await save(id, [FIRST, { ...SECOND, ...shown(hash) }]);
    const see = (memberId: bigint | null, nowMs = IN_IT, number = 2) =>
      codeOf(readCluePicture(db(), { id, number, memberId, nowMs }));
    const play = (memberId: bigint) =>
      db()
        .transaction()
        .execute((tx) => playHunt(tx, { huntId: id, memberId, nowMs: IN_IT }));
    const answer = (text: string) =>
      db()
        .transaction()
        .execute((tx) => answerHunt(tx, { huntId: id, memberId: anne, nowMs: IN_IT, text }));
    expect(await see(anne)).toBe('not_found');
    await announce(id);
    await play(anne);
    await play(bart);
    expect(await see(anne)).toBe('not_found');
    expect((await answer('black pearl')).own.clue?.picture).toEqual({
      description: 'A palm',
      hash,
      height: 30,
      width: 40,
    });
    expect(await see(anne)).toBe('done');
    expect(await see(anne, HUNT_STARTS_MS - 1)).toBe('not_found');
    for (const other of [bart, cleo, null]) expect(await see(other)).toBe('not_found');
    for (const number of [1, 3, 20]) expect(await see(anne, IN_IT, number)).toBe('not_found');
    await answer('cafe noir');
    expect(await see(anne)).toBe('done');
    await ban(db(), anne, HUNT_NOW_MS);
    expect(await see(anne)).toBe('not_found');

    const later = { startsAt: DRAFT.endsAt, endsAt: isoTime(HUNT_ENDS_MS + MINUTE_MS) };
    const other = await openHunt(db(), { ...later, memberDays: 0, picture: true });
    const ofOther = { id: other, number: 2, memberId: bart, nowMs: HUNT_ENDS_MS };
    expect(await codeOf(readCluePicture(db(), ofOther))).toBe('not_found');

    expect(await see(null, HUNT_ENDS_MS)).toBe('not_found');
    await runHunts(db(), { source: null, nowMs: HUNT_ENDS_MS });
    for (const other of [anne, bart, null]) expect(await see(other, HUNT_ENDS_MS)).toBe('done');
    expect(await see(null, HUNT_ENDS_MS, 1)).toBe('not_found');
    const page = await readHuntPage(db(), { id, nowMs: HUNT_ENDS_MS, pageOf: () => null });
    expect(page.openedClues.map((clue) => clue.picture?.hash)).toEqual([undefined, hash]);
  });

  it('of a hunt that was cancelled is shown to nobody', async () => {
    const [anne = 0n] = await enrolPlayers(db(), 1);
    const id = await write();
    const { hash } = await add(id);
    await save(id, [{ ...FIRST, ...shown(hash) }]);
    await announce(id);
    const asked = { id, number: 1, memberId: anne, nowMs: IN_IT };
    await db()
      .transaction()
      .execute((tx) => playHunt(tx, { huntId: id, memberId: anne, nowMs: IN_IT }));
    expect(await codeOf(readCluePicture(db(), asked))).toBe('done');
    await cancelHunt(db(), { id, actor: ADMIN, reason: 'Rain', nowMs: IN_IT });
    expect(await codeOf(readCluePicture(db(), asked))).toBe('not_found');
  });
});
