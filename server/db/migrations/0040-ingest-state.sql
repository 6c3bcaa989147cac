-- Events are taken with two round trips to the database less.

-- Begins taking events: keeps every week open (services/ledger/week-lock.ts), locks the totals of everybody named in the
-- order of their numbers, so that only one transaction at a time judges a member's caps and one-time bonuses, and then reads
-- all that judging depends on. A function, because each of its statements sees what was committed before it began: what
-- waited for a lock must not go on with what it saw before.
--   week_lock    the advisory lock that closing a week waits for
--   people       Telegram ids of actors and receivers; who has no account yet is left out of the answer
--   events       ids of the events
--   days         UTC days of the events
--   claimants    Telegram ids of whoever claims something that can be claimed once a day, and between which times earlier
--                claims count
-- The transaction id is drawn first, and the plans are made once for any number of events (services/ledger/week-lock.ts).
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
