-- Lets each clue of a treasure hunt have a picture (docs/spec/hunts.md#3-clues).

create table hunt_pictures (
  hunt_id bigint not null references hunts (id) on delete cascade,
  -- SHA-256 of the bytes, in hexadecimal digits: a clue's commitment contains it.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- A JPEG without metadata.
  bytes bytea not null check (octet_length(bytes) between 1 and 500000),
  width integer not null check (width between 1 and 1280),
  height integer not null check (height between 1 and 1280),
  primary key (hunt_id, hash)
);
create trigger kept before update or delete on hunt_pictures for each row execute function keep_hunt_parts();

alter table hunt_clues
  add column picture_hash text,
  -- For those who cannot see it.
  add column picture_description text;
alter table hunt_clues add constraint hunt_clues_picture
  check ((picture_hash is null) = (picture_description is null));
alter table hunt_clues add constraint hunt_clues_picture_hash
  foreign key (hunt_id, picture_hash) references hunt_pictures (hunt_id, hash);
