// The static checks: types, lint and format, arrows, dead code, citations, the record of libraries, messages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findCitationProblems } from './check-citations.mjs';
import { findMessageProblems } from './messages/messages.mjs';
import { findLibraryProblems } from './package/check-libraries.mjs';
import { bin, COMPILE, ensureInstalled, root } from './prepare.mjs';

const CHECKS = [
  ['types', '@typescript/native', 'tsc', COMPILE],
  [
    'lint and format',
    '@biomejs/biome',
    'biome',
    ['ci', '--colors=off', '--error-on-warnings', '.'],
  ],
  ['dead code', 'knip', 'knip', []],
  ['code that only tests use', 'knip', 'knip', ['--production']],
];

const ROOMS = [
  'rules',
  'contract',
  'server',
  'web',
  'cli',
  'client',
  'e2e',
  'bench',
  'drills',
  'scripts',
];
/** The most source files directly in one folder. */
const MOST_FILES = 20;

const KNOWN_ARROWS = [
  ['server/http/calls/site/leaderboard.ts', 'server/services/board/leaderboard.ts'],
  ['server/services/ledger/ingest-judge.ts', 'rules/points/awards.ts'],
  ['web/api/call.ts', 'contract/site-routes.ts'],
];

/**
 * Runs every check, prints the failures, and returns how many passed and failed. All at once, because half of them use only one
 * core.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const result = { passed: 0, failed: 0 };
  const tell = (name, problem) => {
    result[problem ? 'failed' : 'passed'] += 1;
    console.log(problem ? `FAILED ${name}\n${problem}` : `ok     ${name}`);
  };
  await Promise.all([
    ...CHECKS.map(async ([name, ...tool]) => tell(name, await findProblem(...tool))),
    checkArrows().then((problem) => tell('arrows', problem)),
  ]);
  tell('size of rooms', checkFolders());
  tell('citations', checkCitations());
  tell('record of libraries', checkLibraries());
  tell('messages', findMessageProblems().join('\n') || null);
  return result;
}

async function findProblem(packageName, command, args) {
  const { status, output } = await runTool(packageName, command, args);
  return status === 0 ? null : output || `It ended with ${status}.`;
}

/** A tool's exit status, its standard output, and all of its output. */
function runTool(packageName, command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn('node', [bin(packageName, command), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = { stdout: [], stderr: [] };
    child.stdout.on('data', (chunk) => chunks.stdout.push(chunk));
    child.stderr.on('data', (chunk) => chunks.stderr.push(chunk));
    child.once('error', reject);
    child.once('close', (status) => {
      const stdout = Buffer.concat(chunks.stdout).toString();
      resolve({ status, stdout, output: `${stdout}\n${Buffer.concat(chunks.stderr)}`.trim() });
    });
  });
}

/** Folders with too many source files directly in them; tests do not count. */
function checkFolders() {
  const counts = new Map();
  for (const file of sourceFiles()) {
    if (/\.(test|spec)\.tsx?$/.test(file)) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  const full = [...counts].filter(([, count]) => count > MOST_FILES);
  return full.map(([folder, count]) => `${folder}: ${count} files`).join('\n') || null;
}

/** Wrong citations of docs, links and section numbers. */
function checkCitations() {
  const files = filesIn([]);
  const texts = files.filter((name) => /\.(tsx?|mjs|cjs|css|sql|md)$/.test(name));
  const problems = findCitationProblems(
    new Map(texts.map((name) => [name, readFileSync(join(root, name), 'utf8')])),
    files,
  );
  return problems.join('\n') || null;
}

/** Libraries that docs/dependencies.md records otherwise than they are installed, and images that a tag could change. */
function checkLibraries() {
  const read = (name) => readFileSync(join(root, name), 'utf8');
  const problems = findLibraryProblems({
    record: read('docs/dependencies.md'),
    lock: JSON.parse(read('package-lock.json')),
    containerfile: read('Containerfile'),
  });
  return problems.join('\n') || null;
}

function sourceFiles() {
  return filesIn(ROOMS).filter((name) => /\.(tsx?|mjs)$/.test(name));
}

/** The files that git tracks or would add; in all folders if none are named. */
function filesIn(folders) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders];
  const listed = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return [...new Set(listed.stdout.split('\0'))].filter(
    (name) => name && existsSync(join(root, name)),
  );
}

// A run that resolves nothing finds no violation either, so the run must have seen every source file, known arrows between
// rooms, and files for every rule.
async function checkArrows() {
  const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...ROOMS];
  const { stdout } = await runTool('dependency-cruiser', 'depcruise', args);
  const { modules, summary } = JSON.parse(stdout);
  const arrows = new Map(modules.map((each) => [each.source, each.dependencies]));
  const problems = summary.violations.map((each) => `${each.from} → ${each.to}: ${each.rule.name}`);
  for (const file of sourceFiles()) {
    if (!arrows.has(file) && !file.endsWith('.d.ts')) problems.push(`${file} was not seen`);
  }
  for (const [from, to] of KNOWN_ARROWS) {
    const seen = arrows.get(from)?.some((each) => each.resolved === to);
    if (!seen) problems.push(`the arrow ${from} → ${to} was not seen`);
  }
  for (const rule of config.forbidden) {
    const from = new RegExp(rule.from.path ?? '');
    if (!modules.some((each) => from.test(each.source))) problems.push(`${rule.name}: no files`);
  }
  return problems.join('\n') || null;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  process.exitCode = (await runChecks()).failed > 0 ? 1 : 0;
}
