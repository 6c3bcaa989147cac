-- One index less for each share of a week that is closed: a member's shares are found by the key
-- itself, and a week's by `shares_by_rank`.
alter table shares drop constraint shares_pkey, add primary key (member_id, week);
drop index shares_by_member;
