-- Members who share an address are paid together: what is due to the addresses that have waited longest is read without
-- grouping everybody's shares (services/payouts/due.ts).
create index members_by_address on members (primary_address) where primary_address is not null;
