-- Payments that do not go through: those that the network forgets before a block has them, and cards that are declined.
-- And what the hourly clean-up forgets of apps.

alter table coin_payments
  -- Since when it is in no block and not in the node's mempool either; null while it is in one of them.
  add column gone_since timestamptz;

alter table coin_invoices
  drop constraint coin_invoices_exception_check,
  add constraint coin_invoices_exception_check
    check (exception in ('underpaid', 'overpaid', 'late', 'dropped'));

alter table card_subscriptions
  -- Where its newest invoice is paid, on Stripe's own page; null unless that waits for it.
  add column pay_url text;

create index app_messages_ended on app_messages (ended_at) where ended_at is not null;
create index consent_questions_by_time on consent_questions (created_at, seq);
