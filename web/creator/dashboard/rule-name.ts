const NAMES: Readonly<Record<string, string>> = {
  account_created: 'Account created',
  primary_address_set: 'Primary address set',
  staking_address_set: 'Staking address set',
  twitter_set: 'Twitter/X set',
  first_tip: 'First tip',
  first_send: 'First send',
  gm: '/gm',
  faucet: '/faucet',
  tip: 'Tip',
  tip_undone: 'Tip taken back',
  first_tip_undone: 'First tip taken back',
  first_tip_again: 'First tip, again',
  send_undone: 'Send taken back',
  first_send_undone: 'First send taken back',
  first_send_again: 'First send, again',
  send: 'Send',
  content_submission: 'Content',
};

/** The name of a ledger rule for display: 'First tip', 'Treasure hunt: chest', 'Referral: joined'. */
export function ruleName(rule: string): string {
  if (Object.hasOwn(NAMES, rule)) return NAMES[rule] ?? rule;
  const [, family, rest = ''] = /^(booty_hunt|referral)_(.+)$/.exec(rule) ?? [];
  const words = rest.replaceAll('_', ' ');
  if (family === 'booty_hunt') return `Treasure hunt: ${words}`;
  return family === 'referral' ? `Referral: ${words}` : rule.replaceAll('_', ' ');
}
