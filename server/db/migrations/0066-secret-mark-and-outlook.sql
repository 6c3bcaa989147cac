-- A known text, sealed with the secret of this instance: a server or command with another one is refused before it seals
-- anything that the others cannot open.
create table secret_mark (
  one boolean primary key default true check (one),
  secret_id text not null,
  sealed bytea not null
);

-- What the last run of the distribution has left to be paid, for the monitor (services/payouts/outlook.ts).
create table payout_outlook (
  one boolean primary key default true check (one),
  at timestamptz not null,
  needed bigint
);
