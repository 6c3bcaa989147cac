-- Servers are told of each change of how even weeks were, and of each decision about an objection: pages of weeks show both.

create trigger news after insert or update or delete or truncate on fairness_weeks
  for each statement execute function tell_news();
create trigger news after insert or update or delete or truncate on share_objections
  for each statement execute function tell_news();
