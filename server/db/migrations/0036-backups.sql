-- Backups that were made and read back: by these, health and the daily job know how old the newest is.
create table backups (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  -- Its path on the machine that made it.
  file text not null,
  bytes bigint not null check (bytes > 0),
  took_ms integer not null check (took_ms >= 0),
  engine text not null check (engine in ('embedded', 'postgres')),
  -- The newest migration that the copied database had seen.
  schema_version text not null
);
create index backups_by_time on backups (made_at);

-- A member who is erased takes their names out of what was reported of them; everything else of an event stays as it was.
create function keep_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.data is null and to_jsonb(new) - 'data' = to_jsonb(old) - 'data' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
drop trigger append_only on activity_events;
create trigger append_only before update or delete on activity_events
  for each row execute function keep_events();
