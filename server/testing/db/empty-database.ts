import { type Kysely, sql } from 'kysely';

/** Tables beyond this size are truncated, so that dead rows do not pile up. In bytes. */
const LARGE = 512 * 1024;

/**
 * Empties every table, and restarts row numbers at 1. Row by row, without triggers and foreign keys: truncating all
 * tables takes 25 ms on PostgreSQL and 86 ms on the embedded engine, this takes 1 and 5.
 */
export async function emptyDatabase(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      each record;
    begin
      set local session_replication_role = replica;
      for each in
        select quote_ident(relname) as name, pg_relation_size(oid) as size from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
      loop
        if each.size > ${sql.lit(LARGE)} then
          execute 'truncate ' || each.name || ' cascade';
        elsif each.size > 0 then
          execute 'delete from ' || each.name;
        end if;
      end loop;
      perform setval(oid::regclass, 1, false) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S';
    end $$`.execute(db);
}
