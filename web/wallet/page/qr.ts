import encodeQR from 'qr';

/** The light margin that readers need to find the code. */
const QUIET_MODULES = 4;
const SVG = 'http://www.w3.org/2000/svg';

/** A QR code as one path. Dark on light in both themes: some readers cannot read it inverted. */
export function qrCode(text: string, label: string): SVGElement {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const modules = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  svg.setAttribute('viewBox', `0 0 ${rows.length} ${rows.length}`);
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.setAttribute('class', 'qr');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', modules.join(''));
  svg.append(path);
  return svg;
}
