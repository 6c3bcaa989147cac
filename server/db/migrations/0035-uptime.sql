-- The uptime record (rules/operations/uptime.ts): minutes of each part on each UTC day. Which minute was recorded last is
-- in settings under `uptime`.
create table uptime_days (
  day date not null,
  part text not null,
  up int not null check (up >= 0),
  degraded int not null check (degraded >= 0),
  down int not null check (down >= 0),
  primary key (day, part)
);
