-- Events are taken with less work for the database.

-- Does what ingest_state does (migration 0040), for fewer bytes: numbers are not quoted, what has been done is told by rule and
-- days by day, and past bans are looked for once instead of once for each member. Servers of the version before call that one.
create function begin_ingest(week_lock bigint, people bigint[], events text[], days date[], claimants bigint[],
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
        select json_agg(json_build_array(m.id, m.telegram_id, extract(epoch from m.created_at) * 1000,
          extract(epoch from t.names_at) * 1000, extract(epoch from t.links_at) * 1000, m.username, m.first_name,
          m.last_name, m.photo_url, m.profile_link_url, extract(epoch from m.banned_at) * 1000,
          extract(epoch from m.ban_expires_at) * 1000))
        from members m join member_totals t on t.member_id = m.id where m.id = any(ids)),
      'pastBans', (
        select json_agg(json_build_array(member_id, extract(epoch from began_at) * 1000,
          extract(epoch from ended_at) * 1000)) from past_bans where member_id = any(ids)),
      -- As in the index point_entries_one_time.
      'done', (
        select json_agg(json_build_array(rule, members)) from (
          select rule, array_agg(member_id) as members from point_entries
          where member_id = any(ids) and rule in ('account_created', 'primary_address_set', 'staking_address_set',
            'twitter_set', 'first_tip', 'first_send') group by rule) by_rule),
      'days', (
        select json_agg(json_build_array(day, totals)) from (
          select day, array_agg(array[member_id, recurring_points, rewarded_tips]) as totals from day_totals
          where member_id = any(ids) and day = any(days) group by day) by_day),
      'claims', case when cardinality(claimants) > 0 then (
        select json_agg(json_build_array(member_id, rule, extract(epoch from at) * 1000)) from point_entries
        where member_id in (select id from members where telegram_id = any(claimants))
          and rule in ('gm', 'faucet') and points > 0 and at between claims_from and claims_to)
      end));
end
$$;
