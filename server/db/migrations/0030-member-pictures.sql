-- Telegram's pictures of members who sign in (decision 47), served from here to themselves and administrators.
create table member_pictures (
  member_id bigint primary key references members (id),
  -- When it was last asked for: once for all servers.
  tried_at timestamptz not null,
  -- When that last had an answer; also that there is no picture.
  fetched_at timestamptz,
  media_type text check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea check (octet_length(bytes) between 1 and 262144),
  -- Changes with the picture: part of its address, so that browsers can keep it.
  tag text check (tag ~ '^[0-9a-f]{16}$'),
  check ((bytes is null) = (media_type is null) and (bytes is null) = (tag is null)),
  check (bytes is null or fetched_at is not null)
);
create index member_pictures_by_tried on member_pictures (tried_at);
