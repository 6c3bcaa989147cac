-- The creator hub (second document, section 2): the showcase, what members hand in on the web, and who is hidden.

-- Since when a member is left out of public pages, by their own choice; null: they are shown.
alter table members add column hidden_at timestamptz;

-- The bot shows names, and so do addresses of pages: '/creator/anne' is found in any case.
create index members_by_username on members (lower(username)) where username is not null;

alter table submissions drop constraint submissions_status_check;
alter table submissions
  -- withdrawn: taken back by its submitter while it was pending. It stays as history and waits for nobody.
  add constraint submissions_status_check
    check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
  -- The rejected one that it stands in for.
  add column resubmits bigint references submissions (id) on delete set null,
  -- Of a member who is hidden: kept with the row, so that a change of it is one of the showcase.
  add column hidden boolean not null default false,
  -- What the showcase is searched by: title, description and the submitter's name, and not the link. Folded by
  -- rules/names.ts, as search_text is; null until it was written (services/submission-texts.ts).
  add column public_text text,
  -- What the showcase sorts creators by: the folded name.
  add column creator_key text;

-- A rejected one is handed in again once, unless that was taken back.
create unique index submissions_resubmitted on submissions (resubmits)
  where resubmits is not null and status <> 'withdrawn';

-- The showcase is kept in the servers' memory (services/showcase-contents.ts). By its version a server knows whether
-- anything has changed, and by those of the rows what. Each change holds the row of the version until its transaction
-- ends, so that versions come to be seen in their order; it is the last lock that anybody takes.
create table showcase_state (
  only_row boolean primary key default true check (only_row),
  -- Of another database, or of one that was emptied, is another one.
  epoch uuid not null default gen_random_uuid(),
  version bigint not null
);
alter table submissions add column showcase_version bigint;
update submissions set showcase_version = 0 where status = 'approved';
create index submissions_by_showcase on submissions (showcase_version) where showcase_version is not null;
create table showcase_removed (
  submission_id bigint primary key,
  version bigint not null
);

-- One version for all that a transaction changes: a new one for each row would leave as many dead ones behind, and going
-- through those takes longer with each.
create function next_showcase_version() returns bigint language plpgsql as $$
declare
  version_of_transaction bigint := nullif(current_setting('showcase.version', true), '')::bigint;
begin
  if version_of_transaction is null then
    insert into showcase_state as s (version) values (1)
    on conflict (only_row) do update set version = s.version + 1
    returning s.version into version_of_transaction;
    perform set_config('showcase.version', version_of_transaction::text, true);
  end if;
  return version_of_transaction;
end
$$;
create function note_showcase_change() returns trigger language plpgsql as $$
begin
  new.showcase_version := next_showcase_version();
  return new;
end
$$;
create function note_showcase_removal() returns trigger language plpgsql as $$
begin
  insert into showcase_removed (submission_id, version) values (old.id, next_showcase_version());
  return old;
end
$$;
-- A row that is copied from another database brings its version along.
create trigger showcase_inserted before insert on submissions for each row
  when (new.status = 'approved' and not new.hidden and new.showcase_version is null)
  execute function note_showcase_change();
create trigger showcase_changed before update on submissions for each row
  when (((old.status = 'approved' and not old.hidden) or (new.status = 'approved' and not new.hidden))
    and (old.status, old.hidden, old.points, old.content_type, old.submitted_at, old.public_text,
         old.creator_key)
      is distinct from (new.status, new.hidden, new.points, new.content_type, new.submitted_at,
                        new.public_text, new.creator_key))
  execute function note_showcase_change();
create trigger showcase_removed before delete on submissions for each row
  when (old.status = 'approved' and not old.hidden)
  execute function note_showcase_removal();

create index submissions_reviewed on submissions (evaluated_at desc) where evaluated_at is not null;

-- What somebody was paid, newest first: tips that came in, and the faucet.
create index activity_events_tips_to on activity_events (counterpart_id, at desc, seq desc)
  where type = 'tip';
create index activity_events_faucet on activity_events (member_id, at desc, seq desc)
  where type = 'faucet' and amount is not null;

-- As in migration 0002, but who is hidden has no name here and nothing that leads to one.
create or replace function board_profiles(ids bigint[])
returns json stable language plpgsql set enable_seqscan = off set enable_bitmapscan = off as $$
begin
  return (
    select json_agg(
      case when hidden_at is null then json_build_object(
        'id', id, 'username', username, 'firstName', first_name, 'lastName', last_name,
        'profileLinkUrl', profile_link_url, 'role', role, 'twitterHandle', twitter_handle,
        'twitterVerified', twitter_verified, 'hidden', false)
      else json_build_object(
        'id', id, 'username', null, 'firstName', null, 'lastName', null,
        'profileLinkUrl', null, 'role', 'member', 'twitterHandle', null,
        'twitterVerified', false, 'hidden', true)
      end)
    from members where id = any(ids));
end
$$;
