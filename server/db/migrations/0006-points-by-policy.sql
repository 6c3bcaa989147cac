-- Lets a policy say what actions earn: taking events also reads the policies of their weeks.

-- As the `begin_ingest` of 0001, and then the part of each week's policy that says what actions earn. That is read after the lock, in
-- a statement of its own: a policy that was set while the call waited is seen, and none can be set until the transaction ends.
--   weeks    the weeks of the events' own times; one whose policy says nothing of points is left out of the answer
create function begin_ingest(week_lock bigint, people bigint[], events text[], days date[], claimants bigint[],
  claim_rules text[], claims_from timestamptz, claims_to timestamptz, weeks date[])
returns json volatile language plpgsql as $$
declare
  state json;
begin
  state := begin_ingest(week_lock, people, events, days, claimants, claim_rules, claims_from, claims_to);
  return (
    select json_build_object('state', state, 'points', json_agg(json_build_array(w.week, p.points)))
    from unnest(weeks) w(week) cross join lateral (
      select document::json -> 'points' as points from policies
      where from_week <= w.week order by from_week desc limit 1) p
    where p.points is not null);
end
$$;
