import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { PICTURE_FRESH_MS, PICTURE_KEPT_MS, PICTURE_RETRY_MS } from '#rules/pictures.ts';
import type { Db } from '#server/db/connect.ts';
import type { Picture } from '#server/gateways/telegram/pictures.ts';
import { BILLING_NOW_MS, enrolMembers } from '#server/testing/billing.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { createPictures, prunePictures, readPicture } from './pictures.ts';

const URL_OF_ANNE = 'https://t.me/i/userpic/320/anne.jpg';
const picture = (last: number): Picture => {
  return { type: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff, 0, last]) };
};

describeOnBothInFull('members’ pictures', (database, engine) => {
  let memberId: bigint;
  let nowMs: number;
  let asked: string[];
  let reported: unknown[];
  let answer: () => Promise<Picture | null>;
  const db = (): Db => database().db;
  beforeEach(async () => {
    const [first = 0n] = await enrolMembers(db(), '11');
    memberId = first;
    nowMs = BILLING_NOW_MS;
    asked = [];
    reported = [];
    answer = async () => picture(1);
  });

  const open = () =>
    createPictures({
      db: db(),
      source: {
        fetch: (url) => {
          asked.push(url);
          return answer();
        },
      },
      now: () => nowMs,
      report: (error) => reported.push(error),
    });
  const refresh = async (url: string | null = URL_OF_ANNE) => {
    const pictures = open();
    pictures.refresh({ memberId, url });
    await pictures.idle();
  };
  const stored = async () => {
    try {
      return (await readPicture(db(), { memberId })).bytes.at(-1);
    } catch {
      return null;
    }
  };

  it('are kept byte by byte', async () => {
    await refresh();
    expect(asked).toEqual([URL_OF_ANNE]);
    const { type, tag, bytes } = await readPicture(db(), { memberId });
    expect([type, Buffer.from(bytes)]).toEqual(['image/jpeg', picture(1).bytes]);
    expect(tag).toMatch(/^[0-9a-f]{16}$/);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('are fetched once a day, by one server', async () => {
    const servers = [open(), open(), open()];
    for (const pictures of servers) pictures.refresh({ memberId, url: URL_OF_ANNE });
    await Promise.all(servers.map((pictures) => pictures.idle()));
    expect(asked).toHaveLength(1);
    answer = async () => picture(2);
    nowMs += PICTURE_FRESH_MS - 1;
    await refresh();
    expect([asked.length, await stored()]).toEqual([1, 1]);
    nowMs += 1;
    await refresh();
    expect([asked.length, await stored()]).toEqual([2, 2]);
  });

  it('stay when the next one cannot be fetched, which is tried again soon', async () => {
    await refresh();
    nowMs += PICTURE_FRESH_MS;
    answer = () => Promise.reject(new Error('no answer'));
    await refresh();
    expect([await stored(), reported]).toEqual([1, [new Error('no answer')]]);
    answer = async () => picture(2);
    nowMs += PICTURE_RETRY_MS - 1;
    await refresh();
    expect(await stored()).toBe(1);
    nowMs += 1;
    await refresh();
    expect(await stored()).toBe(2);
  });

  it('are deleted when the member has none any more', async () => {
    await refresh();
    nowMs += PICTURE_FRESH_MS;
    answer = async () => null;
    await refresh();
    expect(await stored()).toBeNull();
    nowMs += PICTURE_FRESH_MS;
    answer = async () => picture(3);
    await refresh();
    expect(await stored()).toBe(3);
    nowMs += PICTURE_FRESH_MS;
    await refresh(null);
    expect([await stored(), asked.length]).toEqual([null, 3]);
  });

  it('do not come back when the member’s data went meanwhile', async () => {
    answer = async () => {
      await sql`delete from member_pictures`.execute(db());
      return picture(1);
    };
    await refresh();
    expect((await sql`select from member_pictures`.execute(db())).rows).toEqual([]);
  });

  it('are fetched eight at a time', async () => {
    let release = () => {};
    const gate = new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
    answer = () => gate;
    const members = await enrolMembers(db(), ...Array.from({ length: 11 }, (_, n) => `${100 + n}`));
    const pictures = open();
    for (const each of members) pictures.refresh({ memberId: each, url: URL_OF_ANNE });
    release();
    await pictures.idle();
    expect(asked).toHaveLength(8);
  });

  it('are deleted long after the last sign-in', async () => {
    await refresh();
    expect(await prunePictures(db(), nowMs + PICTURE_KEPT_MS - 1)).toBe(0);
    expect(await prunePictures(db(), nowMs + PICTURE_KEPT_MS)).toBe(1);
    expect(await stored()).toBeNull();
  });
});
