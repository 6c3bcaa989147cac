import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import {
  PICTURE_FRESH_MS,
  PICTURE_KEPT_MS,
  PICTURE_RETRY_MS,
  type PictureType,
} from '#rules/pictures.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { PictureSource } from '#server/gateways/telegram/pictures.ts';

/** The most fetches under way at once, on each server: 2 MB at most. Others wait for the next sign-in. */
const MOST_AT_ONCE = 8;
/** The most old pictures that one call deletes. */
const MOST_PRUNED = 100;

/** Stores the pictures of members who sign in (docs/spec/security.md#11-pictures-of-members). */
export type Pictures = {
  /**
   * Fetches a member's picture in the background if it is due. Never throws, and nobody waits for it.
   *
   * @param url as signed by Telegram; null if Telegram says that there is none
   */
  refresh(input: { memberId: bigint; url: string | null }): void;
  /** Resolves when nothing is being fetched. */
  idle(): Promise<void>;
};

type PictureDeps = {
  db: Db;
  /** Null if no pictures are fetched. */
  source: PictureSource | null;
  now: () => number;
  report: (error: unknown, what: string) => void;
};

export function createPictures({ db, source, now, report }: PictureDeps): Pictures {
  const underWay = new Set<Promise<void>>();
  return {
    refresh({ memberId, url }) {
      if (source === null || underWay.size >= MOST_AT_ONCE) return;
      const work = renewPicture(db, source, { memberId, url, nowMs: now() })
        .catch((error: unknown) => report(error, "a member's picture was not fetched"))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async idle() {
      await Promise.all(underWay);
    },
  };
}

/** Fetches and stores a member's picture, if it is due. Rejects if it could not be fetched; the old one stays. */
async function renewPicture(
  db: Db,
  source: PictureSource,
  { memberId, url, nowMs }: { memberId: bigint; url: string | null; nowMs: number },
): Promise<void> {
  if (!(await claim(db, { memberId, nowMs }))) return;
  const picture = url === null ? null : await source.fetch(url);
  const tag = picture && createHash('sha256').update(picture.bytes).digest('hex').slice(0, 16);
  // Not if the row was deleted meanwhile with all of the member's data, or another call has asked again since.
  await sql`
    update member_pictures set fetched_at = ${isoTime(nowMs)}::timestamptz,
      media_type = ${picture?.type ?? null}, bytes = ${picture?.bytes ?? null}, tag = ${tag}
    where member_id = ${memberId}::bigint and tried_at = ${isoTime(nowMs)}::timestamptz`.execute(
    db,
  );
}

/** Returns whether a picture is due. If so, nobody else asks for it meanwhile, on any server. */
async function claim(
  db: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into member_pictures as p (member_id, tried_at)
    values (${memberId}::bigint, ${isoTime(nowMs)}::timestamptz)
    on conflict (member_id) do update set tried_at = excluded.tried_at
      where p.tried_at <= ${isoTime(nowMs - PICTURE_RETRY_MS)}::timestamptz
        and (p.fetched_at is null or p.fetched_at <= ${isoTime(nowMs - PICTURE_FRESH_MS)}::timestamptz)
    returning 1`.execute(db);
  return rows.length > 0;
}

/** A picture as it is served. */
export type StoredPicture = { type: PictureType; tag: string; bytes: Uint8Array };

/** A member's picture. The caller has checked the viewer's rights. Throws `not_found`. */
export async function readPicture(
  db: Db,
  { memberId }: { memberId: bigint },
): Promise<StoredPicture> {
  const { rows } = await sql<StoredPicture>`
    select media_type as type, tag, bytes from member_pictures
    where member_id = ${memberId}::bigint and bytes is not null`.execute(db);
  const [picture] = rows;
  if (!picture) throw new AppError('not_found', 'There is no picture of this member.');
  return picture;
}

/** Deletes pictures of members who have not signed in for a long time; a limited number. Returns their number. */
export async function prunePictures(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select member_id from member_pictures
      where tried_at <= ${isoTime(nowMs - PICTURE_KEPT_MS)}::timestamptz
      order by tried_at limit ${sql.lit(MOST_PRUNED)} for update skip locked)
    delete from member_pictures p using old where p.member_id = old.member_id returning 1`.execute(
    db,
  );
  return rows.length;
}

/** The tag of the picture of `members m`, as a column; null if there is none. */
export const pictureTag = sql`(select p.tag from member_pictures p where p.member_id = m.id)`;
