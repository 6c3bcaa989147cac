-- Creates the bot's outbox and memory, broadcasts, referrals, and the tables by which the site is run.

-- ---------------------------------------------------------------------------------------------------------------------
-- The community's own bot (BOT=1).

-- Updates that it has handled.
create table bot_updates (
  -- Numbers of updates are those of one bot.
  bot_id bigint not null,
  update_id bigint not null,
  handled_at timestamptz not null,
  primary key (bot_id, update_id)
);
create index bot_updates_by_time on bot_updates (handled_at);

-- A message of the bot's is written in the transaction that it tells of, and sent after it
-- (docs/decisions/036-bot-messages-wait-in-an-outbox.md).
create table bot_outbox (
  id bigint generated always as identity primary key,
  chat_id bigint not null,
  topic_id bigint,
  action text not null check (action in ('send', 'edit', 'delete', 'react')),
  -- Sent again if nobody knows whether it arrived.
  must boolean not null,
  -- The message that is answered, edited, deleted or reacted to.
  message_id bigint,
  -- Instead of message_id: the message that this row sent.
  said_id bigint references bot_outbox (id),
  -- Null once it is done.
  content jsonb,
  status text not null default 'waiting'
    check (status in ('waiting', 'sending', 'sent', 'unreachable', 'refused', 'unclear')),
  attempts int not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  claimed_at timestamptz,
  ended_at timestamptz,
  -- Telegram's number of the message.
  sent_id bigint
);
-- One call at a time for each chat, whichever server makes it: messages arrive in their order.
create unique index bot_outbox_in_flight on bot_outbox (chat_id) where status = 'sending';
create index bot_outbox_waiting on bot_outbox (chat_id, id) where status = 'waiting';
-- For the number of messages that a chat got lately.
create index bot_outbox_ended on bot_outbox (chat_id, ended_at) where ended_at is not null;
create index bot_outbox_about on bot_outbox (said_id) where said_id is not null;

-- Telegram wants nothing more sent to a chat until then; chat 0: to any.
create table bot_holds (
  chat_id bigint primary key,
  until timestamptz not null
);

-- Everybody that the bot has heard of, member or not: by this it knows whom a name means.
create table bot_people (
  telegram_id bigint primary key,
  username text,
  first_name text,
  last_name text,
  -- The time at which Telegram last said that these are the names.
  known_at timestamptz not null,
  -- The time since which the bot may write to them in private; null: never.
  started_at timestamptz,
  -- The last time they were told that tips wait for them: once a day at most, however many there are.
  tips_told_at timestamptz
);
create index bot_people_by_username on bot_people (lower(username)) where username is not null;
create index bot_people_by_time on bot_people (known_at);

-- Groups with the bot, and the settings of their administrators.
create table bot_chats (
  chat_id bigint primary key,
  title text,
  joined_at timestamptz not null,
  left_at timestamptz,
  commands_off text[] not null default '{}',
  -- In units; null: the coin's own limit.
  least_tip bigint check (least_tip > 0),
  quiet boolean not null default false,
  deletes_commands boolean not null default false,
  -- The only topic where the bot talks; null: all.
  topic_id bigint
);

-- Settings of members in the bot.
create table bot_preferences (
  member_id bigint primary key references members (id),
  tip_notices boolean not null default true,
  review_notices boolean not null default true,
  payout_notices boolean not null default true
);

-- A question that the bot has put to somebody in private, and their answers so far.
create table bot_dialogues (
  telegram_id bigint primary key,
  kind text not null,
  step text not null,
  data jsonb not null,
  ends_at timestamptz not null
);

-- Messages of the bot's that are rewritten when their subject changes: `tip:ID`, `post:CHAT:MESSAGE`.
create table bot_living (
  about text primary key,
  said_id bigint not null references bot_outbox (id) on delete cascade
);
create index bot_living_by_message on bot_living (said_id);

