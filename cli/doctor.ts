import { examine } from '#server/installation/doctor.ts';
import type { Finding } from '#server/installation/finding.ts';
import type { PlainRun } from './command.ts';

export const run: PlainRun<'doctor'> = async ({ options }, environment) => {
  const findings = await examine(environment, { cwd: process.cwd(), now: Date.now });
  if (options.json) console.log(JSON.stringify({ findings }));
  else for (const finding of findings) console.log(lineOf(finding));
  return findings.some(({ state }) => state === 'fault') ? 1 : 0;
};

function lineOf({ check, state, says, mend }: Finding): string {
  return `${state.padEnd(8)} ${check.padEnd(20)} ${says}${mend === undefined ? '' : `\n  ${mend}`}`;
}
