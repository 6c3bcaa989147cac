import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { cleanJpeg } from '#rules/hunts/clean-jpeg.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import type { Db } from '#server/db/connect.ts';
import { noteHunt } from './note.ts';
import { hasComeTo } from './play.ts';
import { lockDraft, readHunt } from './rows.ts';

/** Pictures of clues (docs/spec/hunts.md#3-clues). A hunt has each one once, by the hash of its bytes. */

const { pictures: MOST_PICTURES, picturePx: MOST_PX } = HUNT_LIMITS;

type Picture = { hash: string; width: number; height: number };

/**
 * Stores a picture with a draft, without its metadata. Throws `bad_request` for anything but a JPEG within the bounds,
 * `not_found`, and `conflict`.
 *
 * @param file at most `HUNT_LIMITS.pictureBytes`
 */
export async function addHuntPicture(
  db: Db,
  { id, file, actor }: { id: bigint; file: Uint8Array; actor: string },
): Promise<Picture> {
  const jpeg = cleanJpeg(file);
  if (jpeg === null) throw new AppError('bad_request', (m) => m.refusal_hunt_jpeg());
  const { bytes, width, height } = jpeg;
  if (width > MOST_PX || height > MOST_PX) {
    throw new AppError('bad_request', (m) =>
      m.refusal_hunt_pixels({ width, height, most: MOST_PX }),
    );
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  await db.transaction().execute(async (tx) => {
    await lockDraft(tx, id);
    await requireRoom(tx, id);
    await sql`
      insert into hunt_pictures (hunt_id, hash, bytes, width, height)
      values (${String(id)}::bigint, ${hash}, ${bytes}::bytea, ${width}::int, ${height}::int)
      on conflict (hunt_id, hash) do nothing`.execute(tx);
    const after = { hash, bytes: bytes.length };
    await noteHunt(tx, { id, actor, action: 'hunt_picture_added', after });
  });
  return { hash, width, height };
}

async function requireRoom(tx: Db, id: bigint): Promise<void> {
  const { rows } = await sql<{ pictures: number }>`
    select count(*)::int as pictures from hunt_pictures where hunt_id = ${String(id)}::bigint`.execute(
    tx,
  );
  if ((rows[0]?.pictures ?? 0) < MOST_PICTURES) return;
  throw new AppError('conflict', (m) => m.refusal_hunt_pictures());
}

/** Throws `bad_request` if the draft has no such picture. */
export async function requirePicture(
  tx: Db,
  id: bigint,
  hash: string,
  number: number,
): Promise<void> {
  const { rows } = await sql`
    select from hunt_pictures where hunt_id = ${String(id)}::bigint and hash = ${hash}`.execute(tx);
  if (rows.length > 0) return;
  throw new AppError('bad_request', (m) => m.refusal_hunt_picture_gone({ clue: number }));
}

/** Deletes the pictures of a draft that no clue has. */
export async function dropUnusedPictures(tx: Db, id: bigint): Promise<void> {
  await sql`
    delete from hunt_pictures p where hunt_id = ${String(id)}::bigint and not exists (
      select from hunt_clues c where c.hunt_id = p.hunt_id and c.picture_hash = p.hash)`.execute(
    tx,
  );
}

/** A picture's bytes, for administrators and for the bot, which shows a clue to those who have come to it. Throws `not_found`. */
export async function readHuntPicture(
  db: Db,
  { id, hash }: { id: bigint; hash: string },
): Promise<Uint8Array> {
  const { rows } = await sql<{ bytes: Uint8Array }>`
    select bytes from hunt_pictures where hunt_id = ${String(id)}::bigint and hash = ${hash}`.execute(
    db,
  );
  if (rows[0]) return rows[0].bytes;
  throw new AppError('not_found', 'There is no such picture.');
}

/**
 * A clue's picture for everybody once the hunt has ended (`isOpen`), and before for members who have come to the clue. Throws
 * `not_found` for all others, whether there is one or not.
 *
 * @param memberId null for visitors who are not signed in
 */
export async function readCluePicture(
  db: Db,
  asked: { id: bigint; number: number; memberId: bigint | null; nowMs: number },
): Promise<{ bytes: Uint8Array; hash: string; isOpen: boolean }> {
  const hunt = await readHunt(db, asked.id);
  const isOpen = hunt.state === 'ended' || hunt.state === 'settled';
  const { memberId } = asked;
  const maySee =
    isOpen || (memberId !== null && (await hasComeTo(db, hunt, { ...asked, memberId })));
  const hash = hunt.clues[asked.number - 1]?.picture?.hash;
  if (!maySee || hash === undefined) throw new AppError('not_found', 'There is no such picture.');
  return { bytes: await readHuntPicture(db, { id: asked.id, hash }), hash, isOpen };
}
