// Takes the pictures of docs/bot.md, docs/tour.md and the README: visits pages of a fresh demo, then plays the
// journey of a tip on its try page. Run it and commit the result when the bot's texts or a page have changed.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
// Loaded only now, because it needs installed packages.
const { chromium } = await import('@playwright/test');
const { ensureChromium } = await import('./chromium.mjs');

const FOLDER = join(root, 'docs/pictures');
const MOST_BYTES = 100_000;
const MOST_BYTES_OF_PAGE = 250_000;
const VIEWPORT = { width: 1280, height: 1000 };
const ENDS = [
  ['wide', 'light', { width: 1280, height: 800 }],
  ['phone', 'dark', { width: 360, height: 800 }],
];
/** The demo fills itself first, and the bot keeps Telegram's pace. */
const LONGEST_MS = 180_000;

const data = mkdtempSync(join(tmpdir(), 'quarterdeck-pictures-'));
const { url, stop } = await startDemo();
const executablePath = ensureChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  mkdirSync(FOLDER, { recursive: true });
  // Before the journey, which begins a new week. Each has a session of its own.
  for (const tour of [visit, play]) {
    const page = await browser.newPage({
      colorScheme: 'light',
      reducedMotion: 'reduce',
      viewport: VIEWPORT,
    });
    page.setDefaultTimeout(LONGEST_MS);
    await tour(page);
  }
} finally {
  await browser.close();
  await stop();
  rmSync(data, { recursive: true });
}

async function startDemo() {
  const port = await freePort();
  const child = spawn('node', [join(root, 'dist/cli/main.js'), 'start'], {
    env: { PATH: process.env.PATH, SETTINGS_FILE: devNull, DATA_DIR: data, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Quarterdeck is at') && resolve());
    child.once('exit', () => reject(new Error('the demo did not start')));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

async function play(page) {
  await page.goto(`${url}/try`);
  const press = (name) =>
    page.getByRole('region', { name: 'What to do next' }).getByRole('button', { name }).click();
  const group = page.getByRole('region', { name: 'Junkcoin', exact: true });
  const [payer, payee] = [0, 1].map((place) =>
    page.getByRole('region', { name: / and / }).nth(place),
  );
  for (const _ of [payer, payee]) await press(/^Start as /);
  for (const _ of [payer, payee]) await press(/^Set an address/);
  await payer.getByText('Your tips and shares now go to').waitFor();
  await take(payer, '1-start');
  await press(/^Tip /);
  await group.getByText(/ tips /).waitFor();
  const asked = payer.getByText('scan the code');
  await asked.waitFor();
  await take(group, '2-tip');
  await asked.evaluate((text) => text.scrollIntoView({ block: 'start' }));
  await take(payer, '3-pay');
  await press('Pay the tip');
  await group.getByText(/on its way/).waitFor();
  await press('Mine a block');
  await group.getByText(/tipped .*✅/).waitFor();
  await payee.getByText(/confirmed/).waitFor();
  await take(payee, '4-received');
  await page.getByRole('button', { name: 'Next Sunday' }).click();
  await payer.getByText(/Your share of the week of .* is paid/).waitFor();
  await payer.getByRole('img', { name: 'Share card' }).evaluate((img) => img.decode());
  await take(payer, '5-share');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('list', { name: 'The week' }).waitFor();
  await take(page, 'try-wide', MOST_BYTES_OF_PAGE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('tab').last().click();
  await page.getByRole('region', { name: 'What to do next' }).scrollIntoViewIfNeeded();
  await take(page, 'try-phone', MOST_BYTES_OF_PAGE);
}

/** Pages at both ends of the range: a computer by day, and a phone by night. */
async function visit(page) {
  const takeBoth = async (name) => {
    for (const [end, colorScheme, viewport] of ENDS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo(0, 0));
      await take(page, `${name}-${end}`, MOST_BYTES_OF_PAGE);
    }
  };
  await page.goto(`${url}/leaderboard`);
  const best = page.getByRole('article').first().getByRole('link').first();
  const member = await best.getAttribute('href');
  await takeBoth('board');
  await page.goto(url + member);
  await page.getByRole('heading', { name: 'Shared weeks' }).waitFor();
  await takeBoth('member');
  const poster = await page.request.get(`${url}/posters${member}.png`);
  writeFileSync(join(FOLDER, 'share-card.png'), await poster.body());
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByRole('button', { name: 'Demo member' }).click();
  await page.getByRole('button', { name: 'Sign in' }).first().waitFor({ state: 'detached' });
  await page.goto(`${url}/wallet`);
  await makeWallet(page);
  await takeBoth('wallet');
}

async function makeWallet(page) {
  const press = (name) => page.getByRole('button', { name }).click();
  await press('Make a new wallet');
  const list = page.getByRole('list', { name: 'Your twelve words, in order' });
  await list.getByRole('listitem').last().waitFor();
  const words = await list.getByRole('listitem').allTextContents();
  await press('I have written them down');
  for (const label of await page.locator('label').allTextContents()) {
    await page.getByLabel(label, { exact: true }).fill(words[/\d+/.exec(label)[0] - 1]);
  }
  await press('Continue');
  for (const label of ['Passphrase', 'Passphrase again']) {
    await page.getByLabel(label, { exact: true }).fill('for pictures of a demo alone');
  }
  await press('Make the wallet');
  await page.getByRole('button', { name: 'Lock' }).waitFor();
}

async function take(part, name, mostBytes = MOST_BYTES) {
  const png = await part.screenshot();
  if (png.length > mostBytes) throw new Error(`${name} has ${png.length} bytes`);
  writeFileSync(join(FOLDER, `${name}.png`), png);
  console.log(`${name}: ${png.length} bytes`);
}
