import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../prepare.mjs';

/** The module of the site that every text comes from, as its own folder and all others name it. */
const ASKED = ['./messages.ts', '#web/messages.ts'];
const WEB = join(root, 'web');
const [MODULE, ALL, SPEECH, ONE] = ['', '/all', '/speech/', '/one/'].map(
  (name) => `\0site-messages${name}`,
);

/**
 * For Vite: puts the texts of one language in the place of `web/messages.ts`, each as a module of its own, so that a file of
 * scripts holds only the texts that its own components show.
 *
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
export function siteMessages(language) {
  const messages = new Map([...readCompiled('en'), ...readCompiled(language)]);
  const constants = new Map(
    [...messages].flatMap(([key, { code }]) => {
      const [, text] = /^export const \w+ = \(\): string =>\s+(`[\s\S]*`);\n$/.exec(code) ?? [];
      return text === undefined ? [] : [[key, text]];
    }),
  );
  const numbers = join(root, 'rules/messages/numbers.ts');
  return {
    name: 'site-messages',
    enforce: 'pre',
    resolveId(id, importer) {
      const isAsked = id === ASKED[1] || (id === ASKED[0] && dirname(importer) === WEB);
      if (isAsked) return MODULE;
      return id.startsWith(MODULE) ? id : null;
    },
    // A text without values stands where it is used. Any other is a module for each file that uses it: one module for several
    // files would become a script of its own, which a page must request.
    transform: {
      filter: { id: /\/web\/.+\.tsx?$/, code: /messages\.ts'/ },
      handler(code, id) {
        const own = new Set();
        const changed = code.replace(/\bm\.([a-z]+_\w+)\((\))?/g, (call, key, end) => {
          if (!messages.has(key)) return call;
          if (end && constants.has(key)) return constants.get(key);
          own.add(key);
          return `m_${key}(${end ?? ''}`;
        });
        // The build cannot know which text a computed key names, so the file would get all texts of the site.
        if (code.includes("from '#web/messages.ts'") && /\bm\[/.test(code)) {
          throw new Error(`${relative(root, id)} takes a text by a computed key`);
        }
        const imports = [...own].map(
          (key) => `import { ${key} as m_${key} } from '${ONE}${key}?${relative(WEB, id)}';`,
        );
        return [changed, ...imports].join('\n');
      },
    },
    load(id) {
      if (!id.startsWith(MODULE)) return null;
      const pure = (code) => ({ code, moduleType: 'ts', moduleSideEffects: false });
      if (id === MODULE) {
        return pure(`export * as m from '${ALL}';\nexport const language = '${language}';`);
      }
      if (id === ALL) {
        const names = [...messages.keys()];
        return pure(names.map((key) => `export { ${key} } from '${ONE}${key}';`).join('\n'));
      }
      if (id.startsWith(SPEECH)) {
        const own = id.slice(SPEECH.length);
        return pure(`import { groupedNumbersIn, pluralsIn } from ${JSON.stringify(numbers)};
export const number = /* @__PURE__ */ groupedNumbersIn('${own}');
export const plural = /* @__PURE__ */ pluralsIn('${own}');`);
      }
      // A text that the language lacks is English, with its numbers and forms.
      const { code, own } = messages.get(id.slice(ONE.length).split('?', 1)[0]);
      return pure(`import { number, plural } from '${SPEECH}${own}';\n${code}`);
    },
  };
}

/** The functions of a language by their keys, as `npm run messages` wrote them. Those that it takes from English are left out. */
function readCompiled(language) {
  const file = readFileSync(join(root, `rules/messages/compiled/site/${language}.ts`), 'utf8');
  const found = file.matchAll(/^export const ([a-z]+_\w+) = [\s\S]+?;\n(?=export |$)/gm);
  return [...found].map(([code, key]) => [
    key,
    { code: code.replaceAll('Rich<T>', 'readonly (string | T)[]'), own: language },
  ]);
}
