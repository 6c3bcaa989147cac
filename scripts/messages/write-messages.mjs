// Writes the messages of a language as functions, so that the compiler checks their keys and values, and a page loads only those
// that it uses.
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { CATALOGUES, hasTags, isMarkup, partsOf } from './catalogue.mjs';

const RIGHT_TO_LEFT = ['ar'];
/** Around text that may run in the other direction. */
const [BEGIN, END] = ['\u2068', '\u2069'];

/**
 * The module of a language. Messages that it lacks are English.
 * @param {string} language
 * @param {Map<string, object[]>} english the parsed messages, which also give the types of the values
 * @param {Map<string, object[]>} own
 * @param {{ texts: string, room: string, isOfPages: boolean }} [catalogue]
 * @returns {string} TypeScript
 */
export function writeMessages(language, english, own, catalogue = CATALOGUES.bot) {
  const { isOfPages } = catalogue;
  const isolates = RIGHT_TO_LEFT.includes(language);
  const functions = [...english].map(([key, source]) => {
    const message = own.get(key);
    if (message === undefined) return `export { ${key} } from './en.ts';`;
    const how = { isMarkup: !isOfPages && isMarkup(key), isOfPages, isolates };
    return isOfPages && hasTags(source)
      ? `export const ${key} = <T>(${parameter(source)}): Rich<T> =>\n  [${inParts(message, how)}];`
      : `export const ${key} = (${parameter(source, how.isMarkup)}): string =>\n  \`${written(message, how)}\`;`;
  });
  const numbers = isOfPages ? 'groupedNumbersIn' : 'numbersIn';
  const body = functions.join('\n');
  const [markup, number, plural] = ['markup(', 'number(', 'plural('].map((call) =>
    body.includes(call),
  );
  const imported = {
    numbers: [
      ...(number && isOfPages ? [numbers] : []),
      ...(plural ? ['pluralsIn'] : []),
      ...(body.includes('Rich<T>') ? ['type Rich'] : []),
    ],
    speech: [
      ...(markup ? ['markup'] : []),
      ...(number && !isOfPages ? [numbers] : []),
      ...(body.includes(': Text') ? ['type Text'] : []),
    ],
  };
  return [
    `// Written by \`npm run messages\` from ${catalogue.texts}/${language}.json: change that file instead.`,
    `import type { Language } from '${catalogue.room}/languages.ts';`,
    ...Object.entries(imported)
      .filter(([, names]) => names.length > 0)
      .map(
        ([file, names]) => `import { ${names.join(', ')} } from '${catalogue.room}/${file}.ts';`,
      ),
    '',
    `export const language: Language = '${language}';`,
    ...(number ? [`const number = /* @__PURE__ */ ${numbers}('${language}');`] : []),
    ...(plural ? [`const plural = /* @__PURE__ */ pluralsIn('${language}');`] : []),
    '',
    body,
    '',
  ].join('\n');
}

/** The parameter of a message's function; empty without values. */
function parameter(message, isMarkup) {
  const types = new Map();
  for (const { type, value, options } of partsOf(message)) {
    if (type === TYPE.tag && !isMarkup) types.set(value, '(text: string) => T');
    if (type === TYPE.argument && !types.has(value)) types.set(value, isMarkup ? 'Text' : 'string');
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

/** The parts of a message with tags: a tag is what its component makes of the text inside of it. */
function inParts(message, how) {
  const parts = message.map((part) => {
    const { type, value, children, options } = part;
    if (type === TYPE.tag) return `v.${value}(\`${written(children, how)}\`)`;
    if (options === undefined || !hasTags([part])) return `\`${writtenPart(part, how)}\``;
    const forms = formsOf(options, (form, inner) => `[${inParts(form, inner)}]`, {
      ...how,
      counted: value,
    });
    return type === TYPE.plural ? `...plural(v.${value}, ${forms})` : `...(${forms})[v.${value}]`;
  });
  return parts.join(', ');
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
      return `\${plural(v.${value}, ${formsOf(options, asText, { ...how, counted: value })})}`;
    case TYPE.select:
      return `\${(${formsOf(options, asText, how)})[v.${value}]}`;
    default:
      throw new Error(`a part of type ${type}`);
  }
}

function formsOf(options, form, how) {
  const all = Object.entries(options).map(
    ([name, { value }]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${form(value, how)}`,
  );
  return `{ ${all.join(', ')} }`;
}

function asText(message, how) {
  return `\`${written(message, how)}\``;
}

/** An address stands alone: Telegram would take the mark after it as its last character. */
const ALONE = ['url'];
/** The site's own dates: isolated they would have no direction, because a date is made of isolated parts. */
const DATES = ['day', 'month', 'year', 'date'];

function isolated(text, name, { isolates, isOfPages }) {
  return isolates && !ALONE.includes(name) && !(isOfPages && DATES.includes(name))
    ? escaped(BEGIN) + text + escaped(END)
    : text;
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
