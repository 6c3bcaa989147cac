-- The community's own bot (BOT=1): which updates it has handled, what it has to say, and whom and which groups it knows.

create table bot_updates (
  -- Numbers of updates are those of one bot.
  bot_id bigint not null,
  update_id bigint not null,
  handled_at timestamptz not null,
  primary key (bot_id, update_id)
);
create index bot_updates_by_time on bot_updates (handled_at);

-- What the bot says, written in the transaction that it tells of, and sent after it.
create table bot_outbox (
  id bigint generated always as identity primary key,
  chat_id bigint not null,
  topic_id bigint,
  action text not null check (action in ('send', 'edit', 'delete', 'react')),
  -- Sent again if nobody knows whether it arrived.
  must boolean not null,
  -- What a message answers; what is edited, deleted or reacted to.
  message_id bigint,
  -- Instead of message_id: the message that this row sent.
  said_id bigint references bot_outbox (id),
  -- Null once it is done.
  content jsonb,
  status text not null default 'waiting'
    check (status in ('waiting', 'sending', 'sent', 'unreachable', 'refused', 'unclear')),
  attempts int not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  claimed_at timestamptz,
  ended_at timestamptz,
  -- Telegram's number of the message.
  sent_id bigint
);
-- One call at a time for each chat, whichever server makes it: messages arrive in their order.
create unique index bot_outbox_in_flight on bot_outbox (chat_id) where status = 'sending';
create index bot_outbox_waiting on bot_outbox (chat_id, id) where status = 'waiting';
-- How much was said in a chat lately.
create index bot_outbox_ended on bot_outbox (chat_id, ended_at) where ended_at is not null;
create index bot_outbox_about on bot_outbox (said_id) where said_id is not null;

-- Until when Telegram wants nothing more sent to a chat; chat 0: to any.
create table bot_holds (
  chat_id bigint primary key,
  until timestamptz not null
);

-- Who was heard of, member or not: by this the bot knows whom a name means.
create table bot_people (
  telegram_id bigint primary key,
  username text,
  first_name text,
  last_name text,
  -- When Telegram last said that these are the names.
  known_at timestamptz not null,
  -- Since when the bot may write to them in private; null: never.
  started_at timestamptz
);
create index bot_people_by_username on bot_people (lower(username)) where username is not null;
create index bot_people_by_time on bot_people (known_at);

-- Groups with the bot, and what their administrators set.
create table bot_chats (
  chat_id bigint primary key,
  title text,
  joined_at timestamptz not null,
  left_at timestamptz,
  commands_off text[] not null default '{}',
  -- In units; null: the coin's own limit.
  least_tip bigint check (least_tip > 0),
  quiet boolean not null default false,
  deletes_commands boolean not null default false,
  -- The only topic where the bot talks; null: all.
  topic_id bigint
);

-- What members set in the bot.
create table bot_preferences (
  member_id bigint primary key references members (id),
  tip_notices boolean not null default true,
  review_notices boolean not null default true,
  payout_notices boolean not null default true
);

-- What the bot has asked somebody in private, and what they answered so far.
create table bot_dialogues (
  telegram_id bigint primary key,
  kind text not null,
  step text not null,
  data jsonb not null,
  ends_at timestamptz not null
);

-- Messages of the bot's that are rewritten when what they tell of changes, by what that is: `tip:ID`, `post:CHAT:MESSAGE`.
create table bot_living (
  about text primary key,
  said_id bigint not null references bot_outbox (id) on delete cascade
);
create index bot_living_by_message on bot_living (said_id);
