import { type RawBuilder, sql } from 'kysely';
import { ERASED_TELEGRAM_ID } from '#server/services/members/erased.ts';

/** A member, by the number in this database and the Telegram id. */
export type Whose = { id: bigint; telegramId: string };

/** A table's data about a member, and its fate when the member is erased. */
export type TableFate = {
  /** The member's rows of the table `t`; null if no row can be assigned to a member. */
  rows: ((member: Whose) => RawBuilder<unknown>) | null;
  /** Columns that nobody is shown, not even in an export: they would let a reader act as the member. */
  secret?: readonly string[];
} & (
  | { goes: true }
  | {
      goes: false;
      /** The new value of each of these columns. */
      emptied: Readonly<Record<string, RawBuilder<unknown>>>;
      /** The other columns, by the reason why they stay. */
      kept: Readonly<Record<string, string>>;
    }
);

const LEDGER = 'totals and closed weeks are computed from it, and everybody may check them';
const MONEY = 'bookkeeping: what was paid, to which address and for what';
const NUMBERS = 'it names the member by number alone';

const byMember = ({ id }: Whose) => sql`t.member_id = ${id}::bigint`;
const byTelegramId = ({ telegramId }: Whose) => sql`t.telegram_id = ${telegramId}::bigint`;
const byKey = ({ id }: Whose) =>
  sql`t.key_id in (select k.id from api_keys k where k.member_id = ${id}::bigint)`;
/** True for JSON about a member, by the fields in which the API of apps names people. Quotes of a field are escaped in text. */
const namesMember = (column: string, { telegramId }: Whose) =>
  sql`coalesce(${sql.ref(column)} ~ ${`"(member|buyer|seller)":"${telegramId}"`}, false)`;
const goes = (rows: TableFate['rows'], secret: readonly string[] = []): TableFate => ({
  rows,
  secret,
  goes: true,
});
/** @param kept columns, separated by spaces, by the reason */
const stays = (
  rows: TableFate['rows'],
  kept: Readonly<Record<string, string>>,
  emptied: Readonly<Record<string, RawBuilder<unknown>>> = {},
  secret: readonly string[] = [],
): TableFate => ({ rows, secret, goes: false, emptied, kept });

const nothing = sql`null`;
const erased = (column: string) => sql`case when ${sql.ref(column)} is not null then 'erased' end`;

/** Words about a payment by hand to one member; words about a whole week name no member. */
const erasedIfAlone = (column: string) => sql`case
  when ${sql.ref(column)} is null then null
  when (select count(*) from hand_payment_shares s where s.hand_payment_id = t.id) = 1 then 'erased'
  else ${sql.ref(column)} end`;

