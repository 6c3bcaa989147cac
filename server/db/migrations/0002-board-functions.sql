-- What every read of the board asks, as functions: a session plans the statements in a function
-- once, which otherwise takes twice as long as running them (services/board-feed.ts, leaderboard.ts).
-- A plan that was made while the tables were small is kept while they grow (the embedded engine has
-- nobody who would have it made anew), so it must not read a table from end to end.

-- One look at the feed, as of the caller's snapshot: events after `place`, at most `most` of them,
-- and those with numbers in the gaps `low` … `high`; and what else the board follows.
-- `pg_snapshot_xmax` is no bound for the transaction ids that are given out: it stands behind the
-- last one that has ended. `age` counts up to the id that is next.
create function board_news(place bigint, low bigint[], high bigint[], most integer)
returns json stable language plpgsql set enable_seqscan = off set enable_bitmapscan = off as $$
begin
  return (
    select json_build_object(
      'endedBeforeXid', pg_snapshot_xmin(s)::text::bigint,
      'nextXid', pg_snapshot_xmax(s)::text::bigint + age(pg_snapshot_xmax(s)::xid),
      'databaseStarted', extract(epoch from pg_postmaster_start_time()),
      'highestSeq', coalesce(l.seq, 0),
      'lastEventMs', floor(extract(epoch from l.recorded_at) * 1000),
      'lastFrozen', (select max(week) from weeks),
      'bansMark', (
        select bit_xor(hash_record_extended((id, banned_at, ban_expires_at), 0))::text
        from members where banned_at is not null),
      'events', coalesce((
        select json_agg(json_build_array(e.seq, e.member_id, e.counterpart_id) order by e.seq)
        from (
          select late.* from unnest(low, high) gap(low, high), lateral (
            select seq, member_id, counterpart_id from activity_events
            where seq between gap.low and gap.high order by seq limit most) late
          union all
          (select seq, member_id, counterpart_id from activity_events
           where seq > place order by seq limit most)) e), '[]'))
    from pg_current_snapshot() s
    left join (select seq, recorded_at from activity_events order by seq desc limit 1) l on true);
end
$$;

-- What a page of the board shows of its members beside their numbers.
create function board_profiles(ids bigint[])
returns json stable language plpgsql set enable_seqscan = off set enable_bitmapscan = off as $$
begin
  return (
    select json_agg(json_build_object(
      'id', id, 'username', username, 'firstName', first_name, 'lastName', last_name,
      'profileLinkUrl', profile_link_url, 'role', role, 'twitterHandle', twitter_handle,
      'twitterVerified', twitter_verified))
    from members where id = any(ids));
end
$$;
