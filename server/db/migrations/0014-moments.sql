-- Adds moments: lines of the bot in groups about first tips, new ranks and first shares (docs/spec/bot.md#17-moments).

-- Each moment of a member, noted once by the transaction that causes it. The bot tells or drops it soon afterwards.
create table moments (
  member_id bigint not null references members (id),
  kind text not null check (kind in ('first_tip', 'rank', 'share')),
  -- The number of the new rank, from 0; 0 of other kinds.
  rank integer not null default 0,
  -- The time at which the bot told or dropped it; null: it waits.
  decided_at timestamptz,
  -- The group that was told; null: none.
  chat_id bigint,
  primary key (member_id, kind, rank),
  check (chat_id is null or decided_at is not null)
);
create index moments_waiting on moments (member_id) where decided_at is null;
-- For the number of moments that a group was told lately.
create index moments_by_chat on moments (chat_id, decided_at) where chat_id is not null;

alter table bot_chats
  -- The kinds of moments that are not told there.
  add column moments_off text[] not null default '{}';

-- The number of the rank with these points in hundredths, as in rules/points/ranks.ts.
create function rank_number(points bigint) returns integer immutable language sql as $$
  select width_bucket(points,
    array[100, 500, 1500, 3000, 5000, 8000, 12000, 20000, 35000, 60000, 100000]::bigint[])
$$;

-- Triggers, since points change in several places. Their conditions are false for nearly every event, and an event that
-- meets one costs one more row, which no other transaction can hold: its member's totals are locked. The second rank comes
-- with the account itself and is no moment. An import notes none.
create function note_moments() returns trigger language plpgsql as $$
begin
  if exists (select from settings where key = 'import') then return null; end if;
  if old.tip_count = 0 and new.tip_count > 0 then
    insert into moments (member_id, kind) values (new.member_id, 'first_tip') on conflict do nothing;
  end if;
  if rank_number(new.lifetime_points) > greatest(rank_number(old.lifetime_points), 1) then
    insert into moments (member_id, kind, rank)
    values (new.member_id, 'rank', rank_number(new.lifetime_points)) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger moments after update of lifetime_points, tip_count on member_totals for each row
  when (old.tip_count = 0 and new.tip_count > 0
    or rank_number(new.lifetime_points) > greatest(rank_number(old.lifetime_points), 1))
  execute function note_moments();

create function note_share_moment() returns trigger language plpgsql as $$
begin
  insert into moments (member_id, kind) values (new.member_id, 'share') on conflict do nothing;
  return null;
end
$$;
create trigger moments after update of status on shares for each row
  when (new.status = 'paid' and old.status <> 'paid' and new.amount > 0)
  execute function note_share_moment();
