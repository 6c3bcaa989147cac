const ACCOUNT = 'Your Telegram account';
const PICTURE = 'Your picture';
const SET = 'What you set in the bot or the wallet';
const DONE = 'What you did';
const POINTS = 'Points and weeks';
const SHARES = 'Shares of the weekly pool';
const FAUCET = 'Claims of the faucet';
const HUNTS = 'Treasure hunts';
const FAIRNESS = 'What stands out in tips';
const CONTENT = 'Content that you submit';
const STANDING = 'Role and bans';
const AUDIT = 'Audit log';
const SESSIONS = 'Sessions';
const QUESTIONS = 'Logins as an administrator';
const MESSAGES = 'Messages from the bot';
const MET = 'People whom the bot has met';
const TOLD = 'What the bot tells you';
const PLAN = 'Plan as a developer';
const PAYMENTS = 'Payments of plans';
const APPS = 'Apps that you register';
const KEYS = 'API keys';
const WEBHOOKS = 'Webhooks of your apps';
const CONSENTS = 'What you allow apps';
const APP_MESSAGES = 'What apps ask and tell you';
const TIPS = 'Tips';
const INVITES = 'Members whom you bring';
const ESCROWS = 'Escrows';
/** Columns with nothing about a person. */
const NOBODY = 'nobody';

/**
 * The columns of every table, by the record on the privacy page that describes them. A new column fails the test until somebody
 * has decided and described it on the page.
 */
