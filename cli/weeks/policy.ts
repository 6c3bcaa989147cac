import { policyAnnouncement } from '#rules/policies/announcement.ts';
import {
  describePolicy,
  type PolicyTerms,
  policyDifferences,
  settingsTerms,
  termsBefore,
} from '#rules/policies/describe.ts';
import { BACKED, CLASSIC, type Policy } from '#rules/policies/policy.ts';
import { policyTextsOf } from '#rules/policies/texts.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import {
  earliestWeek,
  exampleOf,
  hashOfPolicy,
  readPolicies,
  requireWalletFor,
  setPolicy,
  withdrawPolicy,
} from '#server/services/policies/policies.ts';
import type { CommandContext } from '../command.ts';
import { readPolicyFile } from './policy-file.ts';

export async function run(context: CommandContext<'policy'>): Promise<number> {
  const { config, words, options, open } = context;
  const [verb, what = ''] = words;
  switch (verb) {
    case undefined:
      return show((await open()).db, config, options.json === true);
    case 'example':
      print(exampleOf(what === 'backed' ? BACKED : CLASSIC, config));
      return 0;
    case 'set':
      return set(context, readPolicyFile(what));
    default: {
      const { db } = await open();
      await withdrawPolicy(db, { fromWeek: what, nowMs: Date.now(), actor: OPERATOR });
      console.log(`The policy from the week of ${what} on is withdrawn.`);
      return 0;
    }
  }
}

async function show(db: Db, config: Config, isJson: boolean): Promise<number> {
  const policies = await readPolicies(db);
  if (isJson) {
    print(policies.map(({ fromWeek, hash, policy }) => ({ fromWeek, hash, policy })));
    return 0;
  }
  const { english } = await readTexts();
  for (const { fromWeek, hash, policy } of policies) {
    console.log(`From the week of ${fromWeek}: ${policy.name}, ${hash}`);
    printList(describePolicy(policy, config.coin.code, english));
    print(policy);
  }
  console.log(
    policies.length === 0
      ? 'No policy is set. The settings hold:'
      : 'In weeks before these the settings hold:',
  );
  printList(describePolicy(termsOfSettings(config), config.coin.code, english));
  return 0;
}

async function set(context: CommandContext<'policy'>, policy: Policy): Promise<number> {
  const { open, options, config } = context;
  requireWalletFor(policy, config.walletUrl);
  const { db } = await open();
  const nowMs = Date.now();
  const fromWeek = options.from ?? (await earliestWeek(db, nowMs));
  const { m, english } = await readTexts();
  const before = termsBefore(fromWeek, await readPolicies(db), termsOfSettings(config));
  if (options['dry-run']) {
    console.log(
      `${policy.name} (${hashOfPolicy(policy)}) would be in force from the week of ${fromWeek} on. Nothing was changed.`,
    );
    printList(policyDifferences(before, policy, config.coin.code, english));
    return 0;
  }
  const { hash } = await setPolicy(db, { policy, fromWeek, nowMs, actor: OPERATOR });
  console.log(`${policy.name} (${hash}) is in force from the week of ${fromWeek} on.`);
  const url = `${config.publicUrl}/weeks/rules#${fromWeek}`;
  const news = { fromWeek, before, policy, url };
  console.log(`\nFor your members:\n\n${policyAnnouncement(news, config.coin.code, 'en', m).text}`);
  return 0;
}

// Loaded only here: these are all texts of the site.
async function readTexts() {
  const { siteMessagesIn } = await import('#rules/messages/site-messages.ts');
  const m = siteMessagesIn('en');
  return { m, english: policyTextsOf('en', m) };
}

function termsOfSettings(config: Config): PolicyTerms {
  return settingsTerms(exampleOf(CLASSIC, config));
}

function printList(sentences: readonly string[]): void {
  for (const sentence of sentences) console.log(`  - ${sentence}`);
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}
