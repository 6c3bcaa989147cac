-- Administrators sign in by answering a question in Telegram (decision 24; services/sign-in-questions.ts).

-- One row for each call, whoever is named in it: a stranger's looks like an administrator's. The
-- limits count these rows, so that they hold for several servers; they are removed after a day.
create table sign_in_requests (
  -- 128 random bits. Of the request the bot's buttons carry this and nothing else.
  id text primary key,
  -- Whom the caller claims to be; of no member, as often as not.
  telegram_id bigint not null,
  ip_prefix text not null,
  browser text not null,
  match_code text check (match_code ~ '^[0-9]{2}$'),
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'denied', 'expired', 'cancelled', 'used')),
  -- Whether the bot puts the question.
  asked boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the call that waits for the answer ended; null: it waits still, or its server died.
  ended_at timestamptz
);
create index sign_in_requests_by_time on sign_in_requests (created_at);
create index sign_in_requests_by_target on sign_in_requests (telegram_id, created_at) where asked;

-- 'Deny and block 24 h': until then the bot does not ask this administrator.
create table sign_in_blocks (
  telegram_id bigint primary key,
  ends_at timestamptz not null
);

-- Which server reads from Telegram what was pressed (services/press-lease.ts), and how far it came:
-- two that read would take each other's presses away.
create table press_leases (
  name text primary key,
  holder text not null,
  ends_at timestamptz not null,
  next_offset bigint not null
);
