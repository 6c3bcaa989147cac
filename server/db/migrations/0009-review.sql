-- Reviewing submissions (second document, sections 2 to 4; decisions 11, 12 and 23).

alter table submissions
  -- The same for links to the same content (services/link-key.ts); null until it was looked at.
  add column link_key text,
  -- Who has it open, for the others to see; it locks nothing.
  add column taken_by bigint references members (id),
  add column taken_until timestamptz,
  -- The ledger entry of its approval, which corrections name.
  add column award_entry_id bigint;

create index submissions_by_link on submissions (link_key, id);
create index submissions_by_member on submissions (member_id, status);
create index submissions_by_time on submissions (submitted_at, id);
create index point_entries_by_correction on point_entries (corrects) where corrects is not null;

create index members_with_twitter on members (twitter_verified, id desc) where twitter_handle is not null;

create index audit_log_by_entity on audit_log (entity, entity_id, id);
create index audit_log_by_actor on audit_log (actor, id);
create index audit_log_by_action on audit_log (action, id);
