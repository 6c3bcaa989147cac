const SVG = 'http://www.w3.org/2000/svg';

/** Paths on a square of 24, drawn with round strokes. */
const PATHS = {
  send: 'M7 17 17 7M8 7h9v9',
  receive: 'M17 7 7 17M16 17H7V8',
  backup: 'M12 3 5 5.5V11c0 4.7 2.9 8.2 7 10 4.1-1.8 7-5.3 7-10V5.5zM9 11.8l2.2 2.2 4-4.2',
  lock: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon: the words next to it say the same. */
export function icon(name: IconName): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
