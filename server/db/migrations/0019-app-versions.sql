-- What an administrator saw when they decided: an app that its owner changed meanwhile is not approved unseen.
alter table apps add column version integer not null default 1;
