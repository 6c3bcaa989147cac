import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** The names in the form that PostgreSQL searches best: folded, with a trigram index, and with the sort keys beside them. */
export async function fillTrigrams(db: Db): Promise<void> {
  await sql.raw('create extension if not exists pg_trgm').execute(db);
  await sql.raw('drop table if exists bench_names').execute(db);
  await sql
    .raw(`create table bench_names as
      select m.id, lower(concat('@', m.username, ' ', coalesce(m.first_name, m.username))) as names, t.tipped
      from members m join member_totals t on t.member_id = m.id`)
    .execute(db);
  await sql.raw('create index on bench_names using gin (names gin_trgm_ops)').execute(db);
  await sql.raw('vacuum analyze bench_names').execute(db);
}

/** The number of names that contain the term, and the first of them under one sort; ranks in the whole board are left out. */
export async function readByTrigrams(db: Db, term: string, limit: number) {
  const { rows } = await sql<{ id: bigint; total: number }>`
    select id, count(*) over ()::int as total from bench_names
    where names like ${`%${term}%`} order by tipped desc limit ${limit}`.execute(db);
  return { total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
}
