// The whole suite: checks, unit and service tests on both engines, and the product in a browser.
// The last line of the output is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { bin, ensureBuilt, ensureInstalled, root } from './prepare.mjs';

const MOST_OF_A_PAGE = 6000;
const MOST_OF_A_MESSAGE = 2000;

ensureInstalled();
ensureBuilt();
// Loaded only now, because these need installed packages.
const { runChecks } = await import('./check.mjs');
const { ensureChromium } = await import('./chromium.mjs');

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-results-'));
const results = [{ ...runChecks(), failures: [] }, runVitest(), runPlaywright()];
rmSync(folder, { recursive: true, force: true });

// Once more at the end, where they are found without reading the whole output.
for (const { name, why } of results.flatMap((each) => each.messages ?? [])) {
  console.log(`\n${name}\n${why.slice(0, MOST_OF_A_MESSAGE)}`);
}
for (const name of results.flatMap((each) => each.failures)) console.log(`failed: ${name}`);
const passed = results.reduce((sum, each) => sum + each.passed, 0);
const failed = results.reduce((sum, each) => sum + each.failed, 0);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

function runVitest() {
  const file = join(folder, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = spawnSync('node', [bin('vitest', 'vitest'), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return counted(status, () => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    // A skipped test is one that says nothing: it counts as failed.
    const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
    const failures = report.testResults.flatMap(({ name, status, assertionResults }) => [
      ...(status === 'failed' ? [relative(root, name)] : []),
      ...assertionResults.filter((each) => each.status !== 'passed').map((each) => each.fullName),
    ]);
    const messages = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map((each) => ({ name: each.fullName, why: each.failureMessages.join('\n') }));
    return {
      ...{ passed: report.numPassedTests, failures, messages },
      // A file that cannot be loaded has no tests to fail.
      failed: failed || (report.success ? 0 : 1),
    };
  });
}

function runPlaywright() {
  const file = join(folder, 'playwright.json');
  const { status } = spawnSync(
    'node',
    [bin('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: ensureChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    },
  );
  return counted(status, () => {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
    for (const path of suites.flatMap(failedPages)) showPage(path);
    // A flaky test is one that fails sometimes: it counts as failed.
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      failures: suites.flatMap(failedSpecs),
    };
  });
}

function failedSpecs({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  return [
    ...own.map(({ file, line, title }) => `e2e/${file}:${line} ${title}`),
    ...suites.flatMap(failedSpecs),
  ];
}

/** The files in which Playwright writes what the page held when a test failed. */
function failedPages({ suites = [], specs = [] }) {
  const attached = specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .flatMap(({ attachments }) => attachments);
  const own = attached.filter(({ name, path }) => name === 'error-context' && path);
  return [...own.map(({ path }) => path), ...suites.flatMap(failedPages)];
}

// Where the output is all that is kept of a run, the file's name alone helps nobody.
function showPage(path) {
  console.log(`\n${relative(root, path)}\n${readFileSync(path, 'utf8').slice(0, MOST_OF_A_PAGE)}`);
}

// A runner that fails without a failed test (a crash, a set-up that broke) is one failure.
function counted(status, read) {
  try {
    const result = read();
    const crashed = status !== 0 && result.failed === 0;
    if (!crashed && result.passed > 0) return result;
    const failures = [...result.failures, `a runner that ended with ${status}`];
    return { ...result, failed: result.failed + 1, failures };
  } catch {
    return { passed: 0, failed: 1, failures: ['a runner that left no report'] };
  }
}
