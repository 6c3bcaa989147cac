import { readFileSync } from 'node:fs';
import { Value } from 'typebox/value';
import { Policy } from '#contract/site/policies.ts';
import { UsageError } from '../command.ts';
import { resolvePath } from '../resolve-path.ts';

/** Reads a policy. Throws a readable error for a file that holds none. */
export function readPolicyFile(path: string): Policy {
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