/** By table. Add every new personal column here (server/testing/http/personal-data.ts). */
export const FATES: Readonly<Record<string, TableFate>> = {
  members: stays(
    ({ id }) => sql`t.id = ${id}::bigint`,
    {
      [NUMBERS]: 'id role',
      'the age of the account decided shares of closed weeks': 'created_at',
      'a ban goes on, and weeks are closed by it': 'banned_at ban_expires_at',
      'times without what was set then':
        'twitter_handle_at primary_address_at staking_address_at unreachable_at hidden_at',
    },
    {
      telegram_id: ERASED_TELEGRAM_ID,
      username: nothing,
      first_name: nothing,
      last_name: nothing,
      photo_url: nothing,
      profile_link_url: nothing,
      twitter_handle: nothing,
      twitter_verified: sql`false`,
      primary_address: nothing,
      staking_address: nothing,
      ban_reason: erased('ban_reason'),
      broadcasts_off: sql`true`,
      refuses_tips: sql`true`,
    },
  ),
  member_pictures: goes(byMember),
  address_proofs: goes(byMember, ['text', 'signature', 'press_id']),
  past_bans: stays(byMember, { 'weeks are closed by bans': 'member_id began_at ended_at' }),
  member_totals: stays(byMember, {
    [LEDGER]:
      'member_id lifetime_points tipped received earned tip_count received_count names_at links_at',
  }),
  activity_events: stays(
    ({ id }) => sql`(t.member_id = ${id}::bigint or t.counterpart_id = ${id}::bigint)`,
    {
      [LEDGER]: 'id type at recorded_at member_id counterpart_id week amount txid unrewarded',
    },
    // Removes the member's own names, handle and addresses. Points and visibility stay, because other data depends on them.
    {
      data: sql`case when type = 'visibility_changed' or data ? 'points' then data end`,
    },
  ),
  point_entries: stays(byMember, {
    [LEDGER]:
      'event_seq member_id week at rule points week_points full_points cut corrects one_time',
  }),
  log_leaves: stays(
    byMember,
    {
      'the public log proves that nothing was changed': 'commitment event_seq member_id',
      'weeks are closed by bans': 'record record_text',
    },
    // Without it nobody can show what the leaf commits to.
    { salt: nothing },
  ),
  day_totals: stays(byMember, { [LEDGER]: 'member_id day recurring_points rewarded_tips' }),
  week_totals: stays(byMember, { [LEDGER]: 'week member_id points transactions' }),
  replays: stays(null, { [NUMBERS]: 'result' }),
  reopened_weeks: stays(null, { [NUMBERS]: 'holds' }),
  policies: stays(({ telegramId }) => sql`t.set_by = ${telegramId}`, {
    'who decided what about money, points and people; nobody can change it': 'set_by',
  }),
  shares: stays(
    byMember,
    {
      [MONEY]:
        'week member_id points counted_points amount status txid payout_id hand_payment_id joined_week paid_at rank account_created_at backed_points',
    },
    { hold_reason: erased('hold_reason') },
  ),
  payouts: stays(
    ({ id }) =>
      sql`(t.id in (select s.payout_id from payout_shares s where s.member_id = ${id}::bigint)
        or t.id in (select p.payout_id from payout_prizes p where p.member_id = ${id}::bigint))`,
    { [MONEY]: 'raw_tx txid' },
  ),
  payout_outputs: stays(
    ({ id }) =>
      sql`((t.payout_id, t.address) in (select s.payout_id, s.address from payout_shares s where s.member_id = ${id}::bigint)
        or (t.payout_id, t.address) in (select p.payout_id, p.address from payout_prizes p where p.member_id = ${id}::bigint))`,
    { [MONEY]: 'payout_id address amount' },
  ),
  payout_shares: stays(byMember, { [MONEY]: 'payout_id week member_id address amount' }),
  hand_payments: stays(
    ({ id }) =>
      sql`t.id in (select s.hand_payment_id from hand_payment_shares s where s.member_id = ${id}::bigint)`,
    {
      [MONEY]: 'id week amount txid checked recorded_by recorded_at taken_back_by taken_back_at',
    },
    { note: erasedIfAlone('note'), taken_back_why: erasedIfAlone('taken_back_why') },
    ['recorded_by', 'taken_back_by'],
  ),
  hand_payment_shares: stays(byMember, {
    [MONEY]: 'hand_payment_id week member_id address amount status',
  }),
  fairness_signals: stays(
    ({ id }) => sql`${id}::bigint = any(t.members)`,
    {
      'computed from the tips, by member number alone':
        'week kind shape members hold_worthy strength points points_by_member units tip_count tips figures found_at noted_by noted_at',
    },
    { note: erased('note') },
  ),
  share_objections: stays(
    ({ id }) => sql`${id}::bigint in (t.member_id, t.by_member_id)`,
    {
      [MONEY]:
        'week member_id by_member_id created_at upheld decided_by decided_at by_person_concerned',
    },
    { reason: sql`'erased'`, note: erased('note') },
  ),
  fairness_usual: stays(({ id }) => sql`${id}::bigint = any(t.members)`, {
    [NUMBERS]: 'kind members marked_by marked_at',
  }),
  hunts: stays(({ telegramId }) => sql`t.created_by = ${telegramId}::bigint`, {
    'who decided what about money, points and people; nobody can change it': 'created_by',
    [NUMBERS]: 'list_text winner_members',
  }),
  hunt_clues: stays(({ id }) => sql`t.payee_id = ${id}::bigint`, { [NUMBERS]: 'payee_id' }, {}, [
    // They would let a player read ahead.
    ...['text', 'place', 'hint', 'salt', 'answers', 'picture_hash', 'picture_description'],
  ]),
  hunt_players: stays(
    byMember,
    {
      'the finishers of a hunt are fixed, and everybody may check them':
        'hunt_id member_id solved at_clue_since finished_at place',
    },
    { wrong_at: sql`'{}'::timestamptz[]` },
  ),
  prizes: stays(byMember, {
    [MONEY]: 'hunt_id place member_id amount due_at status void_reason payout_id txid paid_at',
  }),
  payout_prizes: stays(byMember, { [MONEY]: 'payout_id hunt_id place member_id address amount' }),
  faucet_payments: stays(byMember, {
    [MONEY]: 'member_id address state amount raw_tx txid created_at sent_at confirmed_at',
  }),
  unknown_payments: stays(null, { [MONEY]: 'txid sent_at units outputs raw_tx' }),
  submissions: goes(byMember),
  audit_log: stays(
    ({ id, telegramId }) =>
      sql`(t.actor = ${telegramId} or (t.entity = 'user' and t.entity_id = ${String(id)}))`,
    {
      'who decided what about money, points and people; nobody can change it':
        'at actor action entity entity_id before after request_id',
    },
  ),
  sessions: goes(byMember, ['token_hash', 'viewer_token_hash']),
  used_sign_ins: stays(null, { 'hashes that say nothing, for a day': 'hash expires_at' }),
  sign_in_links: goes(byMember, ['token_hash']),
  sign_in_requests: goes(byTelegramId),
  sign_in_blocks: goes(byTelegramId),
  broadcasts: stays(null, {
    'what the community was told, by whom in its office': 'html translations started_by created_at',
  }),
  broadcast_recipients: stays(byMember, {
    [NUMBERS]: 'broadcast_id member_id status message_id claimed_at',
  }),
  subscriptions: stays(byMember, {
    [MONEY]: 'member_id tier status period source anchor_at expires_at ends_at_expiry',
  }),
  plan_usage: stays(byMember, { [MONEY]: 'member_id month_start api_requests webhooks' }),
  plan_requests: stays(
    byMember,
    {
      [MONEY]:
        'member_id tier months coin created_at decided_by received reason begins_at expires_at',
    },
    {
      contact: nothing,
      status: sql`case status when 'open' then 'withdrawn' else status end`,
      ended_at: sql`coalesce(ended_at, now())`,
    },
  ),
  apps: stays(
    byMember,
    {
      'others allowed it something, and see it in their history':
        'member_id application_type permissions status created_at approved_at approved_by removed_at',
    },
    {
      name: sql`'Removed app'`,
      developer: sql`'erased'`,
      contact_email: sql`'erased@invalid'`,
      description: sql`'erased'`,
      webhook_url: nothing,
      callback_urls: sql`'[]'`,
      webhook_secret: nothing,
      webhook_secret_before: nothing,
      webhook_secret_before_until: nothing,
      returned_reason: nothing,
    },
    ['webhook_secret', 'webhook_secret_before'],
  ),
  app_consents: stays(
    byMember,
    { 'until when an app was allowed what': 'app_id member_id permission granted_at' },
    { revoked_at: sql`coalesce(revoked_at, now())` },
  ),
  consent_questions: goes(byTelegramId),
  app_blocks: goes(byMember),
  app_messages: goes(byMember),
  payment_requests: stays(
    byMember,
    {
      [MONEY]:
        'app_id owner_id member_id amount due address state payment late txid vout confirmations created_at expires_at paid_at',
    },
    { memo: sql`'erased'` },
  ),
  tips: stays(
    ({ id, telegramId }) =>
      sql`(t.payer_id = ${id}::bigint or t.payee_id = ${id}::bigint or t.payee_telegram_id = ${telegramId}::bigint)`,
    {
      [MONEY]:
        'payer_id payee_id units dollars seen_at state address due payment txid vout paid_address confirmations booked_txid created_at opened_at expires_at',
    },
    {
      note: sql`''`,
      chat_id: nothing,
      topic_id: nothing,
      post_id: nothing,
      // A payee known only by this id; 0 is nobody's.
      payee_telegram_id: sql`case when payee_id is null then 0 end`,
    },
    ['public_id'],
  ),
  expected_payments: stays(
    ({ id }) => sql`(t.payer_id = ${id}::bigint or t.kind = 'tip' and t.of_id in (
      select tips.id from tips where tips.payee_id = ${id}::bigint))`,
    { [MONEY]: 'kind of_id payer_id address units unmarked_units opened_at' },
  ),
  tip_questions: stays(
    ({ id }) =>
      sql`t.tip_id in (select x.id from tips x where ${id}::bigint in (x.payer_id, x.payee_id))`,
    {
      [MONEY]:
        'txid vout address units block_height from_addresses tip_id looked_at asked_at is_it',
    },
    {},
    ['public_id'],
  ),
  wallet_payments: stays(({ id }) => sql`t.payer_id = ${id}::bigint`, {
    [MONEY]:
      'txid payer_id tip_id address from_addresses units fee raw_tx state reason confirmations seen_txid booked_txid created_at',
  }),
  escrows: stays(
    ({ id }) => sql`${id}::bigint in (t.buyer_id, t.seller_id)`,
    {
      [MONEY]:
        'app_id owner_id buyer_id seller_id amount buyer_key seller_key refund_address payout_address address redeem_script state buyer_confirmed_at seller_confirmed_at fund_asked_at funded dispute decision psbt signatures raw_tx txid signed_at created_at confirm_by',
    },
    { description: sql`'erased'` },
  ),
  api_keys: stays(
    byMember,
    {
      'so that the use of a dead key is noticed':
        'member_id app_id key_hash secret_id shown_start shown_end permissions is_active rate_limit created_at expires_at retires_at rotated_from last_used_at last_refused_at',
    },
    {
      name: sql`'gone'`,
      sealed_key: nothing,
      last_used_from: nothing,
      deleted_at: sql`coalesce(deleted_at, now())`,
    },
    ['key_hash', 'sealed_key'],
  ),
  api_key_minutes: stays(byKey, { [NUMBERS]: 'key_id minute requests' }),
  api_key_days: stays(byKey, { [NUMBERS]: 'key_id day requests' }),
  idempotency_keys: goes(
    (member) => sql`(t.member_id = ${member.id}::bigint or ${namesMember('t.response', member)})`,
  ),
  card_checkouts: stays(
    byMember,
    {
      [MONEY]:
        'member_id tier period amount_cents currency kind status session_id subscription_id created_at expires_at ended_at',
    },
    { url: nothing },
  ),
  card_subscriptions: stays(
    byMember,
    { [MONEY]: 'id member_id customer_id checkout_id status paid_until' },
    { pay_url: nothing },
  ),
  card_holds: stays(
    ({ id }) =>
      sql`t.subscription_id in (select c.id from card_subscriptions c where c.member_id = ${id}::bigint)`,
    { [MONEY]: 'charge_id subscription_id reason until_at lifted' },
  ),
  coin_invoices: stays(byMember, {
    [MONEY]:
      'member_id tier period address price credit amount status exception received confirmations created_at expires_at bought_at bought base',
  }),
  coin_payments: stays(
    ({ id }) =>
      sql`t.invoice_id in (select c.id from coin_invoices c where c.member_id = ${id}::bigint)`,
    { [MONEY]: 'txid vout invoice_id units confirmations received_at gone_since' },
  ),
  credit_entries: stays(byMember, {
    [MONEY]: 'member_id units reason invoice_id checkout_id at',
  }),
  plan_notices: goes(byMember),
  bot_people: goes(byTelegramId),
  bot_outbox: goes(({ telegramId }) => sql`t.chat_id = ${telegramId}::bigint`),
  bot_preferences: goes(byMember),
  moments: goes(byMember),
  referral_codes: goes(byMember),
  referrals: goes(({ id }) => sql`${id}::bigint in (t.member_id, t.by_member_id)`),
  bot_conversations: goes(byTelegramId),
  webhook_deliveries: goes(
    (member) => sql`(t.app_id in (select a.id from apps a where a.member_id = ${member.id}::bigint)
      or ${namesMember('t.body', member)})`,
  ),
};
