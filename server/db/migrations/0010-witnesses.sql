-- Lets other servers cosign the public log, this one cosign theirs, and the log's key be replaced (docs/spec/log.md).

-- A log has several keys, one after another. A witness signs with a key of its own.
alter table log_keys drop constraint log_keys_origin_key;
alter table log_keys add column is_witness boolean not null default false;

-- The witnesses that were asked: each one's newest cosignature, and the reason if the last attempt failed.
create table log_cosignatures (
  -- The witness's verifier key.
  witness text primary key,
  size bigint references log_checkpoints (size),
  -- The signature line of the checkpoint of this size.
  line text,
  -- By the clock of the witness.
  cosigned_at timestamptz,
  problem text,
  since timestamptz not null,
  check ((size is null) = (line is null) and (size is null) = (cosigned_at is null))
);

-- The logs of others that this instance cosigned: the newest checkpoint of each.
create table witnessed_logs (
  origin text primary key,
  size bigint not null check (size >= 0),
  root bytea not null check (octet_length(root) = 32),
  -- With the log's signature and the cosignature.
  note text not null,
  cosigned_at timestamptz not null,
  -- The last one that the log signed and that does not continue what was cosigned: evidence of a fork.
  refused_note text,
  refused_at timestamptz,
  check ((refused_note is null) = (refused_at is null))
);
-- A witness goes back for nobody.
create function keep_witnessed() returns trigger language plpgsql as $$
begin
  if new.size < old.size or (new.size = old.size and new.root <> old.root) then
    raise exception 'a witness cosigns no other tree of % leaves', old.size;
  end if;
  return new;
end
$$;
create trigger never_back before update on witnessed_logs
  for each row execute function keep_witnessed();
