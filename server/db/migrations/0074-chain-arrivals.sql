-- Payment requests and invoices are found by the follower of the chain: what came while it stood still counts as having come in time.
-- contract: 1.0.0 is the first release, and looks up no requests and no invoices address by address; nothing before it was released.

-- Until then all of the chain and of the mempool had been read before the transaction was first seen: it came no earlier.
alter table chain_outputs add column came_after timestamptz;
alter table mempool_transactions add column came_after timestamptz;

drop table coin_watch;
alter table coin_payments drop column block_hash;
alter table payment_requests drop column looked_at;
alter table payment_requests drop column opened_height;
