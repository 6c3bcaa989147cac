-- Calls with a key are let in without waiting for the database, and counted right afterwards.

-- A trigger may tell of less than its whole table, by a name of its own.
create or replace function tell_news() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', coalesce(tg_argv[0], tg_table_name));
  return null;
end
$$;

-- What decides about a call. Not what each call writes, and not new keys and apps, of which no server remembers anything.
create trigger news after delete or truncate or update of member_id, app_id, name, key_hash, permissions, is_active,
    rate_limit, expires_at, retires_at, deleted_at on api_keys
  for each statement execute function tell_news();
create trigger news after delete or truncate or update of name, permissions, status, removed_at on apps
  for each statement execute function tell_news();
create trigger news after insert or delete or truncate or update of tier, status, anchor_at, expires_at on subscriptions
  for each statement execute function tell_news();
-- Members change their names far more often than anybody is banned.
create trigger ban_news after update of banned_at, ban_expires_at on members
  for each statement execute function tell_news('bans');

-- Lets calls with a key in, as many as there is room for, and counts those, or says why not; before that it counts calls
-- that a server has let in already. It is a function because the decision takes several rows, each of which has to be
-- locked before it is read, in one round trip: a statement alone sees the rows as they were when it began. A call that is
-- refused counts nowhere; the rows are locked in the order minute, plan, day.
--   hashes          the key under each secret, with one of which it may have been made, in hex
--   origin          from where the calls come, roughly
--   permission      what they take; null: any key may
--   declared        what the key's app, if it has one, has to declare for them; null: nothing
--   tiers           the plans with which they may be made, `free` for none
--   plans           by plan: `month`, requests in a billing month (null: unlimited), and `minute`, the most that a key may
--                   have; `free` is for owners without a usable plan, and without it their keys are refused
--   grace           how long a plan goes on whose payment failed
--   calls           how many there are, from 0
--   admitted        how many were let in already, in the minute of `instant`; they count whatever has changed since
--   admitted_month  the start of the billing month in which they count
-- The outcome is that of the calls beyond `accepted`, of which the counts given are those after the last one.
-- `stands_until` is when time alone changes what decided, but for the minute and the month; null: never.
-- The function without `admitted` stays for servers of earlier versions.
create function use_api_key(hashes text[], instant timestamptz, origin text, permission text, declared text,
  tiers text[], plans jsonb, grace interval, calls int, admitted int, admitted_month timestamptz)
returns table (outcome text, accepted int, key_id bigint, name text, permissions jsonb, owner_id bigint,
  owner_telegram_id bigint, app_id bigint, app_name text, app_status text, app_permissions jsonb, tier text, minute_limit int, minute_used int,
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
