// The suite: checks, unit and service tests, and the product in a browser. Where there are very many cases it tries a sample;
// `--full` leaves nothing out. Failed tests run once more, alone, and pass if they pass then; `--strict` skips that. The last
// line of the output is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuiltBeside, ensureInstalled, root } from './prepare.mjs';

const MOST_OF_A_PAGE = 6000;
const MOST_OF_A_MESSAGE = 2000;
const FLAKY_LOG = join(root, 'flaky.log');

const off = { type: 'boolean', default: false };
const { strict, full } = parseArgs({ options: { strict: off, full: off } }).values;
// Tests read these: server/testing/run.
process.env.TEST_FULL = full ? '1' : '';
process.env.TEST_SEED ??= String(randomInt(2 ** 31));
rmSync(FLAKY_LOG, { force: true });
ensureInstalled();
const tools = spawn('node', [join(root, 'scripts/test/bring-tools.mjs')], { stdio: 'inherit' });
const broughtTools = once(tools, 'close');
// Loaded only now, because they need installed packages.
const { runChecks } = await import('./check.mjs');
const { judge, judgeAgain, mayBeChance, tellFlaky } = await import('./test/reports.mjs');
const runners = await import('./test/runners.mjs');

const [checks] = await Promise.all([runChecks(), ensureBuiltBeside()]);
// Nothing else runs at the same time as the tests. If a tool could not be fetched, the tests that need it try again and report
// it.
await broughtTools;
const results = [
  { ...judge(runners.runVitest()), runAgain: runners.runVitestAgain },
  { ...judge(runners.runPlaywright()), runAgain: runners.runPlaywrightAgain },
];
// Before a second run of Playwright removes them.
for (const path of results.flatMap((each) => each.failures).flatMap(({ pages = [] }) => pages))
  showPage(path);
const ended = strict ? results : runFailedAgain();

// Repeated at the end, so that nobody has to search the output.
const failures = ended.flatMap((each) => each.failures);
for (const { name, why } of failures) console.log(`\n${name}\n${why.slice(0, MOST_OF_A_MESSAGE)}`);
for (const { name } of failures) console.log(`failed: ${name}`);
const flaky = ended.flatMap((each) => each.flaky ?? []);
if (flaky.length > 0) {
  writeFileSync(FLAKY_LOG, tellFlaky(flaky));
  console.log(`\n${readFileSync(FLAKY_LOG, 'utf8')}`);
}
const passed = ended.reduce((sum, each) => sum + each.passed, checks.passed);
const failed = checks.failed + failures.length;
if (failed + flaky.length > 0) {
  console.log(
    `To repeat this run: TEST_SEED=${process.env.TEST_SEED} npm test${full ? ' -- --full' : ''}`,
  );
}
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

function runFailedAgain() {
  const all = results.flatMap((each) => each.failures);
  if (!mayBeChance(all)) {
    console.log('\nToo many tests failed for this to be chance: none is run again.');
    return results;
  }
  return results.map((result) => {
    const chances = result.failures.filter(({ again }) => again !== null);
    if (chances.length === 0) return result;
    console.log(`\nRunning again, alone: ${chances.map(({ name }) => name).join('; ')}`);
    return judgeAgain(result, result.runAgain(chances));
  });
}

// CI keeps only the output, so the file itself is printed.
function showPage(path) {
  console.log(`\n${relative(root, path)}\n${readFileSync(path, 'utf8').slice(0, MOST_OF_A_PAGE)}`);
}
