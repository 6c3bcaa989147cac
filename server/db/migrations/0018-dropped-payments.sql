-- What becomes of payments that the network forgets before they are in a block.

alter table coin_payments
  -- Since when it is in no block and not in the node's mempool either; null while it is in one of them.
  add column gone_since timestamptz;

alter table coin_invoices
  drop constraint coin_invoices_exception_check,
  add constraint coin_invoices_exception_check
    check (exception in ('underpaid', 'overpaid', 'late', 'dropped'));
