-- Lets a policy make the weekly pool a part of the wallet's balance, which is read once for each week.

-- The pool of a week, as it was made of the balance once the week was over. Written once, before the week is closed. In units.
--   part, most   of the policy: hundredths of a percent, and the most that the pool can be
--   debts        all shares owed, what earlier weeks left, and the reserve for fees
--   height       the node's block; 0 if the balance could not be read in time, which `problem` explains. It counts as 0 then.
create table pool_readings (
  week date primary key,
  part int not null check (part between 1 and 10000),
  most bigint not null check (most > 0),
  balance bigint not null check (balance >= 0),
  debts bigint not null check (debts >= 0),
  pool bigint not null check (pool >= 0),
  height int not null check (height >= 0),
  problem text,
  read_at timestamptz not null,
  constraint pool_readings_pool check (
    pool = least(most, div(greatest(balance - debts, 0)::numeric * part, 10000))),
  constraint pool_readings_unread check (
    (height = 0) = (problem is not null) and (height > 0 or balance + debts = 0))
);

-- The week that is over and waits until its balance can be read, since its first attempt.
create table pool_waits (
  week date primary key,
  since timestamptz not null,
  problem text not null
);

-- The last look at the balance while a week runs, of which estimates are made. In units.
create table pool_outlook (
  one boolean primary key default true check (one),
  balance bigint not null check (balance >= 0),
  debts bigint not null check (debts >= 0),
  looked_at timestamptz not null
);
-- Servers read the rules of the running week again.
create trigger news after insert or update or delete or truncate on pool_outlook
  for each statement execute function tell_news('policies');
