-- Some migrations were changed after databases had been made with them. Here such a database gets what a new one has.

-- Since then these tables name members, events and weeks without foreign keys (0001, 0004 say why).
alter table activity_events drop constraint if exists activity_events_member_id_fkey;
alter table activity_events drop constraint if exists activity_events_counterpart_id_fkey;
alter table day_totals drop constraint if exists day_totals_member_id_fkey;
alter table point_entries drop constraint if exists point_entries_event_seq_fkey;
alter table point_entries drop constraint if exists point_entries_member_id_fkey;
alter table week_totals drop constraint if exists week_totals_member_id_fkey;
alter table shares drop constraint if exists shares_member_id_fkey;
alter table shares drop constraint if exists shares_week_fkey;

drop function if exists use_api_key(text[], timestamptz, text, text, text[], jsonb, interval);
drop function if exists use_api_key(text[], timestamptz, text, text, text[], jsonb, interval, int);

-- When the billing month of a plan began (rules/billing.ts): months are added to the anchor in UTC, and a month
-- without such a day ends on its last one.
-- In plpgsql, because an SQL function with subqueries is planned again in each transaction of its caller.
create or replace function billing_month_start(anchor timestamptz, instant timestamptz, ahead int) returns timestamptz
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

-- Lets calls with a key in, as many as there is room for, and counts those, or says why not. It is a function because the
-- decision takes several rows, each of which has to be locked before it is read, in one round trip: a statement alone
-- sees the rows as they were when it began. A call that is refused counts nowhere; the rows are locked in the order
-- minute, plan, day.
--   hashes       the key under each secret, with one of which it may have been made, in hex
--   origin       from where the calls come, roughly
--   permission   what they take; null: any key may
--   tiers        the plans with which they may be made
--   plans        by plan: `month`, requests in a billing month (null: unlimited), and `minute`, the most that a key may have
--   grace        how long a plan goes on whose payment failed
--   calls        how many there are, from 1
-- The outcome is that of the calls beyond `accepted`, of which the counts given are those after the last one.
create function use_api_key(hashes text[], instant timestamptz, origin text, permission text, tiers text[], plans jsonb,
  grace interval, calls int)
returns table (outcome text, accepted int, key_id bigint, name text, permissions jsonb, owner_id bigint,
  owner_telegram_id bigint, app_id bigint, app_name text, app_status text, tier text, minute_limit int, minute_used int,
  month_start timestamptz, month_end timestamptz, month_limit bigint, month_used bigint)
language plpgsql volatile as $$
#variable_conflict use_column
declare
  k record;
  wanted bytea[];
  each text;
  this_minute timestamptz := date_trunc('minute', instant at time zone 'UTC') at time zone 'UTC';
  of_minute int;
begin
  foreach each in array hashes loop
    wanted := wanted || decode(each, 'hex');
  end loop;
  select a.*, m.telegram_id, m.banned_at, m.ban_expires_at, p.name as of_app, p.status as of_app_status,
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
  tier := k.of_tier;
  minute_limit := least(k.rate_limit, (plans -> k.of_tier ->> 'minute')::int);
  outcome := case
    when k.deleted_at is not null then 'deleted'
    when k.retires_at <= instant then 'retired'
    when k.expires_at <= instant then 'expired'
    when not k.is_active then 'inactive'
    when k.removed_at is not null then 'app_removed'
    when k.banned_at <= instant and (k.ban_expires_at is null or k.ban_expires_at > instant) then 'banned'
    when k.of_tier is null then 'no_plan'
    when not coalesce((k.plan_status = 'active' and instant < k.plan_ends)
      or (k.plan_status = 'past_due' and instant < k.plan_ends + grace), false) then 'no_plan'
    when permission is not null and not k.permissions ? permission then 'permission'
    when k.of_tier <> all (tiers) then 'plan_tier'
  end;
  if outcome is not null then
    return next;
    return;
  end if;

  -- Waiting for the disk would take longer than all the rest. A database that dies may forget the counts of its last
  -- half second (never others, and none twice); a server of ours that dies costs nothing.
  perform set_config('synchronous_commit', 'off', true);
  month_start := billing_month_start(k.anchor_at, instant, 0);
  month_end := billing_month_start(k.anchor_at, instant, 1);
  month_limit := (plans -> k.of_tier ->> 'month')::bigint;
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
