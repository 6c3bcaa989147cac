-- The links by which the bot lets members in, in private: each member's newest one (services/sign-in/links.ts).
create table sign_in_links (
  member_id bigint primary key references members,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create index sign_in_links_by_end on sign_in_links (expires_at);

-- Whether such a link opened it: then it has no role, whatever its member's.
alter table sessions add column by_link boolean not null default false;
