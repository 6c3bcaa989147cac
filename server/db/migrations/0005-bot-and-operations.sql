-- Creates the bot's outbox and memory, broadcasts, referrals, and the tables by which the site is run.

-- ---------------------------------------------------------------------------------------------------------------------
-- The community's own bot (BOT=1).

-- Updates that it has handled.
create table bot_updates (
  -- Numbers of updates are those of one bot.
  bot_id bigint not null,
  update_id bigint not null,
  handled_at timestamptz not null,
  primary key (bot_id, update_id)
);
create index bot_updates_by_time on bot_updates (handled_at);

-- A message of the bot's is written in the transaction that it tells of, and sent after it
-- (docs/decisions/012-bot-messages-wait-in-tables.md).
create table bot_outbox (
  id bigint generated always as identity primary key,
  chat_id bigint not null,
  topic_id bigint,
  action text not null check (action in ('send', 'edit', 'delete', 'react')),
  -- Sent again if nobody knows whether it arrived.
  must boolean not null,
  -- The message that is answered, edited, deleted or reacted to.
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
-- For the number of messages that a chat got lately.
create index bot_outbox_ended on bot_outbox (chat_id, ended_at) where ended_at is not null;
create index bot_outbox_about on bot_outbox (said_id) where said_id is not null;

-- Telegram wants nothing more sent to a chat until then; chat 0: to any.
create table bot_holds (
  chat_id bigint primary key,
  until timestamptz not null
);

-- Everybody that the bot has heard of, member or not: by this it knows whom a name means.
create table bot_people (
  telegram_id bigint primary key,
  username text,
  first_name text,
  last_name text,
  -- The time at which Telegram last said that these are the names.
  known_at timestamptz not null,
  -- The time since which the bot may write to them in private; null: never.
  started_at timestamptz,
  -- The last time they were told that tips wait for them: once a day at most, however many there are.
  tips_told_at timestamptz,
  -- The language that they chose in the bot; null: that of their Telegram, by the language of the catalogue that it had when
  -- they last wrote (docs/languages.md).
  language text check (length(language) <= 8),
  language_seen text check (length(language_seen) <= 8)
);
create index bot_people_by_username on bot_people (lower(username)) where username is not null;
create index bot_people_by_time on bot_people (known_at);

-- Groups with the bot, and the settings of their administrators.
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
  topic_id bigint,
  -- Null: the community's.
  language text check (length(language) <= 8),
  -- The kinds of moments that are not told there.
  moments_off text[] not null default '{}'
);

-- Settings of members in the bot.
create table bot_preferences (
  member_id bigint primary key references members (id),
  tip_notices boolean not null default true,
  review_notices boolean not null default true,
  payout_notices boolean not null default true
);

-- A question that the bot has put to somebody in private, and their answers so far.
create table bot_conversations (
  telegram_id bigint primary key,
  kind text not null,
  step text not null,
  data jsonb not null,
  ends_at timestamptz not null
);

-- Messages of the bot's that are rewritten when their subject changes: `tip:ID`, `post:CHAT:MESSAGE`.
create table bot_living (
  about text primary key,
  said_id bigint not null references bot_outbox (id) on delete cascade
);
create index bot_living_by_message on bot_living (said_id);

