/** A piece of HTML in which all outside text is escaped. */
export type Html = { readonly markup: string };

type Part = Html | string | number | false | null | undefined | readonly Part[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds HTML: texts are escaped, for places between tags and inside quoted attributes; false and null are left out. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: String.raw({ raw: strings }, ...parts.map(written)) };
}

function written(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (isList(part)) return part.map(written).join('');
  if (typeof part === 'object') return part.markup;
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

function isList(part: Part): part is readonly Part[] {
  return Array.isArray(part);
}
