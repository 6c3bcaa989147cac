-- The month's webhooks are warned of as its API requests are (second document, section 9).

alter table plan_notices drop constraint plan_notices_kind_check;
alter table plan_notices add constraint plan_notices_kind_check check (kind in
  ('ends_in_7_days', 'ends_in_1_day', 'quota_80', 'quota_100', 'webhooks_80', 'webhooks_100'));
