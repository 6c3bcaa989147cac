import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Widths are measured at this size. */
const MEASURED_PX = 100;
/** Inside the picture's edge, so that letters that begin before their place are measured too. */
const MEASURED_AT = 1000;

/** Loads the rasteriser, once for a thread. */
export async function loadRasteriser(folder: string): Promise<void> {
  await initWasm(brotliDecompressSync(readFileSync(join(folder, 'resvg.wasm.br'))));
}

/** The advance of a text in a font, in parts of the size: the line under it is exactly as long. */
export function measureText(text: string, font: Uint8Array): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="900"><text xml:space="preserve" x="${MEASURED_AT}" y="400" font-size="${MEASURED_PX}" text-decoration="underline">${escapeXml(text)}</text></svg>`;
  const picture = new Resvg(svg, { font: { fontBuffers: [font] } });
  try {
    const box = picture.getBBox();
    return box ? Math.max(0, box.x + box.width - MEASURED_AT) / MEASURED_PX : 0;
  } finally {
    picture.free();
  }
}

/** An SVG as a PNG. Its texts may use these fonts only. */
export function drawPng(svg: string, fonts: Uint8Array[]): Uint8Array {
  const picture = new Resvg(svg, { font: { fontBuffers: fonts, defaultFontFamily: 'Fraunces' } });
  try {
    const image = picture.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    picture.free();
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
