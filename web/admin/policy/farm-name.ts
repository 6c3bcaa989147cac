import { m } from '#web/messages.ts';

/** By the English names that the API sends. */
const NAMES: Readonly<Record<string, () => string>> = {
  '8 new accounts that tip each other': () => m.portal_policy_farm_circle(),
  '10 new accounts that tip popular members 0.003': () => m.portal_policy_farm_popular(),
  '30 new accounts every week, each with one tip of 0.01': () => m.portal_policy_farm_throwaway(),
  '8 new accounts, backed by one bought member': () => m.portal_policy_farm_one_bought(),
  '8 new accounts, backed by three bought members': () => m.portal_policy_farm_three_bought(),
};

/** The name of a replay's farm in the language of the page; that of a newer server as it is. */
export function farmName(name: string): string {
  return NAMES[name]?.() ?? name;
}