-- The link by which a member brings others, for those who asked for one (docs/spec/points.md#17-referrals).
create table referral_codes (
  member_id bigint primary key references members (id),
  code text not null unique
);

-- A new account was brought by at most one member.
create table referrals (
  member_id bigint primary key references members (id),
  by_member_id bigint not null references members (id),
  at timestamptz not null,
  check (member_id <> by_member_id)
);
create index referrals_by_inviter on referrals (by_member_id, at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Broadcasts (docs/decisions/012-broadcasts-are-sent-at-most-once.md).

create table broadcasts (
  id bigint generated by default as identity primary key,
  post_id bigint not null,
  -- The message as it goes out: the same to the last character for everybody, also after a restart. Forgotten at the end.
  html text,
  state text not null default 'running'
    check (state in ('running', 'paused', 'cancelled', 'done')),
  started_by bigint not null references members (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((ended_at is null) = (state in ('running', 'paused'))),
  check (html is not null or ended_at is not null)
);
create unique index broadcasts_unfinished on broadcasts (post_id)
  where state in ('running', 'paused');

create table broadcast_recipients (
  broadcast_id bigint not null references broadcasts (id),
  member_id bigint not null references members (id),
  -- sending: about to be sent, or sent without an answer so far. unclear: nobody can say whether it
  -- arrived, and it is not tried again.
  status text not null default 'waiting'
    check (status in ('waiting', 'sending', 'sent', 'failed', 'unclear')),
  message_id bigint,
  -- Unused.
  known_before bigint,
  claimed_at timestamptz,
  primary key (broadcast_id, member_id),
  check ((status = 'sent') = (message_id is not null)),
  check (status <> 'sending' or claimed_at is not null)
) with (fillfactor = 70);
create index broadcast_recipients_open on broadcast_recipients (broadcast_id, status, member_id)
  where status in ('waiting', 'sending');
create index broadcast_recipients_by_member on broadcast_recipients (member_id);
create index broadcast_recipients_by_message on broadcast_recipients (message_id)
  where message_id is not null;

-- The server that sends broadcasts now, and the time until which Telegram has asked all servers to wait.
create table broadcast_sender (
  only_row boolean primary key default true check (only_row),
  holder text not null,
  held_until timestamptz not null,
  busy_until timestamptz
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Operations.

-- The last run of each job, whichever server ran it. Servers claim jobs in this table
-- (docs/decisions/007-jobs-are-claimed-in-a-table.md).
create table jobs (
  name text primary key,
  started_at timestamptz not null,
  ended_at timestamptz,
  succeeded_at timestamptz,
  failed_at timestamptz,
  duration_ms integer check (duration_ms >= 0),
  failures_in_row integer not null default 0,
  error text,
  -- The result of the last run, or the obstacle that it met, in one line for people.
  outcome text,
  -- The next three go by the database's clock, which the servers have in common.
  -- The minute or hour for which it was claimed last.
  due_at timestamptz,
  -- The number of that claim: only its run gives the job back.
  claim text,
  -- Until then nobody else may run it. -infinity: it was given back; a time that is over: its server has died.
  held_until timestamptz not null default '-infinity'
);

-- Problems that the bot tells the owner, each once for all servers and restarts (rules/operations/alerts.ts).
create table alerts (
  kind text not null,
  -- The name of a job or a server, which tells the problems of a kind apart.
  about text not null,
  -- As measured last, and the time since then.
  is_on boolean not null,
  since timestamptz not null,
  -- The owner knows it as standing.
  is_told boolean not null,
  -- How often it was told as beginning on that UTC day.
  begun_on date,
  begun int not null default 0 check (begun >= 0),
  primary key (kind, about)
);

-- The uptime record (rules/operations/uptime.ts): minutes of each part on each UTC day. The setting `uptime` has the minute
-- that was recorded last.
create table uptime_days (
  day date not null,
  part text not null,
  up int not null check (up >= 0),
  degraded int not null check (degraded >= 0),
  down int not null check (down >= 0),
  primary key (day, part)
);

-- Backups that were made and read back: by these, health and the daily job know how old the newest is.
create table backups (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  -- Its path on the machine that made it.
  file text not null,
  bytes bigint not null check (bytes > 0),
  took_ms integer not null check (took_ms >= 0),
  engine text not null check (engine in ('embedded', 'postgres')),
  -- The newest migration that the copied database had seen.
  schema_version text not null
);
create index backups_by_time on backups (made_at);

-- A known text, sealed with the secret of this instance: a server or command with another one is refused before it seals
-- anything that the others cannot open.
create table secret_mark (
  one boolean primary key default true check (one),
  secret_id text not null,
  sealed bytea not null
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Nothing uses these any more: a later migration may drop them, with broadcast_recipients.known_before.

create table bot_messages (
  message_id bigint primary key,
  sent_at timestamptz not null default clock_timestamp()
);

-- Did what begin_ingest does.
create function ingest_state(week_lock bigint, people bigint[], events text[], days date[], claimants bigint[],
  claims_from timestamptz, claims_to timestamptz)
returns json volatile language plpgsql as $$
#variable_conflict use_column
declare
  ids bigint[];
begin
  perform pg_advisory_xact_lock_shared(week_lock), pg_current_xact_id(),
    set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true);
  ids := array(
    select m.id from members m join member_totals t on t.member_id = m.id
    where m.telegram_id = any(people) order by m.id for update of t);
  return (
    select json_build_object(
      'lastFrozen', (select max(week) from weeks),
      'knownIds', (select json_agg(id) from activity_events where id = any(events)),
      'members', (
        select json_agg(json_build_array(m.id::text, m.telegram_id::text, extract(epoch from m.created_at) * 1000,
          extract(epoch from t.names_at) * 1000, extract(epoch from t.links_at) * 1000, m.username, m.first_name,
          m.last_name, m.photo_url, m.profile_link_url, extract(epoch from m.banned_at) * 1000,
          extract(epoch from m.ban_expires_at) * 1000,
          (select json_agg(json_build_array(extract(epoch from p.began_at) * 1000, extract(epoch from p.ended_at) * 1000))
           from past_bans p where p.member_id = m.id)))
        from members m join member_totals t on t.member_id = m.id where m.id = any(ids)),
      -- As in the index point_entries_one_time.
      'done', (
        select json_agg(json_build_array(member_id::text, rule)) from point_entries
        where member_id = any(ids) and rule in ('account_created', 'primary_address_set', 'staking_address_set',
          'twitter_set', 'first_tip', 'first_send')),
      'days', (
        select json_agg(json_build_array(member_id::text, day, recurring_points, rewarded_tips)) from day_totals
        where member_id = any(ids) and day = any(days)),
      'claims', case when cardinality(claimants) > 0 then (
        select json_agg(json_build_array(member_id::text, rule, extract(epoch from at) * 1000)) from point_entries
        where member_id in (select id from members where telegram_id = any(claimants))
          and rule in ('gm', 'faucet') and points > 0 and at between claims_from and claims_to)
      end));
end
$$;

-- Counted calls with a key before servers let some in by themselves.
create function use_api_key(hashes text[], instant timestamptz, origin text, permission text, declared text,
  tiers text[], plans jsonb, grace interval, calls int)
returns table (outcome text, accepted int, key_id bigint, name text, permissions jsonb, owner_id bigint,
  owner_telegram_id bigint, app_id bigint, app_name text, app_status text, app_permissions jsonb, tier text,
  minute_limit int, minute_used int,
  month_start timestamptz, month_end timestamptz, month_limit bigint, month_used bigint)
language plpgsql volatile as $$
#variable_conflict use_column
declare
  k record;
  wanted bytea[];
  each text;
  this_minute timestamptz := date_trunc('minute', instant at time zone 'UTC') at time zone 'UTC';
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

  -- Waiting for the disk would take longer than all the rest. A database that dies may forget the counts of its last
  -- half second (never others, and none twice); a server of ours that dies costs nothing.
  perform set_config('synchronous_commit', 'off', true);
  month_start := billing_month_start(anchor, instant, 0);
  month_end := billing_month_start(anchor, instant, 1);
  month_limit := (plans -> tier ->> 'month')::bigint;
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
    insert into api_key_days as d (key_id, day, requests) values (k.id, (instant at time zone 'UTC')::date, accepted)
      on conflict on constraint api_key_days_pkey do update set requests = d.requests + accepted;
    if k.last_used_at is null or k.last_used_at <= instant - interval '1 minute' then
      update api_keys a set last_used_at = instant, last_used_from = origin where a.id = k.id;
    end if;
  end if;
  if accepted = calls then
    outcome := 'accepted';
  end if;
  return next;
end
$$;
