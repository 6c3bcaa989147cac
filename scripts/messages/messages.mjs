// Writes the catalogue as functions, and lists messages without a translation or a use (docs/languages.md).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from '../prepare.mjs';
import { compareCatalogues, parseCatalogue, readCatalogue } from './catalogue.mjs';
import { writeMessages } from './write-messages.mjs';

const COMPILED = 'rules/messages/compiled';

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

/** Compiles every language; a language with problems is left out. */
function compileAll() {
  const english = parseCatalogue(readCatalogue('en'));
  const problems = english.problems.map((each) => `en: ${each}`);
  const compiled = new Map();
  const missing = new Map();
  for (const language of languages()) {
    const { messages, problems: unread } = parseCatalogue(readCatalogue(language));
    const differing = compareCatalogues(english.messages, messages);
    problems.push(...[...unread, ...differing].map((each) => `${language}: ${each}`));
    missing.set(
      language,
      [...english.messages.keys()].filter((key) => !messages.has(key)),
    );
    const path = `${COMPILED}/${language}.ts`;
    compiled.set(path, writeMessages(language, english.messages, messages));
  }
  return {
    problems: [...new Set(problems)],
    compiled,
    missing,
    keys: [...english.messages.keys()],
  };
}

function languages() {
  return readdirSync(join(root, 'messages'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''));
}

function textOf(path) {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
}

/** The keys that no source names, as `.key` or by the beginning of a computed one, such as `[`command_${name}`]`. */
function unusedKeys(keys) {
  const args = [
    'grep',
    '-hoE',
    '--untracked',
    '(\\.|[\'"`])(about|bot|button|command|refusal)_\\w*(\\$)?',
    '--',
  ];
  const listed = spawnSync(
    'git',
    [...args, 'rules', 'server', 'web', ':!rules/messages/compiled'],
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
  const { problems, compiled, missing, keys } = compileAll();
  for (const [language, lacking] of missing) {
    console.log(`${language}: ${keys.length - lacking.length} of ${keys.length} messages`);
    for (const key of lacking) console.log(`  missing ${key}`);
  }
  for (const key of unusedKeys(keys)) console.log(`unused ${key}`);
  for (const problem of problems) console.error(`wrong ${problem}`);
  if (problems.length === 0) {
    for (const [path, text] of compiled) writeFileSync(join(root, path), text);
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}
