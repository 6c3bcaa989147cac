import { describe, expect, test } from 'vitest';
import { findCitationProblems } from './check-citations.mjs';

// In parts, so that the check does not find them here.
const SPEC = 'docs/spec';
const AREA = 'area';
const POINTS = [
  '# Points',
  '## 1. Daily caps',
  '```',
  '## 9. In a fence',
  '```',
  '## 2. Calls of `/api/v1`, “again”',
].join('\n');

function problemsOf(files: Record<string, string>): string[] {
  const all = { [`${SPEC}/points.md`]: POINTS, 'web/board.png': '', ...files };
  const texts = Object.entries(all).filter(([path]) => !path.endsWith('.png'));
  return findCitationProblems(new Map(texts), Object.keys(all));
}

describe('accepts', () => {
  test.each([
    ['a citation', 'rules/a.ts', `// See ${SPEC}/points.md#1-daily-caps.`],
    ['one of a whole page', 'rules/a.ts', `/** ${SPEC}/points.md */`],
    ['signs in a heading', 'rules/a.ts', `// ${SPEC}/points.md#2-calls-of-apiv1-again`],
    [
      'a relative link',
      'web/a.md',
      `[caps](../${SPEC}/points.md#1-daily-caps), ![board](board.png)`,
    ],
    ['a link to a folder', 'README.md', '[docs](docs/spec) and [again](docs/)'],
    ['a link within a page', 'web/a.md', '# One\n# One\n[first](#one), [second](#one-1)'],
    ['a link to another site', 'web/a.md', '[x](https://example.org/a.md#b) [y](mailto:a@b.c)'],
    ['code in a document', 'web/a.md', '`[x](nowhere.md)`\n```\n[x](nowhere.md)\n```'],
    ['a number of decisions', 'web/a.md', 'Of 48 decisions two.\n\n## Decision\n\n1. One'],
    ['bare words of the changelog', 'CHANGELOG.md', `See decision ${9}.`],
    ['bare words of a migration', 'server/db/migrations/0001.sql', `-- decision ${9}`],
  ])('%s', (_, path, text) => {
    expect(problemsOf({ [path]: text })).toEqual([]);
  });
});

describe('refuses', () => {
  test.each([
    [
      'a citation without its page',
      { 'rules/a.ts': `\n// ${SPEC}/nowhere.md#1-daily-caps` },
      `rules/a.ts:2: there is no ${SPEC}/nowhere.md`,
    ],
    [
      'a citation without its heading',
      { 'server/a.sql': `-- ${SPEC}/points.md#9-in-a-fence` },
      `server/a.sql:1: ${SPEC}/points.md has no heading #9-in-a-fence`,
    ],
    ['a link without its page', { 'web/a.md': '[x](b.md)' }, 'web/a.md:1: there is no web/b.md'],
    [
      'a picture that is missing',
      { 'web/a.md': '![x](b.png)' },
      'web/a.md:1: there is no web/b.png',
    ],
    [
      'a link without its heading',
      { 'web/a.md': `one\n[\`x\`](../${SPEC}/points.md#3-ranks)` },
      `web/a.md:2: ${SPEC}/points.md has no heading #3-ranks`,
    ],
    [
      'an anchor of its own page',
      { 'web/a.md': '# A\n[x](#b)' },
      'web/a.md:2: web/a.md has no heading #b',
    ],
    [
      'a definition of a link',
      { 'web/a.md': '[x]\n\n[x]: ../b.md' },
      'web/a.md:3: there is no b.md',
    ],
  ])('%s', (_, files, problem) => {
    expect(problemsOf(files)).toEqual([problem]);
  });

  test.each([
    ['rules/a.ts', `\n/** Decision ${14}, word for word. */`, 2],
    ['web/a.tsx', `// (decisions ${8} and 9)`, 1],
    ['web/a.ts', `/**\n * See decision\n * ${23}.\n */`, 2],
    ['scripts/a.mjs', `// public-${AREA} §9`, 1],
    ['web/a.css', `/* restricted-${AREA}s §2 */`, 1],
    ['web/a.md', `# A\n\nas decision ${7} says`, 3],
  ])('a bare name in %s: %j', (path, text, line) => {
    const problems = problemsOf({ [path]: text });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      new RegExp(`^${path}:${line}: “.*” names no document of the repository`),
    );
  });

  test.each([
    ['a gap', '## 1. One\n## 3. Three', '2: “3. Three” should begin with “2. ”'],
    ['a repeated number', '## 1. One\n## 1. Again', '2: “1. Again” should begin with “2. ”'],
    ['no number', '## One', '1: “One” should begin with “1. ”'],
    [
      'a part of another section',
      '## 1. One\n### 2.1 Part',
      '2: “2.1 Part” should begin with “1.1 ”',
    ],
  ])('%s in the headings of a page', (_, text, problem) => {
    expect(problemsOf({ [`${SPEC}/week.md`]: text })).toEqual([`${SPEC}/week.md:${problem}`]);
  });
});
