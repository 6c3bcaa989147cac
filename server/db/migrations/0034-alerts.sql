-- Problems that the bot tells the owner, each once for all servers and restarts (rules/operations/alerts.ts).
create table alerts (
  kind text not null,
  -- Tells the problems of a kind apart: a job's or a server's name.
  about text not null,
  -- As measured last, and since when.
  is_on boolean not null,
  since timestamptz not null,
  -- Whether the owner knows it as standing.
  is_told boolean not null,
  -- How often it was told as beginning on that UTC day.
  begun_on date,
  begun int not null default 0 check (begun >= 0),
  primary key (kind, about)
);
