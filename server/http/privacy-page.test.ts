import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import { SESSION_COOKIE } from '#contract/site/session.ts';
import { SESSION_MAX_AGE_MS } from '#rules/limits.ts';
import { createApiKey } from '#server/services/keys/api-keys.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { FATES } from '#server/services/member-data/fates.ts';
import {
  eraseMember,
  exportMember,
  planErasure,
} from '#server/services/member-data/member-data.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { queueWebhook } from '#server/services/webhooks/queue.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import {
  BUILT_SITE,
  eventOf,
  NOW_MS,
  openTestApp,
  type TestApp,
  tipOf,
} from '#server/testing/http/app.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';

const HOUR_MS = 3_600_000;
const ACCOUNT = 'Your Telegram account';
const PICTURE = 'Your picture';
const SET = 'What you set in the bot or the wallet';
const DONE = 'What you did';
const POINTS = 'Points and weeks';
const SHARES = 'Shares of the weekly pool';
const FAUCET = 'Claims of the faucet';
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
const REMINDERS = PLAN;
const APPS = 'Apps that you register';
const KEYS = 'API keys';
const WEBHOOKS = 'Webhooks of your apps';
const CONSENTS = 'What you allow apps';
const APP_MESSAGES = 'What apps ask and tell you';
const TIPS = 'Tips';
const INVITES = 'Members whom you bring';
const ESCROWS = 'Escrows';

/**
 * For every column: the record on the page that describes it, or null if it contains nothing about a person. A new column fails
 * the test until somebody has decided and described it on the page.
 */
