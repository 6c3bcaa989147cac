-- What members and escrows did that the rows did not tell.

-- A member's row holds the latest ban alone. What was before it counts too: a snapshot or an event of that time may come
-- late, and a week may be opened again and closed anew (docs/decisions/016-weeks-reopen-and-bans-keep-their-times.md).
create table past_bans (
  member_id bigint not null references members (id),
  began_at timestamptz not null,
  -- Not part of it.
  ended_at timestamptz not null check (ended_at > began_at),
  primary key (member_id, began_at)
);

-- Those of the time before this table, from the audit log. The last one of each member stands in the member's row.
do $$
declare
  each record;
  whose bigint;
  began timestamptz;
  ends timestamptz;
begin
  for each in
    select entity_id::bigint as member_id, at, action, (after ->> 'expiresAt')::timestamptz as expires_at
    from audit_log where entity = 'user' and action in ('user_banned', 'user_unbanned')
      and entity_id in (select id::text from members)
    order by entity_id, id
  loop
    if whose is distinct from each.member_id then
      whose := each.member_id;
      began := null;
    end if;
    if each.action = 'user_unbanned' then
      ends := least(ends, each.at);
    elsif began is null or ends <= each.at then
      insert into past_bans select whose, began, ends where ends > began on conflict do nothing;
      began := each.at;
      ends := coalesce(each.expires_at, 'infinity');
    else
      ends := coalesce(each.expires_at, 'infinity');
    end if;
  end loop;
end $$;

-- Two of the three keys can spend an escrow's coins past this site: it ends in a state of its own unless they paid as it
-- would have. `txid` is then that transaction, of which there are no bytes here.
alter table escrows
  drop constraint escrows_state_check,
  drop constraint escrows_check1,
  drop constraint escrows_check3,
  add constraint escrows_state_check check (state in ('awaiting_keys', 'funding', 'funded', 'disputed', 'releasing',
    'refunding', 'released', 'refunded', 'declined', 'expired', 'spent_elsewhere')),
  add check (raw_tx is null or txid is not null),
  add check (state not in ('released', 'refunded', 'spent_elsewhere') or txid is not null);