-- The link by which a member brings others, for those who asked for one (docs/spec/points.md#17-referrals).
create table referral_codes (
  member_id bigint primary key references members (id),
  code text not null unique
);

-- A new account was brought by at most one member.
create table referrals (
  member_id bigint primary key references members (id),
  by_member_id bigint not null references members (id),
  at timestamptz not null,
  check (member_id <> by_member_id)
);
create index referrals_by_inviter on referrals (by_member_id, at);

-- ---------------------------------------------------------------------------------------------------------------------
-- Moments: lines of the bot in groups about first tips, new ranks and first shares (docs/spec/bot.md#17-moments).

-- Each moment of a member, noted once by the transaction that causes it. The bot tells or drops it soon afterwards.
create table moments (
  member_id bigint not null references members (id),
  kind text not null check (kind in ('first_tip', 'rank', 'share')),
  -- The number of the new rank, from 0; 0 of other kinds.
  rank integer not null default 0,
  -- The time at which the bot told or dropped it; null: it waits.
  decided_at timestamptz,
  -- The group that was told; null: none.
  chat_id bigint,
  primary key (member_id, kind, rank),
  check (chat_id is null or decided_at is not null)
);
create index moments_waiting on moments (member_id) where decided_at is null;
-- For the number of moments that a group was told lately.
create index moments_by_chat on moments (chat_id, decided_at) where chat_id is not null;

-- The number of the rank with these points in hundredths, as in rules/points/ranks.ts.
create function rank_number(points bigint) returns integer immutable language sql as $$
  select width_bucket(points,
    array[100, 500, 1500, 3000, 5000, 8000, 12000, 20000, 35000, 60000, 100000]::bigint[])
$$;

-- Triggers, since points change in several places. Their conditions are false for nearly every event, and an event that
-- meets one costs one more row, which no other transaction can hold: its member's totals are locked. The second rank comes
-- with the account itself and is no moment. An import notes none.
create function note_moments() returns trigger language plpgsql as $$
begin
  if exists (select from settings where key = 'import') then return null; end if;
  if old.tip_count = 0 and new.tip_count > 0 then
    insert into moments (member_id, kind) values (new.member_id, 'first_tip') on conflict do nothing;
  end if;
  if rank_number(new.lifetime_points) > greatest(rank_number(old.lifetime_points), 1) then
    insert into moments (member_id, kind, rank)
    values (new.member_id, 'rank', rank_number(new.lifetime_points)) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger moments after update of lifetime_points, tip_count on member_totals for each row
  when (old.tip_count = 0 and new.tip_count > 0
    or rank_number(new.lifetime_points) > greatest(rank_number(old.lifetime_points), 1))
  execute function note_moments();

create function note_share_moment() returns trigger language plpgsql as $$
begin
  insert into moments (member_id, kind) values (new.member_id, 'share') on conflict do nothing;
  return null;
end
$$;
create trigger moments after update of status on shares for each row
  when (new.status = 'paid' and old.status <> 'paid' and new.amount > 0)
  execute function note_share_moment();

-- ---------------------------------------------------------------------------------------------------------------------
-- Broadcasts (docs/decisions/012-bot-messages-wait-in-tables.md).

create table broadcasts (
  id bigint generated by default as identity primary key,
  -- Its subject: an approved post, or the policy that was set from this week on.
  post_id bigint,
  policy_week date,
  -- The message as it goes out: the same to the last character for everybody, also after a restart. Forgotten at the end.
  html text,
  -- The message in other languages than the community's, as in `html`; null: everybody gets `html`.
  translations jsonb,
  state text not null default 'running'
    check (state in ('running', 'paused', 'cancelled', 'done')),
  started_by bigint not null references members (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((ended_at is null) = (state in ('running', 'paused'))),
  check (html is not null or ended_at is not null),
  check ((post_id is null) <> (policy_week is null))
);
create unique index broadcasts_unfinished on broadcasts (post_id, policy_week) nulls not distinct
  where state in ('running', 'paused');

create table broadcast_recipients (
  broadcast_id bigint not null references broadcasts (id),
  member_id bigint not null references members (id),
  -- sending: about to be sent, or sent without an answer so far. unclear: nobody can say whether it
  -- arrived, and it is not tried again.
  status text not null default 'waiting'
    check (status in ('waiting', 'sending', 'sent', 'failed', 'unclear')),
  message_id bigint,
  claimed_at timestamptz,
  primary key (broadcast_id, member_id),
  check ((status = 'sent') = (message_id is not null)),
  check (status <> 'sending' or claimed_at is not null)
) with (fillfactor = 70);
create index broadcast_recipients_open on broadcast_recipients (broadcast_id, status, member_id)
  where status in ('waiting', 'sending');
create index broadcast_recipients_by_member on broadcast_recipients (member_id);
create index broadcast_recipients_by_message on broadcast_recipients (message_id)
  where message_id is not null;

-- The server that sends broadcasts now, and the time until which Telegram has asked all servers to wait.
create table broadcast_sender (
  only_row boolean primary key default true check (only_row),
  holder text not null,
  held_until timestamptz not null,
  busy_until timestamptz
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Operations.

-- The last run of each job, whichever server ran it. Servers claim jobs in this table
-- (docs/decisions/007-jobs-are-claimed-in-a-table.md).
create table jobs (
  name text primary key,
  started_at timestamptz not null,
  ended_at timestamptz,
  succeeded_at timestamptz,
  failed_at timestamptz,
  duration_ms integer check (duration_ms >= 0),
  failures_in_row integer not null default 0,
  error text,
  -- The result of the last run, or the obstacle that it met, in one line for people.
  outcome text,
  -- The next three go by the database's clock, which the servers have in common.
  -- The minute or hour for which it was claimed last.
  due_at timestamptz,
  -- The number of that claim: only its run gives the job back.
  claim text,
  -- Until then nobody else may run it. -infinity: it was given back; a time that is over: its server has died.
  held_until timestamptz not null default '-infinity'
);

-- Problems that the bot tells the owner, each once for all servers and restarts (rules/operations/alerts.ts).
create table alerts (
  kind text not null,
  -- The name of a job or a server, which tells the problems of a kind apart.
  about text not null,
  -- As measured last, and the time since then.
  is_on boolean not null,
  since timestamptz not null,
  -- The owner knows it as standing.
  is_told boolean not null,
  -- How often it was told as beginning on that UTC day.
  begun_on date,
  begun int not null default 0 check (begun >= 0),
  primary key (kind, about)
);

-- The uptime record (rules/operations/uptime.ts): minutes of each part on each UTC day. The setting `uptime` has the minute
-- that was recorded last.
create table uptime_days (
  day date not null,
  part text not null,
  up int not null check (up >= 0),
  degraded int not null check (degraded >= 0),
  down int not null check (down >= 0),
  primary key (day, part)
);

-- Backups that were made and read back: by these, health and the daily job know how old the newest is.
create table backups (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  -- Its path on the machine that made it.
  file text not null,
  bytes bigint not null check (bytes > 0),
  took_ms integer not null check (took_ms >= 0),
  engine text not null check (engine in ('embedded', 'postgres')),
  -- The newest migration that the copied database had seen.
  schema_version text not null
);
create index backups_by_time on backups (made_at);

-- A known text, sealed with the secret of this instance: a server or command with another one is refused before it seals
-- anything that the others cannot open.
create table secret_mark (
  one boolean primary key default true check (one),
  secret_id text not null,
  sealed bytea not null
);
