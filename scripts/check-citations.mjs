// Finds citations and links without a target, and headings of the specification that would break them.
import { posix } from 'node:path';

const CODE = /\.(?:tsx?|mjs|cjs|css|sql)$/;
const CITATION = /\bdocs\/[\w./-]+\.md(?:#[\w-]*)?/g;
// A number alone names a document that readers cannot open. A line of a comment may end between word and number.
const BARE =
  /\bdecisions?(?:[ \t]+|[ \t]*\n[ \t]*(?:\*|\/\/)?[ \t]*)\d+|\b(?:public|restricted)-areas?\b/gi;
const NOT_BARE_IN = /\.(?:tsx?|mjs|css|md)$/;
const MAY_BE_BARE = /^(?:CHANGELOG\.md$|server\/db\/migrations\/)/;
const SPECIFICATION = /^docs\/spec\/(?!README\.md$).*\.md$/;

/**
 * Finds problems of citations, links and headings, as `path:line: sentence`.
 * @param {ReadonlyMap<string, string>} texts the texts of the repository's files by path
 * @param {Iterable<string>} paths all files of the repository; links may also lead to pictures and folders
 * @returns {string[]}
 */
export function findCitationProblems(texts, paths) {
  const places = new Set();
  for (let path of paths) for (; path !== '.'; path = posix.dirname(path)) places.add(path);
  const anchors = new Map();

  /** @type {(target: string, anchor: string | undefined) => string | null} */
  const findFault = (target, anchor) => {
    if (target !== '.' && !places.has(target)) return `there is no ${target}`;
    const text = texts.get(target);
    if (anchor === undefined || text === undefined || !target.endsWith('.md')) return null;
    if (!anchors.has(target)) anchors.set(target, anchorsOf(text));
    return anchors.get(target).has(anchor) ? null : `${target} has no heading #${anchor}`;
  };

  return [...texts].flatMap(([path, text]) =>
    [
      ...(CODE.test(path) ? citationFaults(text, findFault) : []),
      ...(path.endsWith('.md') ? linkFaults(path, text, findFault) : []),
      ...(NOT_BARE_IN.test(path) && !MAY_BE_BARE.test(path) ? bareFaults(text) : []),
      ...(SPECIFICATION.test(path) ? numberFaults(text) : []),
    ].map(([line, sentence]) => `${path}:${line}: ${sentence}`),
  );
}

function citationFaults(text, findFault) {
  return [...text.matchAll(CITATION)].flatMap((match) => {
    const [target, anchor] = match[0].split('#');
    const fault = findFault(target, anchor);
    return fault ? [[lineAt(text, match.index), fault]] : [];
  });
}

function linkFaults(path, text, findFault) {
  return proseOf(text).flatMap((line, index) =>
    [...line.matchAll(/\]\(\s*([^)\s]+)[^)]*\)|^ {0,3}\[[^\]]+\]:\s*(\S+)/g)].flatMap((match) => {
      const link = match[1] ?? match[2];
      if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(link)) return [];
      const [file, anchor] = link.split('#');
      const fault = findFault(
        file ? posix.join(posix.dirname(path), file).replace(/\/$/, '') : path,
        anchor,
      );
      return fault ? [[index + 1, fault]] : [];
    }),
  );
}

function bareFaults(text) {
  return [...text.matchAll(BARE)].map((match) => [
    lineAt(text, match.index),
    `“${match[0].replace(/\s+/g, ' ')}” names no document of the repository: cite its file and heading`,
  ]);
}

function numberFaults(text) {
  const faults = [];
  let section = 0;
  let part = 0;
  for (const { line, level, title } of headingsOf(text)) {
    if (level !== 2 && level !== 3) continue;
    if (level === 2) [section, part] = [section + 1, 0];
    else part += 1;
    const number = level === 2 ? `${section}. ` : `${section}.${part} `;
    if (!title.startsWith(number)) faults.push([line, `“${title}” should begin with “${number}”`]);
  }
  return faults;
}

/** The anchors that GitHub gives to headings: a repeated one gets a number. */
function anchorsOf(text) {
  const counts = new Map();
  return new Set(
    headingsOf(text).map(({ title }) => {
      const words = title.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const slug = words.replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '').replaceAll(' ', '-');
      const count = counts.get(slug) ?? 0;
      counts.set(slug, count + 1);
      return count === 0 ? slug : `${slug}-${count}`;
    }),
  );
}

function headingsOf(text) {
  return withoutFences(text).flatMap((line, index) => {
    const heading = /^ {0,3}(#{1,6})[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/.exec(line);
    return heading ? [{ line: index + 1, level: heading[1].length, title: heading[2] }] : [];
  });
}

/** The lines without code: text in backticks is not a link. */
function proseOf(text) {
  return withoutFences(text).map((line) => line.replace(/(`+)(?!`).*?(?<!`)\1(?!`)/g, '``'));
}

/** The lines, with empty lines instead of fenced code. */
function withoutFences(text) {
  let fence = null;
  return text.split('\n').map((line) => {
    const mark = /^\s*(`{3,}|~{3,})(.*)$/.exec(line);
    if (fence === null) {
      if (!mark) return line;
      fence = mark[1];
    } else if (mark?.[1].startsWith(fence) && mark[2].trim() === '') fence = null;
    return '';
  });
}

function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}
