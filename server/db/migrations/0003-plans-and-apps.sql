-- Creates plans and their payment, registered apps with their API keys and webhooks, payment requests and escrows.

-- ---------------------------------------------------------------------------------------------------------------------
-- Plans.

create table subscriptions (
  member_id bigint primary key references members (id),
  tier text not null check (tier in ('starter', 'pro', 'enterprise')),
  status text not null check (status in ('active', 'past_due', 'suspended', 'expired', 'cancelled')),
  period text not null check (period in ('monthly', 'yearly')),
  -- By card, in coins, or given by the operator.
  source text not null check (source in ('card', 'coin', 'grant')),
  -- From here the billing months are counted (rules/plans/billing.ts), also when the plan is changed or renewed.
  anchor_at timestamptz not null,
  expires_at timestamptz not null,
  -- Paid until then, and not renewed after it.
  ends_at_expiry boolean not null default false,
  changed_at timestamptz not null
);
create index subscriptions_by_expiry on subscriptions (expires_at);
create trigger news after insert or delete or truncate or update of tier, status, anchor_at, expires_at on subscriptions
  for each statement execute function tell_news();

-- The use that a member's keys and apps have made of a billing month, exactly: a call that was answered is counted, one
-- that was refused is not.
create table plan_usage (
  member_id bigint not null references members (id),
  month_start timestamptz not null,
  api_requests bigint not null default 0 check (api_requests >= 0),
  webhooks bigint not null default 0 check (webhooks >= 0),
  primary key (member_id, month_start)
) with (fillfactor = 60);

-- Reminders and warnings: a row is claimed before its message is sent, so that nobody is told twice.
create table plan_notices (
  member_id bigint not null references members (id),
  kind text not null check (kind in
    ('ends_in_7_days', 'ends_in_1_day', 'quota_80', 'quota_100', 'webhooks_80', 'webhooks_100')),
  -- The end or the month that it is about.
  about timestamptz not null,
  claimed_at timestamptz not null,
  -- Null while it is being sent.
  outcome text check (outcome in ('sent', 'unreachable', 'failed', 'unclear')),
  primary key (member_id, kind, about)
);

