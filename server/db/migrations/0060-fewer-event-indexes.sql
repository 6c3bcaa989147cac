-- Taking a tip writes one index less.

-- Whoever looks for the tips that somebody got finds them by activity_events_by_counterpart, newest first as well: nothing but
-- tips, and tips taken back, has a counterpart.
drop index activity_events_tips_to;
