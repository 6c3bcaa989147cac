import { styleText } from 'node:util';
import { examine } from '#server/doctor/doctor.ts';
import type { Finding, FindingState } from '#server/doctor/finding.ts';
import type { PlainRun } from '../command.ts';

/** The display of each state: its mark, its colour, and its word in the summary for one and for more. */
const SHOWN: Readonly<
  Record<FindingState, { mark: string; colour: Colour; one: string; more: string }>
> = {
  ok: { mark: '✓', colour: 'green', one: 'ok', more: 'ok' },
  warning: { mark: '!', colour: 'yellow', one: 'warning', more: 'warnings' },
  fault: { mark: '✗', colour: 'red', one: 'fault', more: 'faults' },
  skipped: { mark: '–', colour: 'gray', one: 'skipped', more: 'skipped' },
};
type Colour = 'green' | 'yellow' | 'red' | 'gray';

export const run: PlainRun<'doctor'> = async ({ options }, environment) => {
  const deep = options.deep ?? false;
  const findings = await examine(environment, { cwd: process.cwd(), now: Date.now, deep });
  const isHealthy = findings.every(({ state }) => state !== 'fault');
  if (options.json)
    console.log(JSON.stringify({ healthy: isHealthy, findings: findings.map(printed) }));
  else show(findings, Boolean(process.stdout.isTTY) && !environment.NO_COLOR);
  return isHealthy ? 0 : 1;
};

/** Without the names of the settings, which its texts have. */
function printed({ settings: _, ...finding }: Finding): Omit<Finding, 'settings'> {
  return finding;
}

function show(findings: readonly Finding[], inColour: boolean): void {
  const width = Math.max(...findings.map(({ check }) => check.length));
  for (const { check, state, says, remedy } of findings) {
    const { mark, colour } = SHOWN[state];
    const shown = inColour ? styleText(colour, mark) : mark;
    console.log(`${shown} ${check.padEnd(width)}  ${says}`);
    if (remedy !== undefined) console.log(`  ${' '.repeat(width)}  → ${remedy}`);
  }
  const states = Object.keys(SHOWN) as FindingState[]; // The keys of the literal above.
  const counts = states.flatMap((state) => {
    const count = findings.filter((finding) => finding.state === state).length;
    return count === 0 ? [] : [`${count} ${SHOWN[state][count === 1 ? 'one' : 'more']}`];
  });
  console.log(`\n${findings.length} checks: ${counts.join(', ')}.`);
}
