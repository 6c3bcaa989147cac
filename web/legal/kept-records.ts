import { m } from '#web/messages.ts';

/** One kind of record that is kept about people. */
export type KeptRecord = {
  title: string;
  what: string;
  purpose: string;
  kept: string;
  seenBy: string;
};

/** All records about people in the database and the log; the test maps columns to their English titles. */
export function keptRecords(): readonly KeptRecord[] {
  return [
    {
      title: m.legal_account(),
      what: m.legal_account_what(),
      purpose: m.legal_account_purpose(),
      kept: m.legal_account_kept(),
      seenBy: m.legal_account_seen(),
    },
    {
      title: m.legal_picture(),
      what: m.legal_picture_what(),
      purpose: m.legal_picture_purpose(),
      kept: m.legal_picture_kept(),
      seenBy: m.legal_picture_seen(),
    },
    {
      title: m.legal_set(),
      what: m.legal_set_what(),
      purpose: m.legal_set_purpose(),
      kept: m.legal_set_kept(),
      seenBy: m.legal_set_seen(),
    },
    {
      title: m.legal_did(),
      what: m.legal_did_what(),
      purpose: m.legal_did_purpose(),
      kept: m.legal_for_good(),
      seenBy: m.legal_did_seen(),
    },
    {
      title: m.legal_points(),
      what: m.legal_points_what(),
      purpose: m.legal_points_purpose(),
      kept: m.legal_points_kept(),
      seenBy: m.legal_points_seen(),
    },
    {
      title: m.legal_shares(),
      what: m.legal_shares_what(),
      purpose: m.legal_shares_purpose(),
      kept: m.legal_for_good_on_chain(),
      seenBy: m.legal_shares_seen(),
    },
    {
      title: m.legal_faucet(),
      what: m.legal_faucet_what(),
      purpose: m.legal_faucet_purpose(),
      kept: m.legal_for_good_on_chain(),
      seenBy: m.legal_faucet_seen(),
    },
    {
      title: m.legal_hunts(),
      what: m.legal_hunts_what(),
      purpose: m.legal_hunts_purpose(),
      kept: m.legal_hunts_kept(),
      seenBy: m.legal_hunts_seen(),
    },
    {
      title: m.legal_signals(),
      what: m.legal_signals_what(),
      purpose: m.legal_signals_purpose(),
      kept: m.legal_signals_kept(),
      seenBy: m.legal_signals_seen(),
    },
    {
      title: m.legal_content(),
      what: m.legal_content_what(),
      purpose: m.legal_content_purpose(),
      kept: m.legal_content_kept(),
      seenBy: m.legal_content_seen(),
    },
    {
      title: m.legal_role(),
      what: m.legal_role_what(),
      purpose: m.legal_role_purpose(),
      kept: m.legal_role_kept(),
      seenBy: m.legal_role_seen(),
    },
    {
      title: m.legal_broadcasts(),
      what: m.legal_broadcasts_what(),
      purpose: m.legal_broadcasts_purpose(),
      kept: m.legal_broadcasts_kept(),
      seenBy: m.legal_broadcasts_seen(),
    },
    {
      title: m.legal_met(),
      what: m.legal_met_what(),
      purpose: m.legal_met_purpose(),
      kept: m.legal_met_kept(),
      seenBy: m.legal_seen_operator(),
    },
    {
      title: m.legal_brought(),
      what: m.legal_brought_what(),
      purpose: m.legal_brought_purpose(),
      kept: m.legal_while_site(),
      seenBy: m.legal_brought_seen(),
    },
    {
      title: m.legal_notices(),
      what: m.legal_notices_what(),
      purpose: m.legal_notices_purpose(),
      kept: m.legal_notices_kept(),
      seenBy: m.legal_notices_seen(),
    },
    {
      title: m.legal_plan(),
      what: m.legal_plan_what(),
      purpose: m.legal_plan_purpose(),
      kept: m.legal_plan_kept(),
      seenBy: m.legal_plan_seen(),
    },
    {
      title: m.legal_payments(),
      what: m.legal_payments_what(),
      purpose: m.legal_payments_purpose(),
      kept: m.legal_payments_kept(),
      seenBy: m.legal_payments_seen(),
    },
    {
      title: m.legal_apps(),
      what: m.legal_apps_what(),
      purpose: m.legal_apps_purpose(),
      kept: m.legal_while_site(),
      seenBy: m.legal_apps_seen(),
    },
    {
      title: m.legal_keys(),
      what: m.legal_keys_what(),
      purpose: m.legal_keys_purpose(),
      kept: m.legal_keys_kept(),
      seenBy: m.legal_keys_seen(),
    },
    {
      title: m.legal_webhooks(),
      what: m.legal_webhooks_what(),
      purpose: m.legal_webhooks_purpose(),
      kept: m.legal_webhooks_kept(),
      seenBy: m.legal_webhooks_seen(),
    },
    {
      title: m.legal_allowed(),
      what: m.legal_allowed_what(),
      purpose: m.legal_allowed_purpose(),
      kept: m.legal_allowed_kept(),
      seenBy: m.legal_allowed_seen(),
    },
    {
      title: m.legal_asked(),
      what: m.legal_asked_what(),
      purpose: m.legal_asked_purpose(),
      kept: m.legal_asked_kept(),
      seenBy: m.legal_asked_seen(),
    },
    {
      title: m.legal_tips(),
      what: m.legal_tips_what(),
      purpose: m.legal_tips_purpose(),
      kept: m.legal_tips_kept(),
      seenBy: m.legal_tips_seen(),
    },
    {
      title: m.legal_escrows(),
      what: m.legal_escrows_what(),
      purpose: m.legal_escrows_purpose(),
      kept: m.legal_escrows_kept(),
      seenBy: m.legal_escrows_seen(),
    },
    {
      title: m.legal_audit(),
      what: m.legal_audit_what(),
      purpose: m.legal_audit_purpose(),
      kept: m.legal_for_good(),
      seenBy: m.legal_audit_seen(),
    },
    {
      title: m.legal_sessions(),
      what: m.legal_sessions_what(),
      purpose: m.legal_sessions_purpose(),
      kept: m.legal_sessions_kept(),
      seenBy: m.legal_seen_operator(),
    },
    {
      title: m.legal_logins(),
      what: m.legal_logins_what(),
      purpose: m.legal_logins_purpose(),
      kept: m.legal_logins_kept(),
      seenBy: m.legal_logins_seen(),
    },
    {
      title: m.legal_log(),
      what: m.legal_log_what(),
      purpose: m.legal_log_purpose(),
      kept: m.legal_log_kept(),
      seenBy: m.legal_log_seen(),
    },
  ];
}
