// Reads the catalogues, and finds what is wrong with them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { root } from '../prepare.mjs';

/** The marks of Telegram's HTML that a message may have. Links are made of values, so that no translation can lead elsewhere. */
const TAGS = ['b', 'i', 'code'];
/**
 * The messages of the bot, of the site, of the wallet's page and of the set-up: where their texts are, and where their functions. Those of pages
 * have tags that a component fills, instead of Telegram's marks.
 */
export const CATALOGUES = {
  bot: { texts: 'messages', compiled: 'rules/messages/compiled', room: '..', isOfPages: false },
  site: ofPages('site'),
  wallet: ofPages('wallet'),
  setup: ofPages('setup'),
};

function ofPages(name) {
  const compiled = `rules/messages/compiled/${name}`;
  return { texts: `messages/${name}`, compiled, room: '../..', isOfPages: true };
}

const KINDS = [
  TYPE.literal,
  TYPE.argument,
  TYPE.number,
  TYPE.plural,
  TYPE.select,
  TYPE.pound,
  TYPE.tag,
];

/** The messages of a language by their keys, each as its text. */
export function readCatalogue(language, { texts } = CATALOGUES.bot) {
  return JSON.parse(readFileSync(join(root, `${texts}/${language}.json`), 'utf8'));
}

/**
 * Parses the messages of a language.
 * @param {Record<string, string>} texts
 * @param {{ isOfPages: boolean }} [catalogue]
 * @returns {{ messages: Map<string, object[]>, problems: string[] }} problems name the key
 */
export function parseCatalogue(texts, { isOfPages } = CATALOGUES.bot) {
  const messages = new Map();
  const problems = [];
  for (const [key, text] of Object.entries(texts)) {
    try {
      if (!/^[a-z][a-z\d]*(_[a-z\d]+)+$/.test(key)) throw new Error('the key has no prefix');
      const message = parse(text, { shouldParseSkeletons: false });
      for (const part of partsOf(message)) {
        const isKnown = KINDS.includes(part.type) && !(part.type === TYPE.number && part.style);
        const isMark =
          part.type !== TYPE.tag ||
          (isOfPages ? !hasTags(part.children) : isMarkup(key) && TAGS.includes(part.value));
        if (!isKnown || !isMark) throw new Error(`${part.value} is not possible here`);
      }
      messages.set(key, message);
    } catch (error) {
      problems.push(`${key}: ${error.message}`);
    }
  }
  return { messages, problems };
}

/** Returns whether a message has tags. In those of pages a component fills each, so none is inside of another. */
export function hasTags(message) {
  return [...partsOf(message)].some(({ type }) => type === TYPE.tag);
}

/** Returns whether a message is Telegram's HTML; all others are plain text. */
export function isMarkup(key) {
  return key.startsWith('bot_');
}

/** The places of a message that a translation must keep: its values, with their kinds, and its marks. */
export function skeletonOf(message) {
  return { values: [...valuesOf(message)].sort(), marks: marksOf(message) };
}

/** Finds where a translation differs from English: values, marks and keys. */
export function compareCatalogues(english, translated) {
  const problems = [];
  for (const [key, message] of translated) {
    const source = english.get(key);
    if (source === undefined) {
      problems.push(`${key}: English has no such message`);
      continue;
    }
    const [wanted, found] = [skeletonOf(source), skeletonOf(message)];
    if (`${wanted.values}` !== `${found.values}`) {
      problems.push(
        `${key}: its values are ${wanted.values || 'none'}, not ${found.values || 'none'}`,
      );
    }
    if (wanted.marks.join() !== found.marks.join()) {
      problems.push(
        `${key}: its marks are ${wanted.marks.join(' | ')}, not ${found.marks.join(' | ')}`,
      );
    }
  }
  return problems;
}

/** Every part of a message, with those inside of others. */
export function* partsOf(message) {
  for (const part of message) {
    yield part;
    yield* partsOf(part.children ?? []);
    for (const option of Object.values(part.options ?? {})) yield* partsOf(option.value);
  }
}

/** The values of a message: `name`, `count:number`, `kind:one|two`. */
function valuesOf(message) {
  const values = new Map();
  for (const { type, value, options } of partsOf(message)) {
    if (type === TYPE.argument) values.set(value, values.get(value) ?? value);
    if (type === TYPE.number || type === TYPE.plural) values.set(value, `${value}:number`);
    if (type === TYPE.select)
      values.set(value, `${value}:${Object.keys(options).sort().join('|')}`);
  }
  return new Set(values.values());
}

/**
 * The marks of each text that a message can be, in any order, without repetition: a language may have more plural forms than
 * English.
 */
function marksOf(message) {
  const texts = message.reduce(
    (all, part) => all.flatMap((marks) => marksOfPart(part).map((more) => [...marks, ...more])),
    [[]],
  );
  return [...new Set(texts.map((marks) => marks.sort().join(' ')))].sort();
}

function marksOfPart({ type, value, children, options }) {
  if (type === TYPE.tag) return marksOf(children).map((inner) => [`<${value}>`, ...split(inner)]);
  if (options) return Object.values(options).flatMap((option) => marksOf(option.value).map(split));
  return [[]];
}

function split(marks) {
  return marks === '' ? [] : marks.split(' ');
}
