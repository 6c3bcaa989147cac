-- Payments stop while the wallet shows a payment that this database does not know (services/payouts/fence): it may be an
-- older copy of one that has paid since.

create table payment_fence (
  only_row boolean primary key default true check (only_row),
  -- Everything that the wallet has sent since then, until checked_at, is known here.
  covered_from timestamptz not null,
  checked_at timestamptz not null,
  -- The block to list the wallet's history from; null: by the time.
  checked_block text,
  -- Since when and why nothing is signed or sent; null: payments go on.
  raised_at timestamptz,
  reason text,
  check ((raised_at is null) = (reason is null))
);

-- Whoever has paid until now knows what it paid. A copy of an older dump was last in use when that was made.
insert into payment_fence (covered_from, checked_at)
  select '2009-01-03T00:00:00Z', least(now(), coalesce(max(coalesce(ended_at, started_at)), now()))
  from jobs where exists (select from payments)
  having exists (select from payments);

-- What the wallet has sent that no payment here accounts for.
create table unknown_payments (
  txid text primary key,
  sent_at timestamptz not null,
  units bigint not null check (units > 0),
  -- As [{ "address", "units" }]; the address is null where the script has none.
  outputs jsonb not null,
  -- To be sent again if the network forgets it, once it is booked as a payment.
  raw_tx text not null,
  found_at timestamptz not null,
  -- Why it pays no share, as the operator said; null: nobody has said so yet.
  settled_as text,
  settled_at timestamptz,
  check ((settled_as is null) = (settled_at is null))
);
create index unknown_payments_open on unknown_payments (sent_at) where settled_as is null;
