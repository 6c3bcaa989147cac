import { findActivity } from './activities.ts';
import { findFamily } from './event-types.ts';

/** The name of a ledger rule for display: 'First tip', 'First tip, again', 'Treasure hunt: chest', 'Referral: joined'. */
export function ruleName(rule: string): string {
  const [, id = rule, change] = /^(.+)_(undone|again)$/.exec(rule) ?? [];
  const name = findActivity(id)?.name;
  if (name !== undefined) return name + (change === undefined ? '' : CHANGES[change]);
  const family = findFamily(rule);
  const words = rule.slice(family?.prefix.length ?? 0).replaceAll('_', ' ');
  return family ? `${family.name}: ${words}` : words;
}

const CHANGES: Readonly<Record<string, string>> = { undone: ' taken back', again: ', again' };
