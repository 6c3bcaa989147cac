-- How the running week stood at each hour, so that members can be told why what it would pay them has changed.
create table week_marks (
  at timestamptz primary key,
  week date not null,
  -- Of all who were eligible then, in hundredths.
  eligible_points bigint not null check (eligible_points >= 0),
  pool bigint not null check (pool >= 0)
);
