import { readFileSync } from 'node:fs';
import { Value } from 'typebox/value';
import { Policy } from '#contract/site/policies.ts';
import { formatAmount } from '#rules/amounts.ts';
import { toPoints } from '#rules/points/points.ts';
import {
  describePolicy,
  type PolicyTerms,
  policyAnnouncement,
  policyDifferences,
  settingsTerms,
} from '#rules/policies/describe.ts';
import { BACKED, CLASSIC } from '#rules/policies/policy.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import {
  earliestWeek,
  hashOfPolicy,
  readPolicies,
  setPolicy,
  withdrawPolicy,
} from '#server/services/policies/policies.ts';
import { badCall, type CommandContext, UsageError } from '../command.ts';
import { resolvePath } from '../resolve-path.ts';

export async function run(context: CommandContext<'policy'>): Promise<number> {
  const { config, words, options, open } = context;
  const [verb, what = ''] = words;
  switch (verb) {
    case undefined:
      return show((await open()).db, config, options.json === true);
    case 'example':
      print(exampleOf(what, config));
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
  for (const { fromWeek, hash, policy } of policies) {
    console.log(`From the week of ${fromWeek}: ${policy.name}, ${hash}`);
    printList(describePolicy(policy, config.coin.code));
    print(policy);
  }
  console.log(
    policies.length === 0
      ? 'No policy is set. The settings hold:'
      : 'In weeks before these the settings hold:',
  );
  printList(describePolicy(termsOfSettings(config), config.coin.code));
  return 0;
}

async function set(context: CommandContext<'policy'>, policy: Policy): Promise<number> {
  const { open, options, config } = context;
  const { db } = await open();
  const nowMs = Date.now();
  const fromWeek = options.from ?? (await earliestWeek(db, nowMs));
  const earlier = (await readPolicies(db)).find((each) => each.fromWeek < fromWeek);
  const before = earlier?.policy ?? termsOfSettings(config);
  if (options['dry-run']) {
    console.log(
      `${policy.name} (${hashOfPolicy(policy)}) would be in force from the week of ${fromWeek} on. Nothing was changed.`,
    );
    printList(policyDifferences(before, policy, config.coin.code));
    return 0;
  }
  const { hash } = await setPolicy(db, { policy, fromWeek, nowMs, actor: OPERATOR });
  console.log(`${policy.name} (${hash}) is in force from the week of ${fromWeek} on.`);
  const url = `${config.publicUrl}/weeks/rules#${fromWeek}`;
  const news = { kind: 'set', fromWeek, before, policy, url } as const;
  console.log(`\nFor your members:\n\n${policyAnnouncement(news, config.coin.code).text}`);
  return 0;
}

/** A shipped policy with the pool and threshold of this community. */
function exampleOf(name: string, config: Config): Policy {
  const { weeklyPool, minActivityThreshold } = termsOfSettings(config);
  return {
    ...structuredClone(name === 'backed' ? BACKED : CLASSIC),
    weeklyPool,
    minActivityThreshold,
  };
}

function termsOfSettings({ poolUnits, thresholdHundredths }: Config): PolicyTerms {
  return settingsTerms({
    weeklyPool: formatAmount(poolUnits),
    minActivityThreshold: toPoints(thresholdHundredths),
  });
}

function printList(sentences: readonly string[]): void {
  for (const sentence of sentences) console.log(`  - ${sentence}`);
}

/** Throws a readable error for a file that is no policy. */
function readPolicyFile(path: string): Policy {
  if (path === '') throw badCall('policy');
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(resolvePath(path), 'utf8'));
  } catch (error) {
    throw new UsageError(
      `${path} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (Value.Check(Policy, document)) return document;
  const problems = Value.Errors(Policy, document).map(
    ({ instancePath, message }) => `${instancePath || 'the document'} ${message}`,
  );
  throw new UsageError(`${path} is not a policy: ${[...new Set(problems)].join('; ')}`);
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}
