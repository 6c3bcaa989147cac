-- A tip that nobody has paid makes no account: until whom it is for has one, it knows them by their Telegram id.

alter table tips alter column payee_id drop not null;
-- Instead of payee_id, while they have no account. Their names are those of bot_people. 0: they were erased.
alter table tips add column payee_telegram_id bigint;
alter table tips add constraint tips_for_somebody check (payee_id is not null or payee_telegram_id is not null);
-- Only members have an address.
alter table tips add constraint tips_paid_to_members check (payee_id is not null or address is null);
create index tips_for_strangers on tips (payee_telegram_id) where payee_id is null;

-- What the payer wrote, where that was in dollars.
alter table tips add column dollars text;

-- When a payment of it was first seen: from then on nothing asks for one unasked, even if the chain loses it.
alter table tips add column seen_at timestamptz;
update tips set seen_at = created_at where payment is not null or bookings > 0;

-- When they were last told that tips wait for them: once a day at most, however many there are.
alter table bot_people add column tips_told_at timestamptz;

-- By which link of theirs members bring others, for those who asked for one.
create table referral_codes (
  member_id bigint primary key references members (id),
  code text not null unique
);

-- Who was brought by whom: only a new account is, once.
create table referrals (
  member_id bigint primary key references members (id),
  by_member_id bigint not null references members (id),
  at timestamptz not null,
  check (member_id <> by_member_id)
);
create index referrals_by_inviter on referrals (by_member_id, at);
