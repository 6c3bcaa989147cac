-- Plans paid by arrangement (decision 48): what members ask for in coins that no program here takes, and what became of it.
create table plan_requests (
  id bigint generated always as identity primary key,
  member_id bigint not null references members (id),
  tier text not null check (tier in ('starter', 'pro', 'enterprise')),
  months integer not null check (months between 1 and 60),
  coin text not null check (coin in ('USDC', 'USDT', 'BTC', 'ETH')),
  -- How the owner reaches them; gone once it was withdrawn.
  contact text check (char_length(contact) between 1 and 200),
  status text not null default 'open' check (status in ('open', 'granted', 'declined', 'withdrawn')),
  created_at timestamptz not null,
  ended_at timestamptz,
  decided_by bigint references members (id),
  -- What the owner received for it, in their words.
  received text check (char_length(received) between 1 and 500),
  -- Why it was declined, for the member.
  reason text check (char_length(reason) between 1 and 500),
  -- What was granted.
  begins_at timestamptz,
  expires_at timestamptz,
  check ((status = 'open') = (ended_at is null)),
  check ((status in ('granted', 'declined')) = (decided_by is not null)),
  check ((status = 'granted') = (received is not null and begins_at is not null and expires_at is not null)),
  check ((status = 'declined') = (reason is not null)),
  check (status <> 'open' or contact is not null),
  check (begins_at < expires_at)
);
create unique index plan_requests_open on plan_requests (member_id) where status = 'open';
create index plan_requests_by_member on plan_requests (member_id, id);
create index plan_requests_by_status on plan_requests (status, id);

-- Whether there is an owner to ask.
create index members_with_role on members (role) where role <> 'member';
