// Writes the messages of a language as functions, so that the compiler checks their keys and values, and a page loads only those
// that it uses.
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { isMarkup, partsOf } from './catalogue.mjs';

const RIGHT_TO_LEFT = ['ar'];
/** Around text that may run in the other direction. */
const [BEGIN, END] = ['\u2068', '\u2069'];

/**
 * The module of a language. Messages that it lacks are English.
 * @param {string} language
 * @param {Map<string, object[]>} english the parsed messages, which also give the types of the values
 * @param {Map<string, object[]>} own
 * @returns {string} TypeScript
 */
export function writeMessages(language, english, own) {
  const isolates = RIGHT_TO_LEFT.includes(language);
  const functions = [...english].map(([key, source]) => {
    const message = own.get(key);
    if (message === undefined) return `export { ${key} } from './en.ts';`;
    const text = written(message, { isMarkup: isMarkup(key), isolates });
    return `export const ${key} = (${parameter(key, source)}): string =>\n  \`${text}\`;`;
  });
  const body = functions.join('\n');
  const [markup, number, plural] = ['markup(', 'number(', 'plural('].map((call) =>
    body.includes(call),
  );
  const imported = [
    ...(markup ? ['markup'] : []),
    ...(number ? ['numbersIn'] : []),
    ...(plural ? ['pluralsIn'] : []),
    ...(body.includes(': Text') ? ['type Text'] : []),
  ];
  return [
    `// Written by \`npm run messages\` from messages/${language}.json: change that file instead.`,
    `import type { Language } from '../languages.ts';`,
    ...(imported.length === 0 ? [] : [`import { ${imported.join(', ')} } from '../speech.ts';`]),
    '',
    `export const language: Language = '${language}';`,
    ...(number ? [`const number = /* @__PURE__ */ numbersIn('${language}');`] : []),
    ...(plural ? [`const plural = /* @__PURE__ */ pluralsIn('${language}');`] : []),
    '',
    body,
    '',
  ].join('\n');
}

/** The parameter of a message's function; empty without values. */
function parameter(key, message) {
  const types = new Map();
  for (const { type, value, options } of partsOf(message)) {
    if (type === TYPE.argument && !types.has(value))
      types.set(value, isMarkup(key) ? 'Text' : 'string');
    if (type === TYPE.number || type === TYPE.plural) types.set(value, 'number');
    if (type === TYPE.select)
      types.set(
        value,
        Object.keys(options)
          .map((each) => `'${each}'`)
          .join(' | '),
      );
  }
  if (types.size === 0) return '';
  return `v: { ${[...types].map(([name, type]) => `${name}: ${type}`).join('; ')} }`;
}

function written(message, how) {
  return message.map((part) => writtenPart(part, how)).join('');
}

function writtenPart({ type, value, children, options }, how) {
  switch (type) {
    case TYPE.literal:
      return escaped(isolatedCommands(how.isMarkup ? escapedMarkup(value) : value, how));
    case TYPE.argument:
      return isolated(`\${${how.isMarkup ? `markup(v.${value})` : `v.${value}`}}`, value, how);
    case TYPE.number:
      return `\${number(v.${value})}`;
    case TYPE.pound:
      return `\${number(v.${how.counted})}`;
    case TYPE.tag: {
      const inner = written(children, { ...how, isolates: how.isolates && value !== 'code' });
      return `<${value}>${inner}</${value}>`;
    }
    case TYPE.plural:
      return `\${plural(v.${value}, ${forms(options, { ...how, counted: value })})}`;
    case TYPE.select:
      return `\${(${forms(options, how)})[v.${value}]}`;
    default:
      throw new Error(`a part of type ${type}`);
  }
}

function forms(options, how) {
  const all = Object.entries(options).map(
    ([name, { value }]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: \`${written(value, how)}\``,
  );
  return `{ ${all.join(', ')} }`;
}

/** An address stands alone: Telegram would take the mark after it as its last character. */
function isolated(text, name, { isolates }) {
  return isolates && name !== 'url' ? escaped(BEGIN) + text + escaped(END) : text;
}

function isolatedCommands(text, { isolates }) {
  return isolates ? text.replace(/(?<![\w<])\/[a-z]+/g, (command) => BEGIN + command + END) : text;
}

function escapedMarkup(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escaped(text) {
  return text
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(BEGIN, '\\u2068')
    .replaceAll(END, '\\u2069');
}
