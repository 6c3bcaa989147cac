import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Finding, FindingState } from '#server/doctor/finding.ts';
import { packageRoot } from '#server/program/package-root.ts';
import { COMMANDS } from '../../cli/command-table.ts';

const readRoot = (path: string) => readFileSync(join(packageRoot(), path), 'utf8');

const settings = [...readRoot('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name]) => name ?? '',
);
/** Commands of the system, for problems that no setting or command of ours fixes. */
const SYSTEM_COMMANDS = ['chmod', 'chown', 'timedatectl'];
/** The settings that texts name. Only for tests: the product reads a finding's `settings`. */
export function namedIn(...texts: (string | undefined)[]): string[] {
  const words = texts.flatMap((text) => text?.match(/\b[A-Z][A-Z_]+\b/g) ?? []);
  return [...new Set(words)].filter((word) => settings.includes(word)).sort();
}
const words = [...settings, ...SYSTEM_COMMANDS];
const documented = new Set(
  [...readRoot('docs/operations.md').matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name),
);

/** A finding, or one that was printed without the names of its settings. */
type Seen = Omit<Finding, 'settings'> & { settings?: readonly string[] };

/** Returns each finding as `check: state`, after checking that the operator can act on it. */
export function statesOf(findings: readonly Seen[]): `${string}: ${FindingState}`[] {
  for (const finding of findings) requireUseful(finding);
  return findings.map(({ check, state }) => `${check}: ${state}` as const);
}

/** The finding of a check; there must be exactly one. */
export function findingOf(findings: readonly Finding[], check: string): Finding {
  const [found, ...more] = findings.filter((finding) => finding.check === check);
  if (!found || more.length > 0) throw new Error(`${check}: ${JSON.stringify(findings)}`);
  requireUseful(found);
  return found;
}

// The command's name follows `npm run` or `quarterdeck`, as operatorCommand writes it.
function requireUseful({ check, state, says, remedy, settings: named }: Seen): void {
  expect(documented, `docs/operations.md has a row for ${check}`).toContain(check);
  expect(says).toMatch(/\.$/);
  if (named !== undefined) {
    const inTexts = namedIn(says, remedy);
    expect(named, `settings of ${check}: ${says} ${remedy}`).toEqual(
      expect.arrayContaining(inTexts),
    );
    expect(settings).toEqual(expect.arrayContaining([...named]));
  }
  if (state !== 'fault') return;
  const names = Object.keys(COMMANDS).flatMap((name) => [`npm run ${name}`, `npm ${name}`]);
  const known = [...words, ...names].filter((word) => remedy?.includes(word));
  expect(known, `remedy of ${check}: ${remedy}`).not.toEqual([]);
}
