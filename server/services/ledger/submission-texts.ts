import { type RawBuilder, sql } from 'kysely';
import { boardName, foldForSearch } from '#rules/names.ts';
import type { Db } from '#server/db/connect.ts';
import { normalizedLink } from './normalized-link.ts';

/** The most submissions completed by one statement. */
const AT_ONCE = 1000;

type TextRow = {
  id: bigint;
  url: string;
  title: string | null;
  description: string | null;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
};

/**
 * Updates the texts by which these members' submissions are searched and sorted: link, words and the submitter's current names.
 * Every change of one of these calls it.
 */
export async function writeSearchTexts(tx: Db, memberIds: readonly bigint[]): Promise<void> {
  if (memberIds.length === 0) return;
  await write(tx, await readRows(tx, sql`s.member_id = any(${memberIds.map(String)}::bigint[])`));
}

/** The same for one submission. */
export async function writeSearchText(tx: Db, submissionId: bigint): Promise<void> {
  await write(tx, await readRows(tx, sql`s.id = ${submissionId}`));
}

/** Completes submissions made before links were compared and texts were stored. */
export async function completeSubmissions(db: Db): Promise<void> {
  for (;;) {
    const rows = await readRows(
      db,
      sql`(s.search_text is null or s.public_text is null) limit ${sql.lit(AT_ONCE)}`,
    );
    if (rows.length === 0) return;
    await write(db, rows);
  }
}

async function readRows(db: Db, rest: RawBuilder<unknown>): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    select s.id, s.url, s.title, s.description, m.username, m.first_name, m.last_name
    from submissions s join members m on m.id = s.member_id where ${rest}`.execute(db);
  return rows;
}

// Skips unchanged rows, because an update would wait for a lock on the row.
async function write(db: Db, rows: readonly TextRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update submissions s set search_text = t.text, link_key = t.key, public_text = t.public_text,
      creator_key = t.creator_key
    from unnest(${rows.map(({ id }) => String(id))}::bigint[], ${rows.map(textOf)}::text[],
      ${rows.map(({ url }) => normalizedLink(url))}::text[], ${rows.map(publicTextOf)}::text[],
      ${rows.map(creatorKeyOf)}::text[]) as t(id, text, key, public_text, creator_key)
    where s.id = t.id and (s.search_text, s.link_key, s.public_text, s.creator_key)
      is distinct from (t.text, t.key, t.public_text, t.creator_key)`.execute(db);
}

function textOf(row: TextRow): string {
  return `${foldForSearch(row.url)}\n${publicTextOf(row)}`;
}

// The showcase does not search links.
function publicTextOf({ title, description, username, first_name, last_name }: TextRow): string {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return foldForSearch([title, description, `@${username ?? ''}`, name].join('\n'));
}

function creatorKeyOf({ username, first_name, last_name }: TextRow): string {
  const names = { username, firstName: first_name, lastName: last_name };
  return foldForSearch(boardName(names).displayName);
}
