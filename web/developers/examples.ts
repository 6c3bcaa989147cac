import type { Json } from '#contract/openapi.ts';
import type { Operation } from './operations.ts';
import { type Sample, sampleInput } from './samples.ts';

export const LANGUAGES = [
  { value: 'curl', label: 'curl' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'python', label: 'Python' },
] as const;

export type Language = (typeof LANGUAGES)[number]['value'];

/**
 * A program that makes a call. The key comes from the environment (`QUARTERDECK_API_KEY`), because keys in source code get shared
 * with it.
 *
 * @param origin of the instance, for example `https://deck.example.org`
 */
export function exampleOf(language: Language, operation: Operation, origin: string): string {
  const sample = sampleInput(operation);
  switch (language) {
    case 'curl':
      return curlExample(operation, sample, origin);
    case 'typescript':
      return typescriptExample(operation, sample, origin);
    case 'python':
      return pythonExample(operation, sample, origin);
  }
}

function curlExample(operation: Operation, sample: Sample, origin: string): string {
  const parts = ['curl'];
  if (operation.method !== 'GET') parts.push(`--request ${operation.method}`);
  parts.push(quoted(origin + addressOf(operation, sample)));
  if (needsKey(operation)) parts.push('--header "Authorization: Bearer $QUARTERDECK_API_KEY"');
  if (sendsOnce(operation)) parts.push('--header "Idempotency-Key: $(uuidgen)"');
  if (sample.body !== null) {
    parts.push("--header 'Content-Type: application/json'");
    parts.push(`--data ${quoted(JSON.stringify(sample.body))}`);
  }
  return parts.join(' \\\n  ').replace(/^curl \\\n {2}/, 'curl ');
}

function typescriptExample(operation: Operation, sample: Sample, origin: string): string {
  const key = needsKey(operation) ? "\n  apiKey: process.env.QUARTERDECK_API_KEY ?? ''," : '';
  const input = {
    ...(Object.keys(sample.params).length > 0 && { params: sample.params }),
    ...(Object.keys(sample.query).length > 0 && { query: sample.query }),
    ...(sample.body !== null && JSON.stringify(sample.body) !== '{}' && { body: sample.body }),
  };
  const text = Object.keys(input).length === 0 ? '' : literal(input, 0, TYPESCRIPT);
  return [
    "import { createClient } from '@quarterdeck/client';",
    `const client = createClient({\n  baseUrl: '${origin}',${key}\n});`,
    `const answer = await client.${operation.operationId}(${text});\nconsole.log(answer);`,
  ].join('\n\n');
}

function pythonExample(operation: Operation, sample: Sample, origin: string): string {
  const isOnce = sendsOnce(operation);
  const headers = [
    ...(needsKey(operation)
      ? ['"Authorization": f"Bearer {os.environ[\'QUARTERDECK_API_KEY\']}"']
      : []),
    ...(isOnce ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
    ...(sample.body === null ? [] : ['"Content-Type": "application/json"']),
  ];
  const modules = ['json', ...(needsKey(operation) ? ['os'] : [])];
  const imports = [...modules, 'urllib.request', ...(isOnce ? ['uuid'] : [])];
  const lines = [
    `    ${JSON.stringify(origin + addressOf(operation, sample))},`,
    `    method="${operation.method}",`,
    ...(headers.length > 0
      ? [`    headers={${headers.map((each) => `\n        ${each},`).join('')}\n    },`]
      : []),
    ...(sample.body === null
      ? []
      : [`    data=json.dumps(${literal(sample.body, 1, PYTHON)}).encode(),`]),
  ];
  return [
    imports.map((name) => `import ${name}`).join('\n'),
    `request = urllib.request.Request(\n${lines.join('\n')}\n)`,
    'with urllib.request.urlopen(request) as answer:\n    print(json.load(answer))',
  ].join('\n\n');
}

function needsKey(operation: Operation): boolean {
  return operation['x-access'] === 'key';
}

function sendsOnce({ parameters = [] }: Operation): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key');
}

function addressOf({ path }: Operation, { params, query }: Sample): string {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Quotes a text as one word of a shell, with nothing left to expand. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

type Words = {
  true: string;
  false: string;
  null: string;
  key: (name: string) => string;
  text: (text: string) => string;
};

const TYPESCRIPT: Words = {
  true: 'true',
  false: 'false',
  null: 'null',
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name)),
  text: singleQuoted,
};

// A JSON string is also a valid Python string.
const PYTHON: Words = {
  true: 'True',
  false: 'False',
  null: 'None',
  key: (name) => JSON.stringify(name),
  text: (text) => JSON.stringify(text),
};

function singleQuoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${inner.replaceAll("'", "\\'")}'`;
}

function literal(value: Json, depth: number, words: Words): string {
  if (value === null) return words.null;
  if (typeof value === 'boolean') return value ? words.true : words.false;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return words.text(value);
  if (Array.isArray(value)) {
    return `[${value.map((each) => literal(each, depth, words)).join(', ')}]`;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const pad = '  '.repeat((depth + 1) * (words === PYTHON ? 2 : 1));
  const end = '  '.repeat(depth * (words === PYTHON ? 2 : 1));
  const lines = entries.map(
    ([name, each]) => `${pad}${words.key(name)}: ${literal(each, depth + 1, words)},`,
  );
  return `{\n${lines.join('\n')}\n${end}}`;
}
