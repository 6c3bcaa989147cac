-- Lets some points of new accounts count without a backer, which make nobody long-standing.

-- Those of the points that count which are backed. Null: all of them, as in a week without a dated policy, or one that an earlier
-- version closed.
alter table shares add column backed_points integer;
alter table shares add constraint shares_backed check (backed_points between 0 and counted_points);
