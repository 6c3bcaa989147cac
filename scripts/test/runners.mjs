// Runs Vitest and Playwright and returns their reports in the form of reports.mjs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../chromium.mjs';
import { bin, root } from '../prepare.mjs';
import { readPlaywright } from './reports.mjs';

/** Runs every test that needs no browser, or those that the arguments select. */
export function runVitest(args = []) {
  const reporter = join(root, 'scripts/test/vitest-reporter.mjs');
  const reporters = ['--reporter=default', `--reporter=${reporter}`];
  return run('vitest', [bin('vitest', 'vitest'), 'run', ...reporters, ...args], (file) => ({
    VITEST_REPORT: file,
  }));
}

/** Runs some tests and some whole files of Vitest, one at a time. */
export function runVitestAgain(chances) {
  const tests = chances.filter(({ again }) => again.test);
  const files = chances.filter(({ again }) => !again.test);
  const titles = tests.map(({ again }) => escaped(again.test.title));
  const reports = [
    ...(tests.length > 0 ? [runAlone(tests, [`--testNamePattern=^(${titles.join('|')})$`])] : []),
    ...(files.length > 0 ? [runAlone(files, [])] : []),
  ];
  return {
    tests: reports.flatMap((each) => each.tests),
    errors: reports.flatMap((each) => each.errors),
  };
}

function runAlone(chances, options) {
  const files = new Set(chances.map(({ again }) => again.file));
  return runVitest([...files, ...options, '--maxWorkers=1']);
}

/** Runs every browser test, or those that the arguments select. */
export function runPlaywright(args = []) {
  const playwright = bin('@playwright/test', 'playwright');
  const environment = (file) => ({
    CHROMIUM_PATH: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const all = [playwright, 'test', '--reporter=list,json', ...args];
  return run('playwright', all, environment, readPlaywright);
}

/** Runs some tests and some whole files of Playwright, one at a time. */
export function runPlaywrightAgain(chances) {
  const places = chances.map(({ again: { file, test } }) => {
    return escaped(`/${file}`) + (test ? `:${test.line}` : '');
  });
  return runPlaywright([...new Set(places), '--workers=1']);
}

// A runner that leaves no report, or fails without a failed test (a crash, a broken set-up), counts as one error.
function run(name, args, environment, read = (report) => report) {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-results-'));
  const file = join(folder, `${name}.json`);
  const env = { ...process.env, ...environment(file) };
  const { status } = spawnSync('node', args, { cwd: root, stdio: 'inherit', env });
  const error = (why) => ({ name, file: null, why });
  try {
    const { tests, errors } = read(JSON.parse(readFileSync(file, 'utf8')));
    const isTold = errors.length > 0 || tests.some(({ state }) => state === 'failed');
    if (status === 0 || (status === 1 && isTold)) return { tests, errors };
    return { tests, errors: [...errors, error(`It ended with ${status}.`)] };
  } catch {
    return { tests: [], errors: [error('It left no report.')] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Escapes a text for use in a regular expression. */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
