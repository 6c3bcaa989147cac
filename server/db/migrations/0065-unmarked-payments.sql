-- Somebody who pays a tip without the few units by which its payment is known is asked whether that was it.

-- Nothing of the tip's own amount was on its way to the address when the tip was opened there.
alter table tip_dues add column takes_unmarked boolean not null default false;

-- Payments of a tip's own amount that were looked at, each once.
create table tip_questions (
  id bigint generated always as identity primary key,
  -- What its buttons carry; nobody guesses it.
  public_id text not null unique,
  txid text not null,
  vout integer not null check (vout >= 0),
  address text not null,
  units bigint not null check (units > 0),
  looked_at timestamptz not null,
  tries integer not null default 1,
  -- Once its transaction was read: in which block it is, and from which addresses it comes.
  block_height integer,
  from_addresses text[],
  -- Which tip it may pay; null: nobody is asked.
  tip_id bigint references tips (id),
  asked_at timestamptz,
  -- The payer's answer.
  is_it boolean,
  unique (txid, vout),
  check (tip_id is null or from_addresses is not null),
  check (is_it is null or tip_id is not null)
);
create index tip_questions_by_address on tip_questions (address, looked_at);
create index tip_questions_by_tip on tip_questions (tip_id) where tip_id is not null;
create index tip_questions_to_ask on tip_questions (id) where tip_id is not null and asked_at is null;
create index tip_questions_by_time on tip_questions (looked_at);
