// Writes the catalogue as functions, and lists messages without a translation or a use (docs/languages.md).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from '../prepare.mjs';
import { CATALOGUES, compareCatalogues, parseCatalogue, readCatalogue } from './catalogue.mjs';
import { writeMessages } from './write-messages.mjs';

/**
 * Finds mistakes in the catalogue: messages that cannot be read, keys that English lacks, values or marks that differ from
 * English, and compiled files that are not of these texts. A missing translation is no mistake.
 * @returns {string[]} one line for each
 */
export function findMessageProblems() {
  const { problems, compiled } = compileAll();
  const old = [...compiled].filter(([path, text]) => textOf(path) !== text).map(([path]) => path);
  return [...problems, ...old.map((path) => `${path} is old: npm run messages`)];
}

/** Compiles every language of all catalogues; a catalogue with problems is left out. */
function compileAll() {
  const all = Object.entries(CATALOGUES).map(([name, catalogue]) => compile(name, catalogue));
  return {
    problems: all.flatMap(({ problems }) => [...new Set(problems)]),
    compiled: new Map(all.flatMap(({ compiled }) => compiled)),
    lines: all.flatMap(({ lines }) => lines),
    keys: all.flatMap(({ keys }) => keys),
  };
}

function compile(name, catalogue) {
  const english = parseCatalogue(readCatalogue('en', catalogue), catalogue);
  const keys = [...english.messages.keys()];
  const problems = english.problems.map((each) => `${name} en: ${each}`);
  const [compiled, lines] = [[], []];
  for (const language of languagesOf(catalogue)) {
    const { messages, problems: unread } = parseCatalogue(
      readCatalogue(language, catalogue),
      catalogue,
    );
    const differing = compareCatalogues(english.messages, messages);
    problems.push(...[...unread, ...differing].map((each) => `${name} ${language}: ${each}`));
    const lacking = keys.filter((key) => !messages.has(key));
    lines.push(`${name} ${language}: ${keys.length - lacking.length} of ${keys.length} messages`);
    lines.push(...lacking.map((key) => `  missing ${key}`));
    compiled.push([
      `${catalogue.compiled}/${language}.ts`,
      writeMessages(language, english.messages, messages, catalogue),
    ]);
  }
  return { problems, compiled, lines, keys };
}

function languagesOf({ texts }) {
  return readdirSync(join(root, texts))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''));
}

function textOf(path) {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
}

/** The keys that no source names, as `.key` or by the beginning of a computed one, such as `[`command_${name}`]`. */
function unusedKeys(keys) {
  const prefixes = [...new Set(keys.map((key) => key.split('_')[0]))].join('|');
  const args = ['grep', '-hoE', '--untracked', `(\\.|['"\`])(${prefixes})_\\w*(\\$)?`, '--'];
  const listed = spawnSync(
    'git',
    [...args, 'contract', 'rules', 'server', 'cli', 'web', ':!rules/messages/compiled'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  const found = new Set(listed.stdout.split('\n').map((name) => name.slice(1)));
  const begun = [...found].filter((name) => name.endsWith('$')).map((name) => name.slice(0, -1));
  return keys.filter((key) => !found.has(key) && !begun.some((begin) => key.startsWith(begin)));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  const { problems, compiled, lines, keys } = compileAll();
  for (const line of lines) console.log(line);
  for (const key of unusedKeys(keys)) console.log(`unused ${key}`);
  for (const problem of problems) console.error(`wrong ${problem}`);
  if (problems.length === 0) {
    for (const [path, text] of compiled) writeFileSync(join(root, path), text);
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}