const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  members: {
    [ACCOUNT]:
      'id telegram_id username first_name last_name photo_url profile_link_url created_at hidden_at',
    [SET]:
      'twitter_handle twitter_handle_at twitter_verified primary_address primary_address_at staking_address staking_address_at',
    [STANDING]: 'role banned_at ban_reason ban_expires_at',
    [MESSAGES]: 'broadcasts_off unreachable_at',
    [TIPS]: 'refuses_tips',
  },
  address_proofs: {
    [NOBODY]: 'id expires_at press_id',
    [SET]: 'member_id address text signature proved_at held_until confirmed_at',
  },
  member_pictures: {
    [PICTURE]: 'member_id tried_at fetched_at media_type bytes tag',
  },
  past_bans: {
    [STANDING]: 'member_id began_at ended_at',
  },
  member_totals: {
    [POINTS]: 'member_id lifetime_points',
    [DONE]: 'tipped received tip_count received_count',
    [SHARES]: 'earned',
    [ACCOUNT]: 'names_at links_at',
  },
  activity_events: {
    [NOBODY]: 'seq',
    [DONE]: 'id type at recorded_at member_id counterpart_id amount txid data',
    [POINTS]: 'week unrewarded',
  },
  point_entries: {
    [NOBODY]: 'id',
    [POINTS]:
      'event_seq member_id week at rule points week_points full_points cut corrects one_time',
  },
  log_leaves: {
    [NOBODY]: 'index',
    [POINTS]: 'commitment salt event_seq member_id',
    [STANDING]: 'record record_text',
  },
  log_nodes: {
    [NOBODY]: 'level index hash',
  },
  log_keys: {
    [NOBODY]: 'id origin public_key secret_id sealed made_at is_retired is_witness',
  },
  log_checkpoints: {
    [NOBODY]: 'size note key_id signed_at',
  },
  log_cosignatures: {
    [NOBODY]: 'witness size line cosigned_at problem since',
  },
  witnessed_logs: {
    [NOBODY]: 'origin size root note cosigned_at refused_note refused_at',
  },
  log_state: {
    [NOBODY]: 'only_row settled_seq seen_seq seen_xid',
  },
  day_totals: {
    [POINTS]: 'member_id day recurring_points rewarded_tips',
  },
  week_totals: {
    [POINTS]: 'week member_id points transactions',
  },
  policies: {
    [NOBODY]: 'from_week document hash set_at',
    [AUDIT]: 'set_by',
  },
  replays: {
    [NOBODY]: 'only_row id document weeks played asked_at beat_at problem',
    [POINTS]: 'result',
  },
  weeks: {
    [NOBODY]:
      'week frozen_at distribution_at pool threshold formula_version active_members eligible_members total_points eligible_points distributed policy_hash highest_share counted_points carried_in carried_out recipients txid result_hash settlement',
  },
  reopened_weeks: {
    [NOBODY]: 'id week frozen_at distributed result_hash reopened_at settlement',
    [SHARES]: 'holds',
  },
  shares: {
    [SHARES]:
      'week member_id points counted_points amount status txid payout_id hand_payment_id hold_reason joined_week paid_at rank account_created_at backed_points',
  },
  payouts: {
    [NOBODY]:
      'id state method purpose amount fee inputs exposed attempts confirmations problem created_at called_at sent_at confirmed_at',
    [SHARES]: 'raw_tx txid',
  },
  payout_outputs: {
    [SHARES]: 'payout_id address amount',
  },
  payout_shares: {
    [SHARES]: 'payout_id week member_id address amount',
  },
  hand_payments: {
    [SHARES]:
      'id week amount txid note checked recorded_by recorded_at taken_back_by taken_back_at taken_back_why',
  },
  hand_payment_shares: {
    [SHARES]: 'hand_payment_id week member_id address amount status',
  },
  hunts: {
    [NOBODY]:
      'id title story state winners starts_at ends_at member_days least_points least_shares finisher_points badge created_at announced_at rules_text rules_hash ended_at list_hash beacon_height beacon_hash settled_at points_given cancelled_at cancel_reason',
    [AUDIT]: 'created_by',
    [HUNTS]: 'list_text winner_members',
  },
  hunt_prizes: {
    [NOBODY]: 'hunt_id place amount points',
  },
  hunt_clues: {
    [NOBODY]:
      'hunt_id number kind text place hint hint_after_minutes salt answers picture_hash picture_description',
    [HUNTS]: 'payee_id',
  },
  hunt_pictures: {
    [NOBODY]: 'hunt_id hash bytes width height',
  },
  hunt_players: {
    [HUNTS]: 'hunt_id member_id solved at_clue_since wrong_at finished_at place',
  },
  prizes: {
    [HUNTS]: 'hunt_id place member_id amount due_at status void_reason payout_id txid paid_at',
  },
  payout_prizes: {
    [HUNTS]: 'payout_id hunt_id place member_id address amount',
  },
  faucet_payments: {
    [NOBODY]: 'id method fee inputs exposed attempts confirmations problem called_at booked_at',
    [FAUCET]: 'member_id address state amount raw_tx txid created_at sent_at confirmed_at',
  },
  jobs: {
    [NOBODY]:
      'name started_at ended_at succeeded_at failed_at duration_ms failures_in_row error outcome claim held_until due_at',
  },
  payout_fence: {
    [NOBODY]: 'only_row covered_from checked_at checked_block raised_at reason old_host_may_run',
  },
  payout_outlook: {
    [NOBODY]: 'one at needed',
  },
  pool_readings: {
    [NOBODY]: 'week part most balance debts pool height problem read_at',
  },
  pool_waits: {
    [NOBODY]: 'week since problem',
  },
  pool_outlook: {
    [NOBODY]: 'one balance debts looked_at',
  },
  secret_mark: {
    [NOBODY]: 'one secret_id sealed',
  },
  unknown_payments: {
    [SHARES]: 'txid sent_at units outputs raw_tx',
    [NOBODY]: 'found_at settled_as settled_at',
  },
  alerts: {
    [NOBODY]: 'kind about is_on since is_told begun_on begun',
  },
  backups: {
    [NOBODY]: 'id made_at file bytes took_ms engine schema_version',
  },
  uptime_days: {
    [NOBODY]: 'day part up degraded down',
  },
  fairness_weeks: {
    [NOBODY]:
      'week looked_at points transactions tips earners new_earners top_ten_part gini mutual_part',
  },
  fairness_signals: {
    [NOBODY]: 'id',
    [FAIRNESS]:
      'week kind shape members hold_worthy strength points points_by_member units tip_count tips figures found_at note noted_by noted_at',
  },
  share_objections: {
    [NOBODY]: 'id',
    [FAIRNESS]:
      'week member_id by_member_id reason created_at upheld note decided_by decided_at by_person_concerned',
  },
  fairness_usual: {
    [FAIRNESS]: 'kind members marked_by marked_at',
  },
  submissions: {
    [NOBODY]: 'id version award_entry_id showcase_version',
    [CONTENT]:
      'event_seq member_id content_type url title description status points admin_comments evaluated_by evaluated_at submitted_at link_key search_text taken_by taken_until resubmits public_text creator_key',
    [ACCOUNT]: 'hidden',
  },
  showcase_state: {
    [NOBODY]: 'only_row epoch version',
  },
  showcase_removed: {
    [NOBODY]: 'submission_id version',
  },
  audit_log: {
    [NOBODY]: 'id',
    [AUDIT]: 'at actor action entity entity_id before after request_id',
  },
  sessions: {
    [SESSIONS]:
      'token_hash member_id created_at expires_at last_seen_at viewer_token_hash viewer_expires_at by_link',
  },
  sign_in_links: {
    [SESSIONS]: 'member_id token_hash expires_at',
  },
  used_sign_ins: {
    [SESSIONS]: 'hash expires_at',
  },
  sign_in_requests: {
    [QUESTIONS]:
      'id telegram_id ip_prefix browser match_code status asked created_at expires_at ended_at',
  },
  sign_in_blocks: {
    [QUESTIONS]: 'telegram_id ends_at',
  },
  press_leases: {
    [NOBODY]: 'name holder ends_at next_offset',
  },
  settings: {
    [NOBODY]: 'key value',
  },
  broadcasts: {
    [NOBODY]: 'id post_id policy_week state ended_at',
    [MESSAGES]: 'html translations started_by created_at',
  },
  broadcast_recipients: {
    [MESSAGES]: 'broadcast_id member_id status message_id claimed_at',
  },
  broadcast_sender: {
    [NOBODY]: 'only_row holder held_until busy_until',
  },
  bot_updates: {
    [NOBODY]: 'bot_id update_id handled_at',
  },
  bot_outbox: {
    [NOBODY]: 'id topic_id action must said_id attempts due_at claimed_at',
    [TOLD]: 'chat_id message_id content status created_at ended_at sent_id',
  },
  bot_holds: {
    [NOBODY]: 'chat_id until',
  },
  bot_people: {
    [MET]:
      'telegram_id username first_name last_name known_at started_at tips_told_at language language_seen',
  },
  referral_codes: {
    [INVITES]: 'member_id code',
  },
  referrals: {
    [INVITES]: 'member_id by_member_id at',
  },
  bot_chats: {
    [NOBODY]:
      'chat_id title joined_at left_at commands_off least_tip quiet deletes_commands topic_id language moments_off',
  },
  moments: {
    [TOLD]: 'member_id kind rank decided_at chat_id',
  },
  bot_preferences: {
    [TOLD]: 'member_id tip_notices review_notices payout_notices',
  },
  bot_living: {
    [NOBODY]: 'about said_id',
  },
  hunt_posts: {
    [NOBODY]: 'hunt_id chat_id said_id shown looked_at',
  },
  bot_conversations: {
    [TOLD]: 'telegram_id kind step data ends_at',
  },
  subscriptions: {
    [PLAN]: 'member_id tier status period source anchor_at expires_at ends_at_expiry',
    [NOBODY]: 'changed_at',
  },
  card_checkouts: {
    [NOBODY]: 'id',
    [PAYMENTS]:
      'member_id tier period amount_cents currency kind status session_id url subscription_id created_at expires_at ended_at',
  },
  card_subscriptions: {
    [PAYMENTS]: 'id member_id customer_id checkout_id status paid_until pay_url',
    [NOBODY]: 'applied linked_at checked_at',
  },
  card_holds: {
    [PAYMENTS]: 'charge_id subscription_id reason until_at lifted',
    [NOBODY]: 'applied',
  },
  stripe_events: {
    [NOBODY]: 'id type taken_at',
  },
  coin_invoices: {
    [NOBODY]: 'id list_prices watched_at',
    [PAYMENTS]:
      'member_id tier period address price credit amount status exception received confirmations created_at expires_at bought_at bought base',
  },
  coin_payments: {
    [PAYMENTS]: 'txid vout invoice_id units confirmations received_at gone_since',
    [NOBODY]: 'is_final',
  },
  credit_entries: {
    [NOBODY]: 'id',
    [PAYMENTS]: 'member_id units reason invoice_id checkout_id at',
  },
  plan_notices: {
    [PLAN]: 'member_id kind about claimed_at outcome',
  },
  plan_requests: {
    [NOBODY]: 'id',
    [PLAN]:
      'member_id tier months coin contact status created_at ended_at decided_by received reason begins_at expires_at',
  },
  plan_usage: {
    [PLAN]: 'member_id month_start api_requests webhooks',
  },
  apps: {
    [NOBODY]: 'id version',
    [APPS]:
      'member_id name developer contact_email application_type description webhook_url callback_urls permissions status created_at approved_at approved_by removed_at webhook_secret webhook_secret_before webhook_secret_before_until returned_reason',
  },
  webhook_deliveries: {
    [NOBODY]: 'id is_counted lease leased_until',
    [WEBHOOKS]:
      'app_id event_id type body created_at status attempts next_at last_at last_status last_error last_ms',
  },
  api_keys: {
    [NOBODY]: 'id secret_id',
    [KEYS]:
      'member_id app_id name key_hash sealed_key shown_start shown_end permissions is_active rate_limit created_at expires_at retires_at rotated_from deleted_at last_used_at last_used_from last_refused_at',
  },
  api_key_minutes: {
    [KEYS]: 'key_id minute requests',
  },
  api_key_days: {
    [KEYS]: 'key_id day requests',
  },
  idempotency_keys: {
    [NOBODY]: 'id leased_until',
    [KEYS]: 'member_id app_id key request_hash status response created_at',
  },
  app_consents: {
    [CONSENTS]: 'app_id member_id permission granted_at revoked_at',
  },
  consent_questions: {
    [NOBODY]: 'id seq call_id',
    [CONSENTS]: 'app_id telegram_id permissions asked status created_at expires_at answered_at',
  },
  app_blocks: {
    [CONSENTS]: 'app_id member_id blocked_at',
  },
  app_messages: {
    [NOBODY]: 'id call_id buttons due_at claimed_at',
    [APP_MESSAGES]: 'app_id owner_id member_id kind html status created_at ended_at',
  },
  payment_requests: {
    [NOBODY]: 'id press_id call_id confirmations_needed watched_until',
    [APP_MESSAGES]:
      'app_id owner_id member_id amount due address memo state payment late txid vout confirmations created_at expires_at paid_at',
  },
  tips: {
    [NOBODY]: 'id public_id update_key bookings lost_height watched_until is_watched looked_at',
    [TIPS]:
      'payer_id payee_id payee_telegram_id units dollars seen_at note chat_id topic_id post_id state address due payment txid vout confirmations booked_txid created_at opened_at expires_at paid_address',
  },
  tip_questions: {
    [NOBODY]: 'id public_id tries',
    [TIPS]: 'txid vout address units looked_at block_height from_addresses tip_id asked_at is_it',
  },
  wallet_payments: {
    [TIPS]:
      'txid payer_id tip_id address from_addresses units fee raw_tx state reason confirmations seen_txid booked_txid created_at',
    [NOBODY]: 'id bookings lost_height looked_at',
  },
  week_marks: {
    [NOBODY]: 'at week eligible_points pool',
  },
  expected_payments: {
    [TIPS]: 'kind of_id payer_id address units unmarked_units opened_at',
    [NOBODY]:
      'id script match opened_height watched_until is_current is_watched is_followed is_touched',
  },
  chain_state: {
    [NOBODY]: 'one source_height current_at mempool mempool_reading halted',
  },
  chain_blocks: {
    [NOBODY]: 'height hash time txids',
  },
  undone_transactions: {
    [NOBODY]: 'txid height',
  },
  // From the chain, which is public: deleted a month after the search for the payment ended. The search for an invoice lasts ten
  // years, and for an agreed escrow until it has ended: both can be paid late.
  chain_outputs: {
    [NOBODY]:
      'txid vout expected_id units height block_time came_after from_addresses made_by by_site',
  },
  // The site's own are deleted a thousand blocks after they were spent.
  watched_coins: {
    [NOBODY]: 'coin kind of_id',
  },
  chain_spends: {
    [NOBODY]: 'coin kind of_id txid height outputs',
  },
  mempool_transactions: {
    [NOBODY]: 'txid inputs first_seen_at first_seen_height came_after is_own',
  },
  mempool_outputs: {
    [NOBODY]: 'txid vout script units',
  },
  tip_notices: {
    [NOBODY]: 'id tip_id kind txid address at',
  },
  used_outputs: {
    [NOBODY]: 'txid vout kind of_id',
  },
  escrows: {
    [NOBODY]: 'id call_id buyer_press seller_press fee_reserve operator_key fund_by looked_at',
    [ESCROWS]:
      'app_id owner_id buyer_id seller_id amount description buyer_key seller_key refund_address payout_address address redeem_script state buyer_confirmed_at seller_confirmed_at fund_asked_at funded dispute decision psbt signatures raw_tx txid signed_at created_at confirm_by',
  },
};

/** By table and column: the record on the privacy page that describes it, or null if it contains nothing about a person. */
export const COLUMNS: Readonly<Record<string, Readonly<Record<string, string | null>>>> =
  Object.fromEntries(
    Object.entries(TABLES).map(([table, records]) => [
      table,
      Object.fromEntries(
        Object.entries(records).flatMap(([record, columns]) =>
          columns.split(' ').map((column) => [column, record === NOBODY ? null : record]),
        ),
      ),
    ]),
  );
