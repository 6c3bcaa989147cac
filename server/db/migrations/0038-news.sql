-- Servers are told of each change of what public answers show, instead of asking before each answer.

-- A server that listens hears the table's name once for each transaction, right after its commit (server/db/news.ts).
-- Points and totals change with an event, or with settings (totals_version), so they have no trigger of their own.
create function tell_news() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', tg_table_name);
  return null;
end
$$;

create trigger news after insert or update or delete or truncate on activity_events
  for each statement execute function tell_news();
-- Not for new members: an answer shows them once they have an event, except their number.
create trigger news after delete or truncate or update of created_at, username, first_name, last_name, profile_link_url,
    role, twitter_handle, twitter_verified, hidden_at, banned_at, ban_expires_at on members
  for each statement execute function tell_news();
create trigger news after insert or update or delete or truncate on payments
  for each statement execute function tell_news();
create trigger news after insert or update or delete or truncate on reopened_weeks
  for each statement execute function tell_news();
create trigger news after insert or update or delete or truncate on settings
  for each statement execute function tell_news();
create trigger news after insert or update or delete or truncate on shares
  for each statement execute function tell_news();
create trigger news after insert or update or delete or truncate on submissions
  for each statement execute function tell_news();
create trigger news after insert or update or delete or truncate on weeks
  for each statement execute function tell_news();
