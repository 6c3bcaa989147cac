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
