// The runners' reports in one common form, and the conclusions from them. Nothing here runs anything.
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Test A test's result.
 * @property {string} id the same in every run
 * @property {string} name as people read it
 * @property {string} title the name by which Vitest selects it
 * @property {string} file relative to the project's root
 * @property {number} [line] the line by which Playwright selects it
 * @property {string} state `passed`, `failed`, or anything else for one that did not run
 * @property {string} why the messages of its failure
 * @property {string[]} [pages] files in which Playwright recorded the page's contents
 *
 * @typedef {object} Failure A failure, counted once.
 * @property {string} name
 * @property {string} why
 * @property {string[]} [pages]
 * @property {{ file: string, tests: number, passed: number, test: Test | null } | null} again the unit to run once more: a test,
 *   or a whole file with at least `tests` tests, of which `passed` passed and are counted
 */

/** With more failures than this, something is broken: it is not chance. */
const MOST_RUN_AGAIN = 20;

/**
 * Playwright's JSON as a report.
 * @returns {{ tests: Test[], errors: { name: string, file: string | null, why: string }[] }}
 */
export function readPlaywright({ suites, errors }) {
  return {
    tests: suites.flatMap(specsOf).map(readSpec),
    errors: errors.map(({ message = '' }) => ({
      name: 'an error outside of the specs',
      file: null,
      why: stripVTControlCharacters(message),
    })),
  };
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function readSpec({ id, file: name, line, title, tests }) {
  const file = `e2e/${name}`;
  const results = tests.flatMap((each) => each.results);
  const messages = results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message));
  const pages = results
    .flatMap(({ attachments }) => attachments)
    .filter((each) => each.name === 'error-context' && each.path);
  return {
    id,
    name: `${file}:${line} ${title}`,
    title,
    file,
    line,
    state: stateOf(tests.map(({ status }) => status)),
    why: stripVTControlCharacters(messages.join('\n')),
    pages: pages.map(({ path }) => path),
  };
}

function stateOf(statuses) {
  if (statuses.every((each) => each === 'expected')) return 'passed';
  return statuses.every((each) => each === 'expected' || each === 'skipped') ? 'skipped' : 'failed';
}

/**
 * Counts a report's passed tests and lists its failures. A skipped test proves nothing and counts as failed. If a failure
 * kept other tests of its file from running, or belongs to none of them, the whole file is one failure.
 * @returns {{ passed: number, failures: Failure[] }}
 */
export function judge({ tests, errors }) {
  const failed = tests.filter(({ state }) => state === 'failed');
  const skipped = tests.filter(({ state }) => state !== 'failed' && state !== 'passed');
  const broken = new Set([
    ...errors.map(({ file }) => file).filter((file) => file !== null),
    ...failed.map(({ file }) => file).filter((file) => skipped.some((each) => each.file === file)),
  ]);
  const inNone = ({ file }) => !broken.has(file);
  const failures = [
    ...errors.filter(({ file }) => file === null).map((each) => ({ ...each, again: null })),
    ...[...broken].map((file) => judgeFile(file, { tests, errors })),
    ...failed.filter(inNone).map((test) => ({
      name: test.name,
      why: test.why,
      pages: test.pages,
      again: { file: test.file, tests: 1, passed: 0, test },
    })),
    ...skipped.filter(inNone).map(({ name }) => ({ name, why: 'It was skipped.', again: null })),
  ];
  return { passed: tests.filter(({ state }) => state === 'passed').length, failures };
}

function judgeFile(file, { tests, errors }) {
  const own = tests.filter((test) => test.file === file);
  const messages = [
    ...errors.filter((each) => each.file === file).map(({ why }) => why),
    ...own.filter(({ state }) => state === 'failed').map(({ name, why }) => `${why}\nin ${name}`),
  ];
  const passed = own.filter(({ state }) => state === 'passed').length;
  const again = { file, tests: Math.max(own.length, 1), passed, test: null };
  const pages = own.flatMap((test) => test.pages ?? []);
  return { name: file, why: messages.join('\n'), pages, again };
}

/**
 * Returns whether this many failures could be chance.
 * @param {Failure[]} failures
 */
export function mayBeChance(failures) {
  return failures.filter(({ again }) => again !== null).length <= MOST_RUN_AGAIN;
}

/**
 * Returns the failures of a runner that remain after a second run: `flaky` are those that then ran and passed. A second run with
 * errors of its own proves nothing.
 * @returns {{ passed: number, failures: Failure[], flaky: Failure[] }}
 */
export function judgeAgain({ passed, failures }, report) {
  const errors = report.errors.map(({ name, why }) => ({ name, why, again: null }));
  const flaky =
    errors.length > 0 ? [] : failures.filter(({ again }) => again && passes(again, report));
  const found = flaky.map(({ again }) => ranAgain(again, report).length - again.passed);
  return {
    passed: found.reduce((sum, each) => sum + each, passed),
    failures: [...failures.filter((each) => !flaky.includes(each)), ...errors],
    flaky,
  };
}

function passes(again, report) {
  const ran = ranAgain(again, report);
  return ran.length >= again.tests && ran.every(({ state }) => state === 'passed');
}

function ranAgain({ file, test }, { tests }) {
  return tests.filter((each) => (test ? each.id === test.id : each.file === file));
}

/** The text of flaky.log. */
export function tellFlaky(flaky) {
  const texts = flaky.map(({ name, why }) => {
    return `flaky: ${name}, first failure: ${why.split('\n')[0]}\n${why}\n`;
  });
  return texts.join('\n');
}
