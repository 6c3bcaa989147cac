-- What administrators search submissions by, in one column: a search that reads names from a million members takes
-- a second. Folded by rules/names.ts, since what the database makes of letters depends on its locale; null until it was
-- written (services/submission-texts.ts).
alter table submissions add column search_text text;