const COLUMNS: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  members: {
    id: ACCOUNT,
    telegram_id: ACCOUNT,
    username: ACCOUNT,
    first_name: ACCOUNT,
    last_name: ACCOUNT,
    photo_url: ACCOUNT,
    profile_link_url: ACCOUNT,
    created_at: ACCOUNT,
    twitter_handle: SET,
    twitter_handle_at: SET,
    twitter_verified: SET,
    primary_address: SET,
    primary_address_at: SET,
    staking_address: SET,
    staking_address_at: SET,
    role: STANDING,
    banned_at: STANDING,
    ban_reason: STANDING,
    ban_expires_at: STANDING,
    broadcasts_off: MESSAGES,
    unreachable_at: MESSAGES,
    hidden_at: ACCOUNT,
    refuses_tips: TIPS,
  },
  address_proofs: {
    id: null,
    member_id: SET,
    address: SET,
    text: SET,
    signature: SET,
    expires_at: null,
    proved_at: SET,
    held_until: SET,
    press_id: null,
    confirmed_at: SET,
  },
  member_pictures: {
    member_id: PICTURE,
    tried_at: PICTURE,
    fetched_at: PICTURE,
    media_type: PICTURE,
    bytes: PICTURE,
    tag: PICTURE,
  },
  past_bans: { member_id: STANDING, began_at: STANDING, ended_at: STANDING },
  member_totals: {
    member_id: POINTS,
    lifetime_points: POINTS,
    tipped: DONE,
    received: DONE,
    earned: SHARES,
    tip_count: DONE,
    received_count: DONE,
    names_at: ACCOUNT,
    links_at: ACCOUNT,
  },
  activity_events: {
    seq: null,
    id: DONE,
    type: DONE,
    at: DONE,
    recorded_at: DONE,
    member_id: DONE,
    counterpart_id: DONE,
    week: POINTS,
    amount: DONE,
    txid: DONE,
    data: DONE,
    unrewarded: POINTS,
  },
  point_entries: {
    id: null,
    event_seq: POINTS,
    member_id: POINTS,
    week: POINTS,
    at: POINTS,
    rule: POINTS,
    points: POINTS,
    week_points: POINTS,
    full_points: POINTS,
    cut: POINTS,
    corrects: POINTS,
    one_time: POINTS,
  },
  day_totals: { member_id: POINTS, day: POINTS, recurring_points: POINTS, rewarded_tips: POINTS },
  week_totals: { week: POINTS, member_id: POINTS, points: POINTS, transactions: POINTS },
  policies: {
    from_week: null,
    document: null,
    hash: null,
    set_at: null,
    set_by: AUDIT,
  },
  weeks: {
    week: null,
    frozen_at: null,
    distribution_at: null,
    pool: null,
    threshold: null,
    formula_version: null,
    active_members: null,
    eligible_members: null,
    total_points: null,
    eligible_points: null,
    distributed: null,
    policy_hash: null,
    highest_share: null,
    counted_points: null,
    carried_in: null,
    carried_out: null,
    txid: null,
    result_hash: null,
    settlement: null,
  },
  reopened_weeks: {
    id: null,
    week: null,
    frozen_at: null,
    distributed: null,
    result_hash: null,
    reopened_at: null,
    holds: SHARES,
    settlement: null,
  },
  shares: {
    week: SHARES,
    member_id: SHARES,
    points: SHARES,
    counted_points: SHARES,
    amount: SHARES,
    status: SHARES,
    txid: SHARES,
    payout_id: SHARES,
    hand_payment_id: SHARES,
    hold_reason: SHARES,
    joined_week: SHARES,
    paid_at: SHARES,
    rank: SHARES,
    account_created_at: SHARES,
  },
  payouts: {
    id: null,
    state: null,
    method: null,
    amount: null,
    fee: null,
    raw_tx: SHARES,
    txid: SHARES,
    inputs: null,
    exposed: null,
    attempts: null,
    confirmations: null,
    problem: null,
    created_at: null,
    called_at: null,
    sent_at: null,
    confirmed_at: null,
  },
  payout_outputs: { payout_id: SHARES, address: SHARES, amount: SHARES },
  payout_shares: {
    payout_id: SHARES,
    week: SHARES,
    member_id: SHARES,
    address: SHARES,
    amount: SHARES,
  },
  hand_payments: {
    id: SHARES,
    week: SHARES,
    amount: SHARES,
    txid: SHARES,
    note: SHARES,
    checked: SHARES,
    recorded_by: SHARES,
    recorded_at: SHARES,
    taken_back_by: SHARES,
    taken_back_at: SHARES,
    taken_back_why: SHARES,
  },
  hand_payment_shares: {
    hand_payment_id: SHARES,
    week: SHARES,
    member_id: SHARES,
    address: SHARES,
    amount: SHARES,
    status: SHARES,
  },
  faucet_payments: {
    id: null,
    member_id: FAUCET,
    address: FAUCET,
    state: FAUCET,
    method: null,
    amount: FAUCET,
    fee: null,
    raw_tx: FAUCET,
    txid: FAUCET,
    inputs: null,
    exposed: null,
    attempts: null,
    confirmations: null,
    problem: null,
    created_at: FAUCET,
    called_at: null,
    sent_at: FAUCET,
    confirmed_at: FAUCET,
    booked_at: null,
  },
  jobs: {
    name: null,
    started_at: null,
    ended_at: null,
    succeeded_at: null,
    failed_at: null,
    duration_ms: null,
    failures_in_row: null,
    error: null,
    outcome: null,
    claim: null,
    held_until: null,
    due_at: null,
  },
  payout_fence: {
    only_row: null,
    covered_from: null,
    checked_at: null,
    checked_block: null,
    raised_at: null,
    reason: null,
    old_host_may_run: null,
  },
  payout_outlook: { one: null, at: null, needed: null },
  secret_mark: { one: null, secret_id: null, sealed: null },
  unknown_payments: {
    txid: SHARES,
    sent_at: SHARES,
    units: SHARES,
    outputs: SHARES,
    raw_tx: SHARES,
    found_at: null,
    settled_as: null,
    settled_at: null,
  },
  alerts: {
    kind: null,
    about: null,
    is_on: null,
    since: null,
    is_told: null,
    begun_on: null,
    begun: null,
  },
  backups: {
    id: null,
    made_at: null,
    file: null,
    bytes: null,
    took_ms: null,
    engine: null,
    schema_version: null,
  },
  uptime_days: { day: null, part: null, up: null, degraded: null, down: null },
  fairness_weeks: {
    week: null,
    looked_at: null,
    points: null,
    transactions: null,
    tips: null,
    earners: null,
    new_earners: null,
    top_ten_part: null,
    gini: null,
    mutual_part: null,
  },
  fairness_signals: {
    id: null,
    week: FAIRNESS,
    kind: FAIRNESS,
    shape: FAIRNESS,
    members: FAIRNESS,
    hold_worthy: FAIRNESS,
    strength: FAIRNESS,
    points: FAIRNESS,
    points_by_member: FAIRNESS,
    units: FAIRNESS,
    tip_count: FAIRNESS,
    tips: FAIRNESS,
    figures: FAIRNESS,
    found_at: FAIRNESS,
    note: FAIRNESS,
    noted_by: FAIRNESS,
    noted_at: FAIRNESS,
  },
  share_objections: {
    id: null,
    week: FAIRNESS,
    member_id: FAIRNESS,
    by_member_id: FAIRNESS,
    reason: FAIRNESS,
    created_at: FAIRNESS,
    upheld: FAIRNESS,
    note: FAIRNESS,
    decided_by: FAIRNESS,
    decided_at: FAIRNESS,
    by_person_concerned: FAIRNESS,
  },
  fairness_usual: {
    kind: FAIRNESS,
    members: FAIRNESS,
    marked_by: FAIRNESS,
    marked_at: FAIRNESS,
  },
  submissions: {
    id: null,
    event_seq: CONTENT,
    member_id: CONTENT,
    content_type: CONTENT,
    url: CONTENT,
    title: CONTENT,
    description: CONTENT,
    status: CONTENT,
    points: CONTENT,
    admin_comments: CONTENT,
    evaluated_by: CONTENT,
    evaluated_at: CONTENT,
    submitted_at: CONTENT,
    version: null,
    link_key: CONTENT,
    search_text: CONTENT,
    taken_by: CONTENT,
    taken_until: CONTENT,
    award_entry_id: null,
    resubmits: CONTENT,
    hidden: ACCOUNT,
    public_text: CONTENT,
    creator_key: CONTENT,
    showcase_version: null,
  },
  showcase_state: { only_row: null, epoch: null, version: null },
  showcase_removed: { submission_id: null, version: null },
  audit_log: {
    id: null,
    at: AUDIT,
    actor: AUDIT,
    action: AUDIT,
    entity: AUDIT,
    entity_id: AUDIT,
    before: AUDIT,
    after: AUDIT,
    request_id: AUDIT,
  },
  sessions: {
    token_hash: SESSIONS,
    member_id: SESSIONS,
    created_at: SESSIONS,
    expires_at: SESSIONS,
    last_seen_at: SESSIONS,
    viewer_token_hash: SESSIONS,
    viewer_expires_at: SESSIONS,
    by_link: SESSIONS,
  },
  sign_in_links: { member_id: SESSIONS, token_hash: SESSIONS, expires_at: SESSIONS },
  used_sign_ins: { hash: SESSIONS, expires_at: SESSIONS },
  sign_in_requests: {
    id: QUESTIONS,
    telegram_id: QUESTIONS,
    ip_prefix: QUESTIONS,
    browser: QUESTIONS,
    match_code: QUESTIONS,
    status: QUESTIONS,
    asked: QUESTIONS,
    created_at: QUESTIONS,
    expires_at: QUESTIONS,
    ended_at: QUESTIONS,
  },
  sign_in_blocks: { telegram_id: QUESTIONS, ends_at: QUESTIONS },
  press_leases: { name: null, holder: null, ends_at: null, next_offset: null },
  settings: { key: null, value: null },
  broadcasts: {
    id: null,
    post_id: null,
    policy_week: null,
    html: MESSAGES,
    state: null,
    started_by: MESSAGES,
    created_at: MESSAGES,
    ended_at: null,
  },
  broadcast_recipients: {
    broadcast_id: MESSAGES,
    member_id: MESSAGES,
    status: MESSAGES,
    message_id: MESSAGES,
    claimed_at: MESSAGES,
  },
  broadcast_sender: { only_row: null, holder: null, held_until: null, busy_until: null },
  bot_updates: { bot_id: null, update_id: null, handled_at: null },
  bot_outbox: {
    id: null,
    chat_id: TOLD,
    topic_id: null,
    action: null,
    must: null,
    message_id: TOLD,
    said_id: null,
    content: TOLD,
    status: TOLD,
    attempts: null,
    created_at: TOLD,
    due_at: null,
    claimed_at: null,
    ended_at: TOLD,
    sent_id: TOLD,
  },
  bot_holds: { chat_id: null, until: null },
  bot_people: {
    telegram_id: MET,
    username: MET,
    first_name: MET,
    last_name: MET,
    known_at: MET,
    started_at: MET,
    tips_told_at: MET,
  },
  referral_codes: { member_id: INVITES, code: INVITES },
  referrals: { member_id: INVITES, by_member_id: INVITES, at: INVITES },
  bot_chats: {
    chat_id: null,
    title: null,
    joined_at: null,
    left_at: null,
    commands_off: null,
    least_tip: null,
    quiet: null,
    deletes_commands: null,
    topic_id: null,
  },
  bot_preferences: {
    member_id: TOLD,
    tip_notices: TOLD,
    review_notices: TOLD,
    payout_notices: TOLD,
  },
  bot_living: { about: null, said_id: null },
  bot_conversations: { telegram_id: TOLD, kind: TOLD, step: TOLD, data: TOLD, ends_at: TOLD },
  subscriptions: {
    member_id: PLAN,
    tier: PLAN,
    status: PLAN,
    period: PLAN,
    source: PLAN,
    anchor_at: PLAN,
    expires_at: PLAN,
    ends_at_expiry: PLAN,
    changed_at: null,
  },
  card_checkouts: {
    id: null,
    member_id: PAYMENTS,
    tier: PAYMENTS,
    period: PAYMENTS,
    amount_cents: PAYMENTS,
    currency: PAYMENTS,
    kind: PAYMENTS,
    status: PAYMENTS,
    session_id: PAYMENTS,
    url: PAYMENTS,
    subscription_id: PAYMENTS,
    created_at: PAYMENTS,
    expires_at: PAYMENTS,
    ended_at: PAYMENTS,
  },
  card_subscriptions: {
    id: PAYMENTS,
    member_id: PAYMENTS,
    customer_id: PAYMENTS,
    checkout_id: PAYMENTS,
    applied: null,
    linked_at: null,
    status: PAYMENTS,
    paid_until: PAYMENTS,
    checked_at: null,
    pay_url: PAYMENTS,
  },
  card_holds: {
    charge_id: PAYMENTS,
    subscription_id: PAYMENTS,
    reason: PAYMENTS,
    until_at: PAYMENTS,
    lifted: PAYMENTS,
    applied: null,
  },
  stripe_events: {
    id: null,
    type: null,
    taken_at: null,
  },
  coin_invoices: {
    id: null,
    member_id: PAYMENTS,
    tier: PAYMENTS,
    period: PAYMENTS,
    address: PAYMENTS,
    list_prices: null,
    price: PAYMENTS,
    credit: PAYMENTS,
    amount: PAYMENTS,
    status: PAYMENTS,
    exception: PAYMENTS,
    received: PAYMENTS,
    confirmations: PAYMENTS,
    created_at: PAYMENTS,
    watched_at: null,
    expires_at: PAYMENTS,
    bought_at: PAYMENTS,
    bought: PAYMENTS,
    base: PAYMENTS,
  },
  coin_payments: {
    txid: PAYMENTS,
    vout: PAYMENTS,
    invoice_id: PAYMENTS,
    units: PAYMENTS,
    confirmations: PAYMENTS,
    received_at: PAYMENTS,
    is_final: null,
    gone_since: PAYMENTS,
  },
  credit_entries: {
    id: null,
    member_id: PAYMENTS,
    units: PAYMENTS,
    reason: PAYMENTS,
    invoice_id: PAYMENTS,
    checkout_id: PAYMENTS,
    at: PAYMENTS,
  },
  plan_notices: {
    member_id: REMINDERS,
    kind: REMINDERS,
    about: REMINDERS,
    claimed_at: REMINDERS,
    outcome: REMINDERS,
  },
  plan_requests: {
    id: null,
    member_id: PLAN,
    tier: PLAN,
    months: PLAN,
    coin: PLAN,
    contact: PLAN,
    status: PLAN,
    created_at: PLAN,
    ended_at: PLAN,
    decided_by: PLAN,
    received: PLAN,
    reason: PLAN,
    begins_at: PLAN,
    expires_at: PLAN,
  },
  plan_usage: { member_id: PLAN, month_start: PLAN, api_requests: PLAN, webhooks: PLAN },
  apps: {
    id: null,
    member_id: APPS,
    name: APPS,
    developer: APPS,
    contact_email: APPS,
    application_type: APPS,
    description: APPS,
    webhook_url: APPS,
    callback_urls: APPS,
    permissions: APPS,
    status: APPS,
    created_at: APPS,
    approved_at: APPS,
    approved_by: APPS,
    removed_at: APPS,
    webhook_secret: APPS,
    webhook_secret_before: APPS,
    webhook_secret_before_until: APPS,
    version: null,
    returned_reason: APPS,
  },
  webhook_deliveries: {
    id: null,
    app_id: WEBHOOKS,
    event_id: WEBHOOKS,
    type: WEBHOOKS,
    body: WEBHOOKS,
    created_at: WEBHOOKS,
    status: WEBHOOKS,
    attempts: WEBHOOKS,
    next_at: WEBHOOKS,
    is_counted: null,
    lease: null,
    leased_until: null,
    last_at: WEBHOOKS,
    last_status: WEBHOOKS,
    last_error: WEBHOOKS,
    last_ms: WEBHOOKS,
  },
  api_keys: {
    id: null,
    member_id: KEYS,
    app_id: KEYS,
    name: KEYS,
    key_hash: KEYS,
    sealed_key: KEYS,
    secret_id: null,
    shown_start: KEYS,
    shown_end: KEYS,
    permissions: KEYS,
    is_active: KEYS,
    rate_limit: KEYS,
    created_at: KEYS,
    expires_at: KEYS,
    retires_at: KEYS,
    rotated_from: KEYS,
    deleted_at: KEYS,
    last_used_at: KEYS,
    last_used_from: KEYS,
    last_refused_at: KEYS,
  },
  api_key_minutes: { key_id: KEYS, minute: KEYS, requests: KEYS },
  api_key_days: { key_id: KEYS, day: KEYS, requests: KEYS },
  idempotency_keys: {
    id: null,
    member_id: KEYS,
    app_id: KEYS,
    key: KEYS,
    request_hash: KEYS,
    status: KEYS,
    response: KEYS,
    created_at: KEYS,
    leased_until: null,
  },
  app_consents: {
    app_id: CONSENTS,
    member_id: CONSENTS,
    permission: CONSENTS,
    granted_at: CONSENTS,
    revoked_at: CONSENTS,
  },
  consent_questions: {
    id: null,
    seq: null,
    app_id: CONSENTS,
    telegram_id: CONSENTS,
    permissions: CONSENTS,
    asked: CONSENTS,
    status: CONSENTS,
    call_id: null,
    created_at: CONSENTS,
    expires_at: CONSENTS,
    answered_at: CONSENTS,
  },
  app_blocks: { app_id: CONSENTS, member_id: CONSENTS, blocked_at: CONSENTS },
  app_messages: {
    id: null,
    app_id: APP_MESSAGES,
    owner_id: APP_MESSAGES,
    member_id: APP_MESSAGES,
    kind: APP_MESSAGES,
    call_id: null,
    html: APP_MESSAGES,
    buttons: null,
    status: APP_MESSAGES,
    created_at: APP_MESSAGES,
    due_at: null,
    claimed_at: null,
    ended_at: APP_MESSAGES,
  },
  payment_requests: {
    id: null,
    app_id: APP_MESSAGES,
    owner_id: APP_MESSAGES,
    member_id: APP_MESSAGES,
    press_id: null,
    call_id: null,
    amount: APP_MESSAGES,
    due: APP_MESSAGES,
    confirmations_needed: null,
    address: APP_MESSAGES,
    memo: APP_MESSAGES,
    state: APP_MESSAGES,
    payment: APP_MESSAGES,
    late: APP_MESSAGES,
    txid: APP_MESSAGES,
    vout: APP_MESSAGES,
    confirmations: APP_MESSAGES,
    created_at: APP_MESSAGES,
    expires_at: APP_MESSAGES,
    watched_until: null,
    paid_at: APP_MESSAGES,
  },
  tips: {
    id: null,
    public_id: null,
    update_key: null,
    payer_id: TIPS,
    payee_id: TIPS,
    payee_telegram_id: TIPS,
    units: TIPS,
    dollars: TIPS,
    seen_at: TIPS,
    note: TIPS,
    chat_id: TIPS,
    topic_id: TIPS,
    post_id: TIPS,
    state: TIPS,
    address: TIPS,
    due: TIPS,
    payment: TIPS,
    txid: TIPS,
    vout: TIPS,
    confirmations: TIPS,
    bookings: null,
    booked_txid: TIPS,
    lost_height: null,
    created_at: TIPS,
    opened_at: TIPS,
    expires_at: TIPS,
    watched_until: null,
    is_watched: null,
    looked_at: null,
    paid_address: TIPS,
  },
  tip_questions: {
    id: null,
    public_id: null,
    txid: TIPS,
    vout: TIPS,
    address: TIPS,
    units: TIPS,
    looked_at: TIPS,
    tries: null,
    block_height: TIPS,
    from_addresses: TIPS,
    tip_id: TIPS,
    asked_at: TIPS,
    is_it: TIPS,
  },
  wallet_payments: {
    txid: TIPS,
    payer_id: TIPS,
    tip_id: TIPS,
    address: TIPS,
    from_addresses: TIPS,
    units: TIPS,
    fee: TIPS,
    raw_tx: TIPS,
    state: TIPS,
    reason: TIPS,
    confirmations: TIPS,
    seen_txid: TIPS,
    booked_txid: TIPS,
    created_at: TIPS,
    id: null,
    bookings: null,
    lost_height: null,
    looked_at: null,
  },
  week_marks: { at: null, week: null, eligible_points: null, pool: null },
  expected_payments: {
    kind: TIPS,
    of_id: TIPS,
    payer_id: TIPS,
    address: TIPS,
    units: TIPS,
    unmarked_units: TIPS,
    opened_at: TIPS,
    id: null,
    script: null,
    match: null,
    opened_height: null,
    watched_until: null,
    is_current: null,
    is_watched: null,
    is_followed: null,
    is_touched: null,
  },
  chain_state: {
    one: null,
    source_height: null,
    current_at: null,
    mempool: null,
    mempool_reading: null,
    halted: null,
  },
  chain_blocks: { height: null, hash: null, time: null, txids: null },
  undone_transactions: { txid: null, height: null },
  // From the chain, which is public: deleted a month after the search for the payment ended. The search for an invoice lasts ten
  // years, and for an agreed escrow until it has ended: both can be paid late.
  chain_outputs: {
    txid: null,
    vout: null,
    expected_id: null,
    units: null,
    height: null,
    block_time: null,
    came_after: null,
    from_addresses: null,
    made_by: null,
    by_site: null,
  },
  // The site's own are deleted a thousand blocks after they were spent.
  watched_coins: { coin: null, kind: null, of_id: null },
  chain_spends: { coin: null, kind: null, of_id: null, txid: null, height: null, outputs: null },
  mempool_transactions: {
    txid: null,
    inputs: null,
    first_seen_at: null,
    first_seen_height: null,
    came_after: null,
    is_own: null,
  },
  mempool_outputs: { txid: null, vout: null, script: null, units: null },
  tip_notices: { id: null, tip_id: null, kind: null, txid: null, address: null, at: null },
  used_outputs: { txid: null, vout: null, kind: null, of_id: null },
  escrows: {
    id: null,
    app_id: ESCROWS,
    owner_id: ESCROWS,
    call_id: null,
    buyer_id: ESCROWS,
    seller_id: ESCROWS,
    buyer_press: null,
    seller_press: null,
    amount: ESCROWS,
    fee_reserve: null,
    description: ESCROWS,
    buyer_key: ESCROWS,
    seller_key: ESCROWS,
    refund_address: ESCROWS,
    payout_address: ESCROWS,
    operator_key: null,
    address: ESCROWS,
    redeem_script: ESCROWS,
    state: ESCROWS,
    buyer_confirmed_at: ESCROWS,
    seller_confirmed_at: ESCROWS,
    fund_asked_at: ESCROWS,
    funded: ESCROWS,
    dispute: ESCROWS,
    decision: ESCROWS,
    psbt: ESCROWS,
    signatures: ESCROWS,
    raw_tx: ESCROWS,
    txid: ESCROWS,
    signed_at: ESCROWS,
    created_at: ESCROWS,
    confirm_by: ESCROWS,
    fund_by: null,
    looked_at: null,
  },
};

