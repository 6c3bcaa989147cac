import type { PointsSystem } from '#contract/site/points-system.ts';
import { type JobName, jobTitle } from '#rules/jobs.ts';
import type { ActivityId } from '#rules/points/activities.ts';
import { language, m } from '#web/messages.ts';
import { contentTypeName } from '#web/ui/text/content-type-name.ts';

/**
 * The page's own names of what has an id. English pages show the rules' or the server's text, as for an id that the page does not
 * know, so that they carry no second copy.
 */

const JOBS: Readonly<Record<JobName, () => string>> = {
  'weekly-snapshot': () => m.monitor_job_snapshot(),
  'weekly-distribution': () => m.monitor_job_distribution(),
  faucet: () => m.creator_paid_faucet(),
  broadcast: () => m.monitor_job_broadcast(),
  invoices: () => m.monitor_job_invoices(),
  'plan-notices': () => m.monitor_job_plan_notices(),
  webhooks: () => m.monitor_job_webhooks(),
  'app-messages': () => m.monitor_job_app_messages(),
  chain: () => m.monitor_job_chain(),
  hunts: () => m.shell_treasure_hunts(),
  'payment-requests': () => m.monitor_job_payment_requests(),
  tips: () => m.monitor_job_tips(),
  escrows: () => m.monitor_job_escrows(),
  price: () => m.monitor_job_price(),
  fairness: () => m.weeks_fairness(),
  log: () => m.monitor_job_log(),
  uptime: () => m.monitor_job_uptime(),
  alerts: () => m.monitor_job_alerts(),
  backup: () => m.monitor_job_backup(),
  'clean-up': () => m.monitor_job_clean_up(),
};

const RULES: Readonly<Record<string, () => string>> = {
  gm: () => m.guide_rule_gm(),
  faucet: () => m.guide_rule_faucet(),
  tip: () => m.guide_rule_tip(),
  send: () => m.guide_rule_send(),
} satisfies Partial<Record<ActivityId, () => string>>;

/** The activities that have a name, and a deed that earns nothing itself; the others are commands. */
const ACTIVITIES: Readonly<
  Record<Exclude<ActivityId, 'gm' | 'faucet'> | 'content_submitted', () => string>
> = {
  account_created: () => m.creator_rule_account_created(),
  primary_address_set: () => m.creator_rule_primary_address_set(),
  staking_address_set: () => m.creator_rule_staking_address_set(),
  twitter_set: () => m.creator_rule_twitter_set(),
  first_tip: () => m.creator_rule_first_tip(),
  first_send: () => m.creator_rule_first_send(),
  tip: () => m.creator_rule_tip(),
  send: () => m.creator_rule_send(),
  content_submission: () => m.creator_rule_content_submission(),
  content_submitted: () => m.monitor_content_submitted(),
};

export function jobName(name: string): string {
  return (language !== 'en' && nameIn(JOBS, name)) || jobTitle(name);
}

/** The line of a rule in the points panel, which lists daily activities and transactions. */
export function ruleName({ action, description }: PointsSystem['rules'][number]): string {
  return (language !== 'en' && nameIn(RULES, action)) || description;
}

export function contentName({ id, displayName }: PointsSystem['contentTypes'][number]): string {
  return language === 'en' ? displayName : contentTypeName(id);
}

/** The name of an activity, also of one that was undone or counted again; null in English or if it has none of its own. */
export function activityName(rule: string): string | null {
  if (language === 'en') return null;
  const [, id = rule, change] = /^(.+)_(undone|again)$/.exec(rule) ?? [];
  const name = nameIn(ACTIVITIES, id);
  if (name === null || change === undefined) return name;
  return change === 'undone' ? m.creator_rule_undone({ name }) : m.creator_rule_again({ name });
}

function nameIn(names: Readonly<Record<string, () => string>>, id: string): string | null {
  return Object.hasOwn(names, id) ? (names[id]?.() ?? null) : null;
}
