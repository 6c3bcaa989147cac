-- How deep a requested payment has to be follows from its coin, and is agreed when it is asked for.

alter table payment_requests add column confirmations_needed integer not null default 20 check (confirmations_needed > 0);
update payment_requests set confirmations_needed = case
  when due < 100000000000 then 1
  when due <= 1000000000000 then 6
  else 20
end;
