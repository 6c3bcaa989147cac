-- What an escrow's buyer pays in on top, for the fee of its end, is kept with the escrow: it depends on the coin.

-- In units. Junkcoin's, where nothing else is written.
alter table escrows add column fee_reserve bigint not null default 1000000 check (fee_reserve >= 0);
