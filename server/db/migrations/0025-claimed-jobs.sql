-- Servers claim jobs on their own table (services/jobs.ts). The library that did so kept its tables in a schema.

-- All by the database's clock, the one that servers have in common.
alter table jobs
  -- The minute or hour for which it was claimed last.
  add column due_at timestamptz,
  -- Which claim that was: only its run gives the job back.
  add column claim text,
  -- Until when nobody else may run it. -infinity: it was given back; a time that is over: its server has died.
  add column held_until timestamptz not null default '-infinity';

drop schema if exists queue cascade;
