// Renders the pictures that other programs show for the site: the pictures of shared links and the icons, for the community in
// community/junkcoin and without words in community/neutral, there in the colours that the server replaces. The sources are their files, the drawings of web/ui and the built
// style sheet: run this and commit the result when one of them changes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexedPng } from './png.mjs';
import { compile, ensureBuilt, ensureInstalled, root } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
compile();
// Loaded only now, because they need installed packages and a build.
const { chromium } = await import('@playwright/test');
const { createElement } = await import('react');
const { renderToStaticMarkup } = await import('react-dom/server');
const { tsImport } = await import('tsx/esm/api');
const { PIRATE_RANKS } = await import('#rules/points/ranks.ts');
const { DRAWN, OWN_ICON } = await import('#server/community-file/neutral.ts');
const { ROSE_PATH } = await import('#server/community-file/rose.ts');
const { ensureChromium } = await import('./chromium.mjs');

/** In bytes: every chat that shows a link fetches its picture. */
const SHARE_IMAGE_MOST_BYTES = 150_000;
const SHARE_IMAGE = { width: 1200, height: 630 };
/** No server listens there: the page's requests are answered from the built site. */
const ORIGIN = 'http://site.invalid';

/** With more steps the neutral picture has more colours than a palette, and the edges of the rose would get none of their own. */
const PART_STEPS = 24;

const built = join(root, 'dist/web/client');
const { Mark } = await loadDrawing('logo/mark');
const { ChartPattern } = await loadDrawing('chart-pattern');
const { RankEmblem } = await loadDrawing('ranks/rank-emblem');

const executablePath = ensureChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ colorScheme: 'light', viewport: SHARE_IMAGE });
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(built, new URL(route.request().url()).pathname) }),
  );
  const junkcoin = join(root, 'community/junkcoin');
  await drawShareImages(page, junkcoin);
  await drawIcons(junkcoin, faviconOf(junkcoin), (svg, px) => drawIcon(page, svg, px));
  const neutral = join(root, 'community/neutral');
  await drawShareImage(page, join(neutral, 'share.png'), wordlessHtml(ROSE_PATH), coarse);
  const favicon = faviconOf(neutral)
    .replace(OWN_ICON.ground, DRAWN.ground)
    .replace(OWN_ICON.mark, DRAWN.mark);
  await drawIcons(neutral, favicon, async (svg, px) => {
    await drawIcon(page, svg, px);
    return indexedPng(await readPixels(page, { omitBackground: true }), px, px);
  });
} finally {
  await browser.close();
}

function faviconOf(folder) {
  return readFileSync(join(folder, 'favicon.svg'), 'utf8');
}

async function drawShareImages(page, folder) {
  const community = JSON.parse(readFileSync(join(folder, 'community.json'), 'utf8'));
  const home = {
    title: community.siteName,
    line: community.description,
    drawing: draw(Mark, { path: community.logo.path, size: 380 }),
  };
  const ranks = PIRATE_RANKS.map(({ rank }) => rank).toReversed();
  const leaderboard = {
    title: 'Leaderboard',
    line: 'Who tips, who earns, and who shares this week’s pool.',
    drawing: `<div class="ranks">${ranks.map((rank) => draw(RankEmblem, { rank, size: 96 })).join('')}</div>`,
  };
  for (const [name, card] of Object.entries({ home, leaderboard })) {
    await drawShareImage(page, join(folder, `share-${name}.png`), shareHtml(card, community));
  }
}

async function drawShareImage(page, file, html, change = (pixels) => pixels) {
  await show(page, SHARE_IMAGE, html);
  await fitTitle(page);
  const png = indexedPng(change(await readPixels(page)), SHARE_IMAGE.width, SHARE_IMAGE.height);
  if (png.length > SHARE_IMAGE_MOST_BYTES) throw new Error(`${file} has ${png.length} bytes`);
  write(file, png);
}

/** Rounds the parts of the neutral picture's colours. */
function coarse(pixels) {
  const rounded = (part) => Math.round((Math.round((part / 255) * PART_STEPS) / PART_STEPS) * 255);
  return Buffer.from(pixels.map(rounded));
}

/** Shrinks a long name rather than breaking it into two lines. */
async function fitTitle(page) {
  await page.evaluate(() => {
    const title = document.querySelector('h1');
    if (!title) return;
    const room = title.parentElement.clientWidth / title.scrollWidth;
    const sizePx = Number.parseFloat(getComputedStyle(title).fontSize);
    if (room < 1) title.style.fontSize = `${Math.floor(sizePx * room)}px`;
  });
}

/** The screen's pixels, 4 bytes each. */
async function readPixels(page, options = {}) {
  const shot = (await page.screenshot(options)).toString('base64');
  const pixels = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const blob = new Blob([data]);
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result.split(',')[1]);
      reader.readAsDataURL(blob);
    });
  }, shot);
  return Buffer.from(pixels, 'base64');
}