-- Plans by arrangement: members ask for them in coins that no program here takes, and the owner decides
-- (docs/spec/developers.md#8-plans-by-arrangement).
create table plan_requests (
  id bigint generated always as identity primary key,
  member_id bigint not null references members (id),
  tier text not null check (tier in ('starter', 'pro', 'enterprise')),
  months integer not null check (months between 1 and 60),
  coin text not null check (coin in ('USDC', 'USDT', 'BTC', 'ETH')),
  -- The way by which the owner reaches them; gone once the request was withdrawn.
  contact text check (char_length(contact) between 1 and 200),
  status text not null default 'open' check (status in ('open', 'granted', 'declined', 'withdrawn')),
  created_at timestamptz not null,
  ended_at timestamptz,
  decided_by bigint references members (id),
  -- The payment that the owner received, in their words.
  received text check (char_length(received) between 1 and 500),
  -- The reason of a refusal, for the member.
  reason text check (char_length(reason) between 1 and 500),
  -- The time that was granted.
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

-- The begin of the billing month of a plan (rules/plans/billing.ts): months are added to the anchor in UTC, and a month
-- without such a day ends on its last one.
-- In plpgsql, because an SQL function with subqueries is planned again in each transaction of its caller.
create function billing_month_start(anchor timestamptz, instant timestamptz, ahead int) returns timestamptz
language plpgsql immutable parallel safe as $$
declare
  start timestamp := anchor at time zone 'UTC';
  moment timestamp := greatest(anchor, instant) at time zone 'UTC';
  months int := (extract(year from moment) - extract(year from start)) * 12
    + extract(month from moment) - extract(month from start);
begin
  if start + make_interval(months => months) > moment then
    months := months - 1;
  end if;
  return (start + make_interval(months => ahead + months)) at time zone 'UTC';
end
$$;

-- ---------------------------------------------------------------------------------------------------------------------
-- Plans paid by card at Stripe (docs/spec/developers.md#6-payment-by-card).

-- Each question to Stripe or to the node takes a number before it is asked: a later one has seen at least as much.
create sequence outside_questions;

-- The plan that was asked for, and its price, written down before Stripe is called: Stripe's webhooks are judged by it.
create table card_checkouts (
  -- Also the key by which Stripe takes the request once.
  id uuid primary key,
  member_id bigint not null references members (id),
  tier text not null check (tier in ('starter', 'pro', 'enterprise')),
  period text not null check (period in ('monthly', 'yearly')),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  -- A first payment on Stripe's page, or another plan for a subscription that runs.
  kind text not null check (kind in ('checkout', 'change')),
  status text not null check (status in ('open', 'paid', 'ended')),
  session_id text unique,
  url text,
  -- Of a change: the subscription that it changes.
  subscription_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (kind = 'checkout' or subscription_id is not null)
);
-- A second press finds the first one's page.
create unique index card_checkouts_open on card_checkouts (member_id) where status = 'open' and kind = 'checkout';
create index card_checkouts_by_member on card_checkouts (member_id, created_at);

create table card_subscriptions (
  id text primary key,
  member_id bigint not null references members (id),
  customer_id text not null,
  checkout_id uuid not null references card_checkouts (id),
  -- The number of the question whose answer stands here: an answer to an earlier one is thrown away.
  applied bigint not null,
  linked_at timestamptz not null,
  -- Stripe's own word, as last heard; null before the first time.
  status text,
  paid_until timestamptz,
  checked_at timestamptz,
  -- The page of Stripe's where its newest invoice is paid; null unless that waits for it.
  pay_url text
);
create index card_subscriptions_by_member on card_subscriptions (member_id, linked_at);
create index card_subscriptions_by_paid on card_subscriptions (paid_until);

-- Charges that were given back or are disputed: the time that they paid is suspended.
create table card_holds (
  charge_id text primary key,
  subscription_id text not null references card_subscriptions (id),
  reason text not null check (reason in ('refunded', 'disputed')),
  until_at timestamptz not null,
  lifted boolean not null,
  applied bigint not null
);
create index card_holds_by_subscription on card_holds (subscription_id);

-- Events that were taken, in the transaction of their effect: Stripe repeats them.
create table stripe_events (
  id text primary key,
  type text not null,
  taken_at timestamptz not null
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Plans paid in coins at addresses of their own (docs/spec/developers.md#7-payment-in-coins).

create table coin_invoices (
  -- Also the number of its address under the extended key, so that no address is ever given out twice.
  id bigint generated by default as identity primary key,
  member_id bigint not null references members (id),
  tier text not null check (tier in ('starter', 'pro', 'enterprise')),
  period text not null check (period in ('monthly', 'yearly')),
  address text not null unique,
  -- The list prices of a month by plan, in units, when it was made: they value a plan that was paid by card before it.
  list_prices jsonb not null,
  -- The price less the credit is the amount; both were fixed when it was made.
  price bigint not null check (price > 0),
  credit bigint not null check (credit >= 0),
  amount bigint not null check (amount >= 0),
  status text not null check (status in ('new', 'seen', 'paid', 'settled', 'expired')),
  exception text check (exception in ('underpaid', 'overpaid', 'late', 'dropped')),
  received bigint not null default 0,
  confirmations int not null default 0,
  created_at timestamptz not null,
  -- The time since which its address is watched; before that nobody is shown the address.
  watched_at timestamptz,
  expires_at timestamptz not null,
  -- Settled for the first time: the time that it bought is counted from here, also after a reorganisation.
  bought_at timestamptz,
  -- It bought time, or credit where a card pays the plan already.
  bought text check (bought in ('plan', 'credit')),
  -- The subscription as it was before the first of a row of purchases in coins; null within the row.
  base jsonb,
  check (amount = price - credit),
  check ((bought_at is null) = (bought is null))
);
create index coin_invoices_by_member on coin_invoices (member_id, id);
-- Not unique: a reorganisation may open an old one again beside a newer one. Opening locks the member instead.
create index coin_invoices_open on coin_invoices (member_id) where status in ('new', 'seen', 'paid');

-- Every output that ever paid one of the addresses, once.
create table coin_payments (
  txid text not null,
  vout int not null,
  invoice_id bigint not null references coin_invoices (id),
  units bigint not null check (units > 0),
  -- As last seen. Below 0: its inputs were spent by another transaction, or nothing knows of it any more.
  confirmations int not null,
  received_at timestamptz not null,
  -- Deep enough to be looked at no more.
  is_final boolean not null default false,
  -- The time since which it is in no block and in no mempool either; null while it is in one of them.
  gone_since timestamptz,
  primary key (txid, vout)
);
create index coin_payments_by_invoice on coin_payments (invoice_id);
create index coin_payments_moving on coin_payments (invoice_id) where not is_final;

-- Credit of members, in units; the balance is the sum. Rows are only ever added.
create table credit_entries (
  id bigint generated by default as identity primary key,
  member_id bigint not null references members (id),
  units bigint not null check (units <> 0),
  reason text not null check (reason in ('paid_over', 'used', 'given_back', 'unused_plan', 'not_needed')),
  invoice_id bigint references coin_invoices (id),
  checkout_id uuid references card_checkouts (id),
  at timestamptz not null
);
create index credit_entries_by_member on credit_entries (member_id);
create index credit_entries_by_invoice on credit_entries (invoice_id);
-- A credit is used, and given back, once for each invoice; the rest of a plan is credited once.
create unique index credit_entries_once on credit_entries (invoice_id, reason) where reason in ('used', 'given_back');
create unique index credit_entries_unused on credit_entries (checkout_id) where reason = 'unused_plan';
create trigger append_only before update or delete on credit_entries
  for each row execute function refuse_change();

-- ---------------------------------------------------------------------------------------------------------------------
-- Apps, and what members allow them.

create table apps (
  id bigint generated by default as identity primary key,
  member_id bigint not null references members (id),
  name text not null,
  developer text not null,
  contact_email text not null,
  application_type text not null,
  description text not null,
  webhook_url text,
  -- Lists of texts.
  callback_urls jsonb not null,
  permissions jsonb not null,
  status text not null default 'sandbox' check (status in ('sandbox', 'production')),
  created_at timestamptz not null,
  approved_at timestamptz,
  approved_by bigint references members (id),
  -- The reason why an administrator took it back to the sandbox; null if none did, or once it is approved again.
  returned_reason text,
  -- A removed app keeps its row, as consents and deliveries name it.
  removed_at timestamptz,
  -- It grows with each change: an app that its owner has changed since an administrator looked is not approved.
  version integer not null default 1,
  -- Sealed (server/db/secrets.ts); only an app with a webhook has one.
  webhook_secret text,
  -- The secret before a rotation: until its time is over, deliveries are signed with it too.
  webhook_secret_before text,
  webhook_secret_before_until timestamptz,
  check ((status = 'production') = (approved_at is not null))
);
create index apps_by_member on apps (member_id, id);
create index apps_by_status on apps (status, created_at, id) where removed_at is null;
-- For the gate of the keyed API. A new app is no news: no server remembers anything of it.
create trigger news after delete or truncate or update of name, permissions, status, removed_at on apps
  for each statement execute function tell_news();

-- One row for each permission of an API key that a member has allowed an app. The bot asks for it.
create table app_consents (
  app_id bigint not null references apps (id),
  member_id bigint not null references members (id),
  permission text not null,
  granted_at timestamptz not null,
  revoked_at timestamptz,
  primary key (app_id, member_id, permission)
);
create index app_consents_by_member on app_consents (member_id) where revoked_at is null;

-- A question of consent, put by the bot. There is one for everybody who is named, member or not, so that the answers of
-- the API do not tell who is one; the bot is only told of members who can be asked.
create table consent_questions (
  -- 128 random bits. The bot's buttons carry this and nothing else of the question.
  id text primary key,
  -- The order in which they were put: times can be the same.
  seq bigint generated by default as identity,
  app_id bigint not null references apps (id),
  telegram_id bigint not null,
  -- A list of permissions.
  permissions jsonb not null,
  -- The bot was told of it.
  asked boolean not null,
  -- The call that made it: the same call, tried again after a crash, makes no second one.
  call_id text not null unique,
  status text not null default 'open' check (status in ('open', 'allowed', 'declined')),
  created_at timestamptz not null,
  -- An answer that comes later changes nothing.
  expires_at timestamptz not null,
  answered_at timestamptz,
  check ((status = 'open') = (answered_at is null))
);
create index consent_questions_by_target on consent_questions (app_id, telegram_id, seq);
create index consent_questions_by_app on consent_questions (app_id, seq);
create index consent_questions_by_time on consent_questions (created_at, seq);

-- 'Block this app': until the member takes it back, the app's questions do not reach them.
create table app_blocks (
  app_id bigint not null references apps (id),
  member_id bigint not null references members (id),
  blocked_at timestamptz not null,
  primary key (app_id, member_id)
);
create index app_blocks_by_member on app_blocks (member_id);

-- Messages that the bot writes to members for apps, each at most once: it is claimed, and that committed, before it is
-- sent. The limits count these rows.
create table app_messages (
  id bigint generated by default as identity primary key,
  -- Null for a key without an app, which reaches its owner alone.
  app_id bigint references apps (id),
  -- The owner of the key.
  owner_id bigint not null references members (id),
  member_id bigint not null references members (id),
  kind text not null check (kind in ('consent', 'notification', 'payment', 'escrow')),
  -- As in consent_questions, for a call that makes a message and nothing else.
  call_id text unique,
  -- As it goes out, with its buttons; forgotten when it is out.
  html text,
  buttons jsonb,
  -- sending: about to be sent, or sent without an answer so far. unclear: nobody can say, and it is not tried again.
  status text not null default 'waiting'
    check (status in ('waiting', 'sending', 'sent', 'unreachable', 'refused', 'unclear')),
  created_at timestamptz not null,
  -- Not before then: Telegram asked to wait.
  due_at timestamptz not null,
  claimed_at timestamptz,
  ended_at timestamptz,
  check ((status in ('waiting', 'sending')) = (ended_at is null)),
  check ((html is null) = (ended_at is not null))
);
create index app_messages_open on app_messages (due_at, id) where status in ('waiting', 'sending');
create index app_messages_by_target on app_messages (owner_id, app_id, member_id, kind, created_at);
create index app_messages_by_app on app_messages (owner_id, app_id, kind, created_at);
create index app_messages_ended on app_messages (ended_at) where ended_at is not null;

-- Webhooks of apps.
create table webhook_deliveries (
  id bigint generated by default as identity primary key,
  app_id bigint not null references apps (id),
  -- A receiver knows a repeat by it; an event that is sent again by hand keeps it.
  event_id text not null,
  type text not null,
  -- Written once: every try sends and signs the same bytes.
  body text not null,
  created_at timestamptz not null,
  -- over_quota: the plan's webhooks of the month were used up when its turn came.
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed', 'over_quota')),
  attempts integer not null default 0 check (attempts >= 0),
  -- The time of the next try.
  next_at timestamptz,
  -- The plan's quota was charged: once, however often it is tried.
  is_counted boolean not null default false,
  -- The server that has it in hand, and the time until which no other takes it.
  lease text,
  leased_until timestamptz,
  last_at timestamptz,
  last_status integer,
  last_error text,
  last_ms integer,
  check ((status = 'waiting') = (next_at is not null))
) with (fillfactor = 80);
create index webhook_deliveries_due on webhook_deliveries (next_at, id) where status = 'waiting';
create index webhook_deliveries_by_app on webhook_deliveries (app_id, id desc);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
-- One row for each event: queueing it twice does not send it twice.
create unique index webhook_deliveries_by_event on webhook_deliveries (app_id, event_id);

-- ---------------------------------------------------------------------------------------------------------------------
-- API keys and the gate of the keyed API.

create table api_keys (
  id bigint generated by default as identity primary key,
  member_id bigint not null references members (id),
  -- The member's app for which it was made; without one it reaches its owner's own data alone.
  app_id bigint references apps (id),
  name text not null,
  -- The key under a keyed hash, by which a call is looked up. It stays when the key is deleted, so that the use of a dead
  -- key is noticed.
  key_hash bytea not null unique,
  -- The key encrypted, for its owner's eyes alone; gone once the key is deleted for good.
  sealed_key bytea,
  -- The secret under which both were made.
  secret_id text not null,
  -- Characters 5 to 8 and the last 4, which the mask shows.
  shown_start text not null,
  shown_end text not null,
  -- A list of ids.
  permissions jsonb not null,
  is_active boolean not null default true,
  -- Requests per minute.
  rate_limit int not null default 100 check (rate_limit between 1 and 1000000),
  created_at timestamptz not null,
  expires_at timestamptz,
  -- Replaced by a newer key, and working until then.
  retires_at timestamptz,
  rotated_from bigint references api_keys (id),
  deleted_at timestamptz,
  -- Both are written once a minute at most.
  last_used_at timestamptz,
  last_used_from text,
  -- Its use after its end; written once an hour at most.
  last_refused_at timestamptz
) with (fillfactor = 70);
create index api_keys_by_member on api_keys (member_id, id);
create index api_keys_by_app on api_keys (app_id) where app_id is not null;
create index api_keys_by_secret on api_keys (secret_id, id);
create index api_keys_sealed_dead on api_keys (deleted_at) where deleted_at is not null and sealed_key is not null;
-- For the columns that decide about a call, not for those that each call writes. A new key is no news: no server remembers
-- anything of it.
create trigger news after delete or truncate or update of member_id, app_id, name, key_hash, permissions, is_active,
    rate_limit, expires_at, retires_at, deleted_at on api_keys
  for each statement execute function tell_news();

-- Requests of a key that were let in, of each UTC minute; old minutes are cleaned away.
create table api_key_minutes (
  key_id bigint not null references api_keys (id),
  minute timestamptz not null,
  requests int not null check (requests >= 0),
  primary key (key_id, minute)
) with (fillfactor = 50);
create index api_key_minutes_by_time on api_key_minutes (minute);

-- The same of each UTC day, for good: the sum is everything that a key was used.
create table api_key_days (
  key_id bigint not null references api_keys (id),
  day date not null,
  requests bigint not null check (requests >= 0),
  primary key (key_id, day)
) with (fillfactor = 50);

-- The first answer to a call that must not be done twice, by the caller's own key for it.
create table idempotency_keys (
  id uuid primary key,
  member_id bigint not null references members (id),
  -- 0: a key without an app.
  app_id bigint not null,
  key text not null,
  -- Of method, address and body.
  request_hash bytea not null,
  -- Null while the call is being answered.
  status int,
  response text,
  created_at timestamptz not null,
  -- The server that answers holds it until then; later another one may try.
  leased_until timestamptz not null,
  unique (member_id, app_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Lets calls with a key in, as many as there is room for, and counts those, or says why not; before that it counts calls
-- that a server has let in already (docs/decisions/014-api-calls-ask-only-when-in-doubt.md). It is a function because the
-- decision takes several rows, each of which has to be locked before it is read, in one round trip: a statement alone
-- sees the rows as they were when it began. A call that is refused counts nowhere; the rows are locked in the order
-- minute, plan, day.
--   hashes          the key under each secret, with one of which it may have been made, in hex
--   origin          the place where the calls come from, roughly
--   permission      the permission that they take; null: any key may make them
--   declared        the permission that the key's app, if it has one, has to declare for them; null: none
--   tiers           the plans with which they may be made, `free` for none
--   plans           by plan: `month`, requests in a billing month (null: unlimited), and `minute`, the most that a key may
--                   have; `free` is for owners without a usable plan, and without it their keys are refused
--   grace           how long a plan goes on whose payment failed
--   calls           how many there are, from 0
--   admitted        how many were let in already, in the minute of `instant`; they count whatever has changed since
--   admitted_month  the start of the billing month in which they count
-- The outcome is that of the calls beyond `accepted`, of which the counts given are those after the last one.
-- `stands_until` is when time alone changes what decided, but for the minute and the month; null: never.
create function use_api_key(hashes text[], instant timestamptz, origin text, permission text, declared text,
  tiers text[], plans jsonb, grace interval, calls int, admitted int, admitted_month timestamptz)
returns table (outcome text, accepted int, key_id bigint, name text, permissions jsonb, owner_id bigint,
  owner_telegram_id bigint, app_id bigint, app_name text, app_status text, app_permissions jsonb, tier text,
  minute_limit int, minute_used int,
  month_start timestamptz, month_end timestamptz, month_limit bigint, month_used bigint, stands_until timestamptz)
language plpgsql volatile as $$
#variable_conflict use_column
declare
  k record;
  wanted bytea[];
  each text;
  this_minute timestamptz := date_trunc('minute', instant at time zone 'UTC') at time zone 'UTC';
  today date := (instant at time zone 'UTC')::date;
  of_minute int;
  anchor timestamptz;
begin
  foreach each in array hashes loop
    wanted := wanted || decode(each, 'hex');
  end loop;
  select a.*, m.telegram_id, m.banned_at, m.ban_expires_at, p.name as of_app, p.status as of_app_status, p.permissions as of_app_permissions,
      p.removed_at, s.tier as of_tier, s.status as plan_status, s.expires_at as plan_ends, s.anchor_at
    into k
    from api_keys a join members m on m.id = a.member_id
      left join apps p on p.id = a.app_id
      left join subscriptions s on s.member_id = a.member_id
    where a.key_hash = any (wanted);
  accepted := 0;
  if not found then
    outcome := 'unknown';
    return next;
    return;
  end if;
  -- Waiting for the disk would take longer than all the rest. A database that dies may forget the counts of its last
  -- half second (never others, and none twice).
  perform set_config('synchronous_commit', 'off', true);
  if admitted > 0 then
    insert into api_key_minutes as c (key_id, minute, requests) values (k.id, this_minute, admitted)
      on conflict on constraint api_key_minutes_pkey do update set requests = c.requests + admitted
      returning c.requests into minute_used;
    insert into plan_usage as u (member_id, month_start, api_requests) values (k.member_id, admitted_month, admitted)
      on conflict on constraint plan_usage_pkey do update set api_requests = u.api_requests + admitted
      returning u.api_requests into month_used;
    insert into api_key_days as d (key_id, day, requests) values (k.id, today, admitted)
      on conflict on constraint api_key_days_pkey do update set requests = d.requests + admitted;
  end if;
  key_id := k.id;
  name := k.name;
  permissions := k.permissions;
  owner_id := k.member_id;
  owner_telegram_id := k.telegram_id;
  app_id := k.app_id;
  app_name := k.of_app;
  app_status := k.of_app_status;
  app_permissions := k.of_app_permissions;
  tier := case
    when (k.plan_status = 'active' and instant < k.plan_ends)
      or (k.plan_status = 'past_due' and instant < k.plan_ends + grace) then k.of_tier
    when plans ? 'free' then 'free'
  end;
  -- Without a plan the months are those of the calendar, in UTC.
  anchor := case tier
    when 'free' then date_trunc('month', instant at time zone 'UTC') at time zone 'UTC'
    else k.anchor_at
  end;
  minute_limit := least(k.rate_limit, (plans -> tier ->> 'minute')::int);
  outcome := case
    when k.deleted_at is not null then 'deleted'
    when k.retires_at <= instant then 'retired'
    when k.expires_at <= instant then 'expired'
    when not k.is_active then 'inactive'
    when k.removed_at is not null then 'app_removed'
    when k.banned_at <= instant and (k.ban_expires_at is null or k.ban_expires_at > instant) then 'banned'
    when tier is null then 'no_plan'
    when permission is not null and not k.permissions ? permission then 'permission'
    when declared is not null and k.app_id is not null and not k.of_app_permissions ? declared then 'undeclared'
    when tier <> all (tiers) then 'plan_tier'
  end;
  if outcome is not null then
    return next;
    return;
  end if;

  stands_until := least(k.retires_at, k.expires_at, case when k.banned_at > instant then k.banned_at end,
    case when tier = 'free' then null when k.plan_status = 'active' then k.plan_ends else k.plan_ends + grace end);
  month_start := billing_month_start(anchor, instant, 0);
  month_end := billing_month_start(anchor, instant, 1);
  month_limit := (plans -> tier ->> 'month')::bigint;
  if calls > 0 then
    -- All of them are counted, and those beyond the limit taken back: the row is ours until the end.
    insert into api_key_minutes as c (key_id, minute, requests) values (k.id, this_minute, calls)
      on conflict on constraint api_key_minutes_pkey do update set requests = c.requests + calls
        where c.requests < minute_limit
      returning c.requests into minute_used;
    outcome := 'minute';
    if not found then
      minute_used := minute_limit;
      select u.api_requests into month_used from plan_usage u
        where u.member_id = k.member_id and u.month_start = use_api_key.month_start;
      return next;
      return;
    end if;
    of_minute := calls - greatest(0, minute_used - minute_limit);
    insert into plan_usage as u (member_id, month_start, api_requests)
      values (k.member_id, use_api_key.month_start, of_minute)
      on conflict on constraint plan_usage_pkey do update set api_requests = u.api_requests + of_minute
        where month_limit is null or u.api_requests < month_limit
      returning u.api_requests into month_used;
    if not found then
      month_used := month_limit;
    else
      accepted := of_minute - greatest(0, coalesce(month_used - month_limit, 0))::int;
    end if;
    if accepted < of_minute then
      outcome := 'month';
      if month_used > month_limit then
        update plan_usage u set api_requests = month_limit
          where u.member_id = k.member_id and u.month_start = use_api_key.month_start
          returning u.api_requests into month_used;
      end if;
    end if;
    if accepted < calls then
      update api_key_minutes c set requests = c.requests - (calls - accepted)
        where c.key_id = k.id and c.minute = this_minute
        returning c.requests into minute_used;
    end if;
    if accepted > 0 then
      insert into api_key_days as d (key_id, day, requests) values (k.id, today, accepted)
        on conflict on constraint api_key_days_pkey do update set requests = d.requests + accepted;
    end if;
  elsif month_start <> admitted_month then
    select coalesce(sum(u.api_requests), 0)::bigint into month_used from plan_usage u
      where u.member_id = k.member_id and u.month_start = use_api_key.month_start;
  end if;
  if accepted + admitted > 0 and (k.last_used_at is null or k.last_used_at <= instant - interval '1 minute') then
    update api_keys a set last_used_at = instant, last_used_from = origin where a.id = k.id;
  end if;
  if accepted = calls then
    outcome := 'accepted';
  end if;
  return next;
end
$$;

-- ---------------------------------------------------------------------------------------------------------------------
-- Payment requests and escrows of apps.

create table payment_requests (
  id bigint generated by default as identity primary key,
  -- As in app_messages.
  app_id bigint references apps (id),
  owner_id bigint not null references members (id),
  member_id bigint not null references members (id),
  -- As the id in consent_questions: the bot's button carries it.
  press_id text not null unique,
  call_id text not null unique,
  amount bigint not null check (amount > 0),
  -- The amount and a few units more: no other watched request at this address has the same, and its payment is known by
  -- that (docs/decisions/041-payments-are-identified-by-exact-amount.md).
  due bigint not null check (due > amount),
  address text not null,
  memo text not null,
  -- The state before a payment was found, which it gets back when the payment is gone.
  state text not null default 'asked' check (state in ('asked', 'declined', 'expired', 'cancelled')),
  -- seen: in no block, or not deep enough in one.
  payment text check (payment in ('seen', 'paid')),
  late boolean not null default false,
  txid text,
  vout integer,
  confirmations integer not null default 0 check (confirmations >= 0),
  -- It follows from the coin, and is agreed when the request is made.
  confirmations_needed integer not null default 20 check (confirmations_needed > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Until then the address is looked at.
  watched_until timestamptz not null,
  paid_at timestamptz,
  check ((payment is null) = (txid is null)),
  check ((txid is null) = (vout is null)),
  check ((payment is not distinct from 'paid') = (paid_at is not null))
);
create index payment_requests_by_owner on payment_requests (owner_id, app_id, id);
create index payment_requests_by_target on payment_requests (owner_id, app_id, member_id, created_at);
-- An output pays one request at most.
create unique index payment_requests_outpoint on payment_requests (txid, vout) where txid is not null;
create index payment_requests_watched on payment_requests (address, due)
  where payment is distinct from 'paid';

-- Coins at an address of which two of three keys can spend (server/coin/escrow-script.ts). No key that signs is here
-- (docs/decisions/010-escrows-use-two-of-three-keys.md).
create table escrows (
  id bigint generated by default as identity primary key,
  -- As in app_messages.
  app_id bigint references apps (id),
  owner_id bigint not null references members (id),
  call_id text not null unique,
  buyer_id bigint not null references members (id),
  seller_id bigint not null references members (id),
  -- The buttons of each carry these.
  buyer_press text not null unique,
  seller_press text not null unique,
  amount bigint not null check (amount > 0),
  -- The buyer pays this on top, for the fee of the end. It depends on the coin; Junkcoin's, where nothing else is written.
  fee_reserve bigint not null default 1000000 check (fee_reserve >= 0),
  description text not null,
  buyer_key text not null,
  seller_key text not null,
  refund_address text not null,
  payout_address text not null,
  -- Made with the row, whose number is the index of the operator's key.
  operator_key text,
  address text unique,
  redeem_script text,
  -- spent_elsewhere: two of the three keys spent its coins past this site, and not as it would have.
  state text not null default 'awaiting_keys' check (state in ('awaiting_keys', 'funding', 'funded', 'disputed',
    'releasing', 'refunding', 'released', 'refunded', 'declined', 'expired', 'spent_elsewhere')),
  buyer_confirmed_at timestamptz,
  seller_confirmed_at timestamptz,
  fund_asked_at timestamptz,
  -- The units at the address that are deep enough.
  funded bigint not null default 0 check (funded >= 0),
  dispute text,
  decision text check (decision in ('release', 'refund')),
  -- The transaction that ends it, with the signatures that came in so far.
  psbt text,
  signatures integer not null default 0 check (signatures between 0 and 3),
  -- With two of three signatures: kept before it is sent, and sent as often as it takes.
  raw_tx text,
  -- The transaction that ended it. There are no bytes of one that was made past this site.
  txid text,
  signed_at timestamptz,
  created_at timestamptz not null,
  confirm_by timestamptz not null,
  fund_by timestamptz not null,
  looked_at timestamptz,
  check (buyer_id <> seller_id),
  check (raw_tx is null or txid is not null),
  check (raw_tx is null or (psbt is not null and signatures >= 2 and signed_at is not null)),
  check (state not in ('released', 'refunded', 'spent_elsewhere') or txid is not null)
);
create index escrows_by_owner on escrows (owner_id, app_id, id);
create index escrows_open on escrows (state, looked_at)
  where state not in ('released', 'refunded', 'declined', 'expired');
-- These find the payments that are made, or about to be made, at an address.
create index escrows_by_address on escrows (address);
create index escrows_by_payout on escrows (payout_address);
create index escrows_by_refund on escrows (refund_address);
create index escrows_by_txid on escrows (txid) where txid is not null;
