/** The facts about a drawing that a test needs without a browser. */

export type SvgElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Its own text and its children's. */
  text: string;
  parent: SvgElement | null;
};

/** All elements in the order of painting. Throws on anything that an XML parser would reject. */
export function parseSvg(svg: string): SvgElement[] {
  const elements: SvgElement[] = [];
  let open: SvgElement | null = null;
  for (const token of svg.match(/<[^>]*>|[^<]+/g) ?? []) {
    if (!token.startsWith('<')) {
      const text = unescaped(token);
      if (!open && text.trim()) throw new Error(`text outside of the drawing: ${text}`);
      for (let each: SvgElement | null = open; each; each = each.parent) each.text += text;
    } else if (token.startsWith('</')) {
      if (open?.name !== token.slice(2, -1)) throw new Error(`${token} closes ${open?.name}`);
      open = open.parent;
    } else {
      if (!open && elements.length > 0) throw new Error(`a second root: ${token}`);
      const element: SvgElement = { ...tagOf(token), text: '', parent: open };
      elements.push(element);
      if (!token.endsWith('/>')) open = element;
    }
  }
  if (open) throw new Error(`<${open.name}> stays open`);
  return elements;
}

/** The attribute of the element or of its nearest ancestor with one, as presentation attributes are inherited. */
export function inherited(element: SvgElement, name: string): string | undefined {
  for (let each: SvgElement | null = element; each; each = each.parent) {
    const value = each.attributes.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

export type Box = { left: number; right: number; top: number; bottom: number };

/** The box that a filled rectangle or circle covers; null for everything else. */
export function groundBox(element: SvgElement): Box | null {
  const isSolid = element.name === 'rect' || element.name === 'circle';
  if (!isSolid || (inherited(element, 'fill') ?? 'none') === 'none') return null;
  if (inherited(element, 'transform')) return null; // Emblems and icons: no text is written on them.
  const number = (name: string) => Number(element.attributes.get(name) ?? 0);
  if (element.name === 'circle') {
    const [x, y, radius] = [number('cx'), number('cy'), number('r')];
    return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
  }
  const [left, top] = [number('x'), number('y')];
  return { left, top, right: left + number('width'), bottom: top + number('height') };
}

/** The box of a line of text, in the widest font that a reader is likely to have (Verdana). */
export function textBox(element: SvgElement): Box {
  const size = Number(inherited(element, 'font-size'));
  const [x, y] = [Number(element.attributes.get('x')), Number(element.attributes.get('y'))];
  const isBold = inherited(element, 'font-weight') !== undefined;
  const width = verdanaWidth(element.text, isBold) * size;
  const anchor = inherited(element, 'text-anchor') ?? 'start';
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  return { left, right: left + width, top: y - 0.73 * size, bottom: y + 0.21 * size };
}

// Advances in em; for each class the largest value that Verdana has for its letters.
const ADVANCES: readonly [letters: RegExp, em: number][] = [
  [/[ijl.,:'I!]/, 0.37],
  [/[ tfr/()-]/, 0.43],
  [/[mwMW@…+−]/, 0.95],
  [/[A-Z]/, 0.72],
];

function verdanaWidth(text: string, isBold: boolean): number {
  const em = [...text].reduce((sum, letter) => {
    return sum + (ADVANCES.find(([letters]) => letters.test(letter))?.[1] ?? 0.635);
  }, 0);
  return isBold ? em * 1.12 : em;
}

function tagOf(token: string): Pick<SvgElement, 'name' | 'attributes'> {
  const tag = /^<([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<]*")*)\s*\/?>$/.exec(token);
  if (!tag) throw new Error(`not well-formed: ${token}`);
  const [, name = '', rest = ''] = tag;
  const attributes = new Map<string, string>();
  for (const [, key = '', value = ''] of rest.matchAll(/ ([a-zA-Z:-]+)="([^"]*)"/g)) {
    if (attributes.has(key)) throw new Error(`${key} stands twice in ${token}`);
    attributes.set(key, unescaped(value));
  }
  return { name, attributes };
}

function unescaped(text: string): string {
  return text.replace(/&(#x27|amp|lt|gt|quot|[^;]*);?/g, (whole, entity: string) => {
    const letter = { '#x27': "'", amp: '&', lt: '<', gt: '>', quot: '"' }[entity];
    if (!letter || !whole.endsWith(';')) throw new Error(`unknown entity ${whole}`);
    return letter;
  });
}
