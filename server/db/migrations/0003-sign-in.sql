-- Signing in with Telegram (decision 22).

-- Sign-ins that were taken, as hashes, until their window ends: what Telegram signed opens one
-- session and no second one, on whichever server it arrives (services/sign-in.ts).
create table used_sign_ins (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index used_sign_ins_by_expiry on used_sign_ins (expires_at);

-- The bearer that a Mini App's sign-in gives beside the cookie: of the scope `viewer` and nothing
-- else. In a column of its own, so that no question for a session can ever meet it, and in the row
-- of its session, so that whatever ends the one ends the other.
alter table sessions
  add column viewer_token_hash bytea unique,
  add column viewer_expires_at timestamptz,
  add check ((viewer_token_hash is null) = (viewer_expires_at is null));
create index sessions_by_expiry on sessions (expires_at);
