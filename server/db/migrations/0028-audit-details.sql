-- Details that members and their programs leave by the thousand may go after a year; decisions about money, points and
-- people never. The list is that of services/audit/condense.ts.
create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < clock_timestamp() - interval '1 year' and old.action in (
    'api_keys_revealed', 'api_key_switched', 'api_key_restored', 'dead_api_key_used',
    'submission_edited', 'webhook_secret_rotated') then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
drop trigger append_only on audit_log;
create trigger append_only before update or delete on audit_log
  for each row execute function keep_audit();
