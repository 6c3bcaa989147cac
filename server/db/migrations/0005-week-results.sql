-- What a closed week's page and file show, frozen with the week: places, what the split went by, and
-- the hash of the result (rules/week-result.ts). Weeks that were closed before get theirs here.

alter table weeks add column result_hash text;
-- The account's age decides ties (decision 14), and an event that comes late can still change it.
alter table shares
  add column rank integer check (rank > 0),
  add column account_created_at timestamptz;

update shares s set account_created_at = date_trunc('milliseconds', m.created_at)
from members m where m.id = s.member_id;

update shares s set rank = placed.rank
from (
  select week, member_id,
    row_number() over (partition by week order by points desc, account_created_at, member_id) as rank
  from shares) placed
where placed.week = s.week and placed.member_id = s.member_id;

update weeks w set result_hash = encode(sha256(convert_to(
  'week;' || to_char(week, 'YYYY-MM-DD') || chr(10)
  || 'pool_units;' || pool || chr(10)
  || 'threshold_hundredths;' || threshold || chr(10)
  || 'formula_version;' || formula_version || chr(10)
  || 'member;points_hundredths;account_created_ms;share_units' || chr(10)
  || coalesce((
    select string_agg(
      member_id || ';' || points || ';'
        || (extract(epoch from account_created_at) * 1000)::bigint || ';' || amount || chr(10),
      '' order by member_id)
    from shares s where s.week = w.week), ''), 'UTF8')), 'hex');

alter table weeks alter column result_hash set not null;
alter table shares
  alter column rank set not null,
  alter column account_created_at set not null;
create unique index shares_by_rank on shares (week, rank);
