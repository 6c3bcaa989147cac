import { execFile, spawnSync } from 'node:child_process';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '#contract/openapi.ts';
import { nameReferredTo } from '#contract/openapi-schemas.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { makeTestKey } from '#server/testing/http/api-key.ts';
import { NOW_MS, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';
import { objectIn } from '#server/testing/http/generated.ts';
import { inlined } from '#server/testing/http/inlined.ts';
import { createClient } from '../../client/index.ts';
import { OPERATIONS } from '../../client/operations.ts';
import { exampleOf } from '../../web/developers/examples.ts';
import { bodyOf, exampleOperations } from '../../web/developers/operations.ts';
import { sampleInput } from '../../web/developers/samples.ts';

const document = openApiDocument({ title: '', version: '', serverUrl: '/' });
const whole = inlined(document);
const operations = exampleOperations(document).map((operation) => ({
  name: operation.operationId,
  operation,
}));

/** Splits a command into words as the shell would: quotes, line ends, and the two substitutions. */
function shellWords(command: string, values: Record<string, string>): string[] {
  const joined = command.replaceAll('\\\n', ' ');
  const words = joined.match(/(?:'[^']*'|"[^"]*"|\\'|[^\s'"\\])+/g) ?? [];
  return words.map((word) =>
    word.replace(/'([^']*)'|"([^"]*)"|\\'/g, (all, single?: string, double?: string) => {
      if (single !== undefined) return single;
      if (double === undefined) return all.slice(1);
      return double.replace(/\$\((\w+)\)|\$(\w+)/g, (_all, of, name) => values[of ?? name] ?? '');
    }),
  );
}

const python = spawnSync('python3', ['--version']).status === 0;

/** Runs each program it is given in a namespace of its own, and reports the outcome. */
const PYTHON_RUNNER = `
import contextlib, io, json, sys, urllib.error
outcomes = []
for program in json.load(sys.stdin):
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            exec(compile(program, "example", "exec"), {"__name__": "__main__"})
        outcomes.append({"status": 200 if said.getvalue() else None, "error": None})
    except urllib.error.HTTPError as refusal:
        outcomes.append({"status": refusal.code, "error": None})
    except BaseException as error:
        outcomes.append({"status": None, "error": repr(error)})
json.dump(outcomes, sys.stdout)`;

type PythonOutcome = { status: number | null; error: string | null };

/** With Python's standard library only: \`-I -S\` ignores installed packages. */
function runPython(programs: string[], apiKey: string): Promise<PythonOutcome[]> {
  const env = { PATH: process.env.PATH, QUARTERDECK_API_KEY: apiKey };
  return new Promise((resolve, reject) => {
    const args = ['-I', '-S', '-c', PYTHON_RUNNER];
    const child = execFile('python3', args, { env }, (failure, answer) =>
      failure ? reject(failure) : resolve(JSON.parse(answer)),
    );
    child.stdin?.end(JSON.stringify(programs));
  });
}

describe('the examples of the developer pages', () => {
  let database: TestDatabase;
  let test: TestApp;
  let origin: string;
  let apiKey: string;
  const pythonOutcomes = new Map<string, PythonOutcome>();
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db);
    await test.ingest(tipOf('11', '123456789', '1.5'));
    apiKey = await makeTestKey(database.db, { telegramId: '11', nowMs: NOW_MS });
    origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    if (!python) return;
    const programs = operations.map(({ operation }) => exampleOf('python', operation, origin));
    for (const [index, outcome] of (await runPython(programs, apiKey)).entries()) {
      pythonOutcomes.set(operations[index]?.name ?? '', outcome);
    }
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('cover the client’s calls', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(OPERATIONS).sort());
  });

  describe.each(operations)('$name', ({ name, operation }) => {
    // The test database lacks some rows and settings; no request here is malformed.
    const expected = ['200', '403', '404', '409', '503'];

    it('has a sample that matches its schema', () => {
      const schema = whole.schemas[nameReferredTo(bodyOf(operation)) ?? ''];
      expect(schema === undefined).toBe(operation.requestBody === undefined);
      if (schema)
        expect([...Compile(objectIn(schema)).Errors(sampleInput(operation).body)]).toEqual([]);
    });

    it('runs with curl', async () => {
      const example = exampleOf('curl', operation, origin);
      const values = { QUARTERDECK_API_KEY: apiKey, uuidgen: `curl-${name}` };
      const [program, ...words] = shellWords(example, values);
      const options = new Map<string, string[]>();
      const [url = ''] = words.filter((word, index) => {
        const before = words[index - 1];
        if (before?.startsWith('--')) options.set(before, [...(options.get(before) ?? []), word]);
        return !word.startsWith('--') && !before?.startsWith('--');
      });
      const [data] = options.get('--data') ?? [];
      const answer = await fetch(url, {
        method: options.get('--request')?.[0] ?? 'GET',
        headers: (options.get('--header') ?? []).map((line): [string, string] => {
          const [field = '', ...rest] = line.split(': ');
          return [field, rest.join(': ')];
        }),
        ...(data === undefined ? {} : { body: data }),
      });
      const told = { example, body: await answer.text() };
      expect(program).toBe('curl');
      expect([told, expected.includes(String(answer.status))]).toEqual([told, true]);
    });

    it('runs with TypeScript', async () => {
      const example = exampleOf('typescript', operation, origin);
      const [imported = '', ...lines] = example.split('\n\n');
      expect(imported).toBe("import { createClient } from '@quarterdeck/client';");
      const said: unknown[] = [];
      const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
      const run = new AsyncFunction('createClient', 'process', 'console', lines.join('\n'));
      const outcome = await run(
        (options: Parameters<typeof createClient>[0]) => createClient({ ...options, retries: 0 }),
        { env: { QUARTERDECK_API_KEY: apiKey } },
        { log: (answer: unknown) => said.push(answer) },
      ).catch((error: { status?: number }) => error);
      const status = said.length > 0 ? '200' : String(outcome?.status);
      expect([example, expected.includes(status)]).toEqual([example, true]);
    });

    // A machine without Python only compares the words.
    it(python ? 'runs with Python' : 'says the same in Python', () => {
      const example = exampleOf('python', operation, origin);
      if (python) {
        const { status, error } = pythonOutcomes.get(name) ?? {};
        expect([example, error, expected.includes(String(status))]).toEqual([example, null, true]);
      }
      expect(example).toContain(`method="${operation.method}"`);
      expect(example).not.toMatch(/\b(true|false|null|undefined)\b/);
      expect(example.includes('QUARTERDECK_API_KEY')).toBe(operation['x-access'] === 'key');
    });
  });

  it('mostly succeed', async () => {
    const client = createClient({ baseUrl: origin, apiKey });
    expect(await client.getV1Profile()).toMatchObject({ id: '11' });
  });
});
