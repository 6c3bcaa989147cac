-- Texts that members sign with the key of an address to make it theirs (services/member-wallet).
create table address_proofs (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  address text not null,
  -- What has to be signed: names the member and the address, and is of this time alone.
  text text not null unique,
  expires_at timestamptz not null,
  proved_at timestamptz,
  -- Weekly shares do not go to this address before then; null: at once.
  held_until timestamptz,
  -- Under the message that asks the member to confirm it sooner.
  press_id text not null unique,
  confirmed_at timestamptz,
  check (held_until is null or proved_at is not null)
);
create index address_proofs_by_member on address_proofs (member_id, address);