/** The page's name for each field of a member that everybody can read; null: follows from others. */
const PUBLIC_FIELDS: Readonly<Record<keyof typeof LeaderboardEntry.properties, string | null>> = {
  userId: 'member number',
  rank: 'place',
  displayName: 'first and last name or username',
  displayType: null,
  username: 'username',
  profileLinkUrl: 'profile link',
  isAdmin: 'an administrator',
  pirateRank: 'pirate rank',
  twitterVerified: 'whether it was verified',
  twitterHandle: 'Twitter/X handle',
  totalLifetimePoints: 'lifetime points',
  weeklyActivityPoints: 'the running week',
  countedPoints: 'how many of them count for the pool',
  totalLifetimeEarnings: 'lifetime rewards',
  totalLifetimeEarningsUSD: null,
  totalTipped: 'tips sent',
  totalTippedUSD: null,
  totalReceived: 'received',
  totalReceivedUSD: null,
  tipCount: 'numbers of tips sent',
  receivedCount: 'received',
  accountCreatedAt: 'when the account began',
  accountAgeDays: null,
  isEligible: 'whether they are enough for a share',
  pointsNeeded: 'how many are missing',
  minActivityThreshold: null,
};

describe('the privacy page', () => {
  let database: TestDatabase;
  let test: TestApp;
  /** The text that a reader of the page sees. */
  let text: string;
  /** The titles of the records. */
  let titles: string[];
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, { siteFolder: BUILT_SITE });
    const { body } = await test.get('/privacy');
    const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
    titles = [...main.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title]) => String(title));
    text = main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('covers every column of the database', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name not like '%migration%'`.execute(database.db);
    expect(rows.length).toBeGreaterThan(80);
    const untold = rows.filter(({ table, column }) => {
      const record = COLUMNS[table]?.[column];
      return record === undefined || (record !== null && !titles.includes(record));
    });
    expect(untold).toEqual([]);
  });

  it('has decided of every personal column whether erasing a member empties it, and if not, why', () => {
    const undecided = Object.entries(COLUMNS).flatMap(([table, columns]) =>
      Object.keys(columns)
        .filter((column) => columns[column] !== null)
        .filter((column) => {
          const fate = FATES[table];
          if (!fate || fate.goes) return !fate;
          const kept = Object.values(fate.kept).flatMap((names) => names.split(' '));
          return column in fate.emptied === kept.includes(column);
        })
        .map((column) => `${table}.${column}`),
    );
    expect(undecided).toEqual([]);
  });

  it('covers every public field', () => {
    expect(Object.keys(PUBLIC_FIELDS)).toEqual(Object.keys(LeaderboardEntry.properties));
    const told = text.slice(text.indexOf('What everybody sees'));
    for (const [field, words] of Object.entries(PUBLIC_FIELDS)) {
      if (words !== null) expect([field, told]).toEqual([field, expect.stringContaining(words)]);
    }
  });

  it('is right that ids, addresses, photos and single tips are not public', async () => {
    const address = 'JPrimaryAddress0123456789';
    await test.ingest(
      eventOf('primary_address_set', '987654321', { address, firstName: 'Anne' }),
      eventOf('profile_changed', '987654321', { photoUrl: 'https://photos.example/anne.jpg' }),
      tipOf('987654321', '123456789', '7.25', { txid: 'ab'.repeat(32) }),
    );
    const answers = await Promise.all(
      ['leaderboard', 'stats', 'weekly-rewards/distribution-history'].map((path) =>
        test.get(`/api/${path}`),
      ),
    );
    const bodies = answers.map((answer) => answer.body).join('\n');
    expect(bodies).toContain('Anne');
    for (const secret of ['987654321', '123456789', address, 'photos.example', 'abab']) {
      expect(bodies).not.toContain(secret);
    }
  });

  it('is right about what a request leaves in the log', async () => {
    test.logs.length = 0;
    const search = '/api/leaderboard?search=captain';
    const headers = { cookie: 'deck=a-token', authorization: 'Bearer a-bearer' };
    await test.get(search, { headers });
    const lines = test.logs.map((line) => JSON.parse(line));
    const keys = new Set(
      lines.flatMap((line) => Object.keys({ ...line, ...line.req, ...line.res })),
    );
    // Besides pino's own level, pid, hostname and message.
    const told = ['time', 'method', 'url', 'host', 'remoteAddress', 'remotePort', 'statusCode'];
    const own = ['level', 'pid', 'hostname', 'msg', 'req', 'res', 'reqId', 'responseTime'];
    expect([...keys].filter((key) => ![...told, ...own].includes(key))).toEqual([]);
    expect(test.logs.join('')).toContain('/api/leaderboard');
    expect(test.logs.join('')).not.toMatch(/captain|a-token|a-bearer/);
  });

  it('is right that a person can be erased, and the ledger cannot', async () => {
    await test.ingest(
      eventOf('gm', '555', { username: 'leaver', firstName: 'Lee' }),
      eventOf('twitter_set', '555', { twitterHandle: 'leaver_x' }),
      eventOf('primary_address_set', '555', { address: 'JLeaverAddress0123456789' }),
      eventOf('content_submitted', '555', { contentType: 'twitter_post', url: 'https://x.com/1' }),
    );
    const { rows } = await sql<{ id: bigint }>`
      select id from members where telegram_id = 555`.execute(database.db);
    const memberId = rows[0]?.id ?? 0n;
    const token = await createSession(database.db, { memberId, nowMs: test.clock.nowMs });

    const owner = { actor: { memberId, telegramId: '555', signedInAtMs: 0 }, nowMs: NOW_MS };
    await createApiKey(
      database.db,
      { ...owner, secrets: TEST_SECRETS },
      { name: 'leaver', permissions: ['read_balance'], expiresAtMs: null, appId: null },
    );

    await sql`
      with app as (
        insert into apps (member_id, name, developer, contact_email, application_type, description,
          callback_urls, permissions, created_at)
        values (${memberId}, 'App', 'Dev', 'a@b.example', 'other', 'An app', '[]', '[]', now()) returning id)
      insert into consent_questions (id, app_id, telegram_id, permissions, asked, call_id, created_at, expires_at)
      select 'question', id, 555, '["read_balance"]', true, 'call', now(), now() from app`.execute(
      database.db,
    );

    await sql`
      insert into plan_requests (member_id, tier, months, coin, contact, created_at)
      values (${memberId}, 'pro', 1, 'BTC', 'leaver@mail.example', now())`.execute(database.db);

    await sql`
      insert into member_pictures (member_id, tried_at, fetched_at, media_type, bytes, tag)
      values (${memberId}, now(), now(), 'image/png', '\\x89504e47', '0123456789abcdef')`.execute(
      database.db,
    );

    // Another member's app stores copies of the API's answers about this member and about others.
    await test.ingest(eventOf('gm', '556', {}));
    const { rows: apps } = await sql<{ id: bigint }>`
      insert into apps (member_id, name, developer, contact_email, application_type, description,
        callback_urls, permissions, created_at, webhook_url, webhook_secret)
      select id, 'Theirs', 'Dev', 'c@d.example', 'other', 'An app', '[]', '[]', now(), 'https://d.example', 'sealed'
      from members where telegram_id = 556 returning id`.execute(database.db);
    for (const data of [
      { member: '555', memo: 'rent of the leaver', address: 'JLeaverAddress0123456789' },
      { buyer: '556', seller: '555', description: 'a boat of the leaver' },
      { member: '556', memo: 'says "member":"555"' },
    ]) {
      const event = { appId: apps[0]?.id ?? 0n, type: 'payment_request.paid', data } as const;
      await queueWebhook(database.db, { ...event, nowMs: NOW_MS });
      await sql`
        insert into idempotency_keys (id, member_id, app_id, key, request_hash, status, response, created_at, leased_until)
        select gen_random_uuid(), id, ${apps[0]?.id ?? 0n}, gen_random_uuid()::text, '', 200,
          ${JSON.stringify(data)}, now(), now()
        from members where telegram_id = 556`.execute(database.db);
    }

    const held = await exportMember(database.db, { telegramId: '555', nowMs: NOW_MS });
    const copies = [held.tables.webhook_deliveries, held.tables.idempotency_keys];
    expect(copies.map((rows) => rows?.length)).toEqual([2, 2]);
    const text = JSON.stringify(held);
    for (const each of ['leaver', 'Lee', 'leaver_x', 'JLeaverAddress', 'x.com/1', 'leaver@mail']) {
      expect(text).toContain(each);
    }
    expect(text).not.toContain('token_hash');
    const plan = () => planErasure(database.db, { telegramId: '555' });
    expect((await plan()).obstacles).toEqual([
      'Have the registered apps removed in My Apps first.',
    ]);
    await expect(
      eraseMember(database.db, { telegramId: '555', nowMs: test.clock.nowMs }),
    ).rejects.toThrow('Have the registered apps removed');
    await sql`update apps set removed_at = now() where member_id = ${memberId}`.execute(
      database.db,
    );
    expect((await plan()).tables).toContainEqual(
      expect.objectContaining({ table: 'sessions', rows: 1, goes: true }),
    );
    await eraseMember(database.db, { telegramId: '555', nowMs: test.clock.nowMs });
    await expect(plan()).rejects.toThrow('There is no member 555.');
    const { rows: kept } = await sql<{ text: string }>`
      select body as text from webhook_deliveries
      union all select response from idempotency_keys`.execute(database.db);
    expect(kept.map((row) => /leaver/.test(row.text))).toEqual([false, false]);

    const left = await sql<{ text: string }>`
      select row_to_json(m)::text as text from members m where id = ${memberId}
      union all select row_to_json(s)::text from submissions s where member_id = ${memberId}
      union all select row_to_json(s)::text from sessions s where member_id = ${memberId}
      union all select tag from member_pictures where member_id = ${memberId}
      union all select id from consent_questions where telegram_id = 555
      union all select data::text from activity_events where member_id = ${memberId} and data is not null
      union all select 'app' from apps where member_id = ${memberId} and contact_email = 'a@b.example'
      union all select contact from plan_requests where member_id = ${memberId} and contact is not null
      union all select name || k.sealed_key from api_keys k
        where member_id = ${memberId} and (deleted_at is null or name <> 'gone' or sealed_key is not null)`.execute(
      database.db,
    );
    expect(left.rows).toHaveLength(1);
    expect(left.rows[0]?.text).not.toMatch(/leaver|lee|"telegram_id":555\b|x\.com/i);
    const headers = { cookie: `deck=${token}` };
    expect((await test.get('/api/session', { headers })).json()).toMatchObject({ viewer: null });
    const board = await test.get('/api/leaderboard?search=anonymous');
    expect(board.json().leaderboard).toContainEqual(
      expect.objectContaining({
        userId: String(memberId),
        displayName: 'Anonymous User',
        twitterHandle: null,
        totalLifetimePoints: 8,
      }),
    );
    expect(await checkLedger(database.db)).toEqual([]);

    // A member who returns starts anew, and the ledger refuses changes.
    await test.ingest(eventOf('gm', '555', { firstName: 'Lee' }));
    expect((await test.bot('GET', '/members/555')).json().totalLifetimePoints).toBe(2);
    for (const change of [
      'delete from activity_events',
      'update activity_events set amount = 1, data = null',
      `update activity_events set data = '{}'`,
      'update point_entries set points = 0',
    ]) {
      await expect(sql.raw(change).execute(database.db)).rejects.toThrow('append-only');
    }
  });

  it('has the session cookie’s names and times', () => {
    expect(text).toContain(` ${SESSION_COOKIE} `);
    expect(text).toContain(` ${SESSION_COOKIE.replace('__Host-', '')} `);
    expect(text).toContain(`after ${SESSION_MAX_AGE_MS / HOUR_MS} hours`);
    expect(text).toContain(' vite-ui-theme ');
  });
});
