-- What the operator's wallet pays for closed weeks is called a payout, in the database as everywhere else.
-- contract: 1.0.0 is the first release, and does not use the former names; nothing before it was released.

alter table payments rename to payouts;
alter table payment_outputs rename to payout_outputs;
alter table payment_shares rename to payout_shares;
alter table payment_fence rename to payout_fence;
alter table payout_outputs rename payment_id to payout_id;
alter table payout_shares rename payment_id to payout_id;
alter table shares rename payment_id to payout_id;

alter sequence payments_id_seq rename to payouts_id_seq;
alter index payments_unfinished rename to payouts_unfinished;
alter index payment_outputs_by_address rename to payout_outputs_by_address;
alter index shares_by_payment rename to shares_by_payout;
-- It spans payouts and payments by hand.
alter table shares rename constraint shares_one_payment to shares_paid_once;

-- Keys, with their indexes, and checks. Since PostgreSQL 18 not-null constraints have names too.
do $$
declare each record;
begin
  for each in
    select conrelid::regclass as owner, conname as name from pg_constraint
    where conrelid in ('payouts'::regclass, 'payout_outputs'::regclass, 'payout_shares'::regclass, 'payout_fence'::regclass)
      or (conrelid = 'shares'::regclass and conname = 'shares_payment_id_fkey')
  loop
    execute format('alter table %s rename constraint %I to %I',
      each.owner, each.name, replace(each.name, 'payment', 'payout'));
  end loop;
end
$$;
