-- The wallet's page shows payers that a payee has proved their address, and checks the signature itself.

-- Of the text beside it; null: not proved, or proved before signatures were kept.
alter table address_proofs add column signature text;