// The favicon's `rect` is the background. Rounded for programs that show the icon as it is; the whole square, with the mark away
// from its edges, for programs that crop it to their own shape.
async function drawIcons(folder, favicon, toPng) {
  const draws = [
    { file: 'icon-192.png', px: 192 },
    { file: 'icon-512.png', px: 512 },
    { file: 'icon-maskable-192.png', px: 192, markScale: 0.8 },
    { file: 'icon-maskable-512.png', px: 512, markScale: 0.8 },
    { file: 'apple-touch-icon.png', px: 180, markScale: 0.9 },
  ];
  for (const { file, px, markScale } of draws) {
    write(join(folder, file), await toPng(sized(favicon, px, markScale), px));
  }
  write(join(folder, 'favicon.ico'), icoOf(await toPng(sized(favicon, 32), 32), 32));
}

/** The icon with its size in pixels. */
function sized(favicon, px, markScale) {
  const whole = markScale
    ? `rect { rx: 0 } svg > :not(rect, style) { transform: scale(${markScale}); transform-origin: center }`
    : '';
  const style = `html { background: none !important; overflow: hidden } body { margin: 0; min-height: 0 }
    svg { display: block; width: ${px}px; height: ${px}px } ${whole}`;
  return `<style>${style}</style>${favicon}`;
}

async function drawIcon(page, svg, px) {
  await show(page, { width: px, height: px }, svg);
  return page.screenshot({ omitBackground: true });
}

/** Wraps one picture as an .ico: a header of 6 bytes, an entry of 16, then the PNG. */
function icoOf(png, px) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // Type: an icon, not a cursor.
  head.writeUInt16LE(1, 4); // The number of pictures.
  head.writeUInt8(px, 6);
  head.writeUInt8(px, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Shows a page with the site's style sheet, and waits for its fonts. */
async function show(page, viewport, body) {
  const sheets = readdirSync(join(built, 'assets')).filter((name) => name.endsWith('.css'));
  const links = sheets.map((name) => `<link rel="stylesheet" href="/assets/${name}">`).join('');
  await page.setViewportSize(viewport);
  await page.route(`${ORIGIN}/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en" data-theme="light"><head>${links}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.unroute(`${ORIGIN}/`);
}

function shareHtml({ title, line, drawing }, community) {
  return `
    <style>
      html { overflow: hidden }
      .card { position: relative; isolation: isolate; display: grid; width: 1200px; height: 630px;
        grid-template-columns: minmax(0, 1fr) 380px; grid-template-rows: minmax(0, 1fr) auto;
        column-gap: 64px; padding: 0 72px; overflow: hidden }
      .card > svg text { display: none }
      .words { align-self: center }
      .words h1 { width: max-content; font-size: 116px; line-height: 1; letter-spacing: -0.02em }
      .words p { margin-top: 30px; font-size: 33px; line-height: 1.36; color: var(--muted) }
      .drawing { align-self: center; color: var(--brass) }
      .drawing svg { border-radius: 50%; background: var(--page) }
      .ranks { display: grid; grid-template-columns: repeat(3, 96px); gap: 28px 46px }
      .foot { grid-column: 1 / -1; display: flex; align-items: center; gap: 16px; height: 108px;
        border-top: 2px solid var(--line); font-size: 27px; color: var(--muted) }
      .foot svg { color: var(--brass) }
      .foot b { font-family: var(--font-display); font-weight: 600; color: var(--ink) }
      .foot span { margin-left: auto }
    </style>
    <div class="card">
      ${draw(ChartPattern, {})}
      <div class="words"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(line)}</p></div>
      <div class="drawing">${drawing}</div>
      <div class="foot">
        ${draw(Mark, { path: community.logo.path, size: 44 })}<b>${escapeHtml(community.siteName)}</b>
        <span>${escapeHtml(`${community.communityName} · ${community.tagline}`)}</span>
      </div>
    </div>`;
}

/** Chart paper and a rose, for communities without a picture of their own. */
function wordlessHtml(rose) {
  return `
    <style>
      html { overflow: hidden; --page: ${DRAWN.ground} !important; --chart: ${DRAWN.lines} !important;
        --shoal: ${DRAWN.shoals} !important; --brass: ${DRAWN.mark} !important }
      .card { position: relative; isolation: isolate; display: grid; place-items: center; width: 1200px; height: 630px;
        overflow: hidden; color: var(--brass) }
      .card > svg text { display: none }
    </style>
    <div class="card">${draw(ChartPattern, {})}${draw(Mark, { path: rose, size: 420 })}</div>`;
}

function draw(component, props) {
  return renderToStaticMarkup(createElement(component, props));
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

async function loadDrawing(name) {
  return tsImport(`../web/ui/${name}.tsx`, {
    parentURL: import.meta.url,
    tsconfig: join(root, 'web/tsconfig.json'),
  });
}

function write(file, content) {
  writeFileSync(file, content);
  console.log(file.slice(root.length + 1));
}
