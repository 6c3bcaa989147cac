-- Adds the language in which the bot talks to each person and in each group (docs/languages.md).

alter table bot_people
  -- Chosen in the bot; null: that of their Telegram, by the language of the catalogue that it had when they last wrote.
  add column language text check (length(language) <= 8),
  add column language_seen text check (length(language_seen) <= 8);
alter table bot_chats
  -- Chosen by the administrators; null: the community's.
  add column language text check (length(language) <= 8);
