import { readFileSync, statSync } from 'node:fs';
import { Value } from 'typebox/value';
import { CommunityFile } from '#contract/community/community-file.ts';
import { COIN_PRESET_NAMES, COIN_PRESETS } from '#rules/coins/presets.ts';
import { CommunityError } from './community-error.ts';

const MOST_BYTES = 64 * 1024;

/**
 * Reads a community's file and checks it against its schema, including every address in it.
 *
 * @throws CommunityError with a line for each field that is missing, unknown or wrong
 */
export function parseCommunityFile(path: string): CommunityFile {
  const file = withCoinsWords(parsed(path, readBounded(path)));
  if (!Value.Check(CommunityFile, file)) {
    const problems = problemsOf(file);
    throw new CommunityError([...problems.values()].join('\n'), [...problems.keys()]);
  }
  const bad = addressesOf(file).filter(([, address]) => !URL.canParse(address));
  if (bad.length > 0) {
    const fields = bad.map(([field]) => field);
    const lines = fields.map((field) => `${field} is not an address`);
    throw new CommunityError(lines.join('\n'), fields);
  }
  return file;
}

function readBounded(path: string): string {
  try {
    if (statSync(path).size <= MOST_BYTES) return readFileSync(path, 'utf8');
  } catch {
    throw new CommunityError(`${path} cannot be read`);
  }
  throw new CommunityError(`${path} is larger than ${MOST_BYTES} bytes`);
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommunityError(`${path} is not JSON: ${why}`);
  }
}

/** Replaces the name of a known coin by the words of that coin. */
function withCoinsWords(file: unknown): unknown {
  if (typeof file !== 'object' || file === null || !('coin' in file)) return file;
  if (typeof file.coin !== 'string') return file;
  const known = COIN_PRESET_NAMES.find((each) => each === file.coin);
  if (known === undefined) {
    const names = COIN_PRESET_NAMES.join(', ');
    throw new CommunityError(
      `coin is not a coin that this site knows. Name one of ${names}, or give an object`,
    );
  }
  const { name, code, sign: symbol, uriScheme } = COIN_PRESETS[known];
  return { ...file, coin: { name, code, symbol, uriScheme } };
}

const SAID = ['required', 'additionalProperties', 'boolean'];

/** Each error names its field and ends with the field's description, which says what to write. */
function problemsOf(file: unknown): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const { keyword, instancePath, schemaPath, params } of Value.Errors(CommunityFile, file)) {
    for (const name of namesIn(params, 'requiredProperties')) {
      const field = fieldOf(`${instancePath}/${name}`);
      const wanted = schemaAt(`${schemaPath}/properties/${name}`);
      problems.set(field, `${field} is missing. ${descriptionOf(wanted)}`);
    }
    for (const name of namesIn(params, 'additionalProperties')) {
      const field = fieldOf(`${instancePath}/${name}`);
      problems.set(field, `${field} is not a field of this file`);
    }
    // Reported above.
    if (SAID.includes(keyword)) continue;
    const field = fieldOf(instancePath);
    problems.set(field, `${field} is not valid. ${descriptionOf(schemaAt(schemaPath))}`);
  }
  return problems;
}

function namesIn(params: object, key: string): string[] {
  const names: unknown = Object.entries(params).find(([name]) => name === key)?.[1];
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** '/slides/0/title' → 'slides[0].title'; the whole file is 'The file'. */
function fieldOf(pointer: string): string {
  const field = pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('');
  return field === '' ? 'The file' : field.replace(/^\./, '');
}

/** The part of the schema at '#/properties/coin'. */
function schemaAt(schemaPath: string): unknown {
  let schema: unknown = CommunityFile;
  for (const part of schemaPath.split('/').slice(1)) {
    if (typeof schema !== 'object' || schema === null) return null;
    schema = Object.entries(schema).find(([name]) => name === part)?.[1];
  }
  return schema;
}

function descriptionOf(schema: unknown): string {
  const isObject = typeof schema === 'object' && schema !== null;
  return isObject && 'description' in schema ? String(schema.description) : '';
}

function addressesOf(file: CommunityFile): [field: string, address: string][] {
  const found: [string, string | undefined][] = [
    ['contact', file.contact],
    ['developerContact', file.developerContact],
    ...Object.entries(file.links ?? {}).map(([name, address]): [string, string] => [
      `links.${name}`,
      address,
    ]),
    ...(file.slides ?? []).map(({ link }, at): [string, string | undefined] => [
      `slides[${at}].link.href`,
      link?.href,
    ]),
  ];
  return found.flatMap(([field, address]): [string, string][] =>
    address?.startsWith('https://') ? [[field, address]] : [],
  );
}
