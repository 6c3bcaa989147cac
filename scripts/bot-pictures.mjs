// Takes the pictures of docs/bot.md and of the README: plays the journey of a tip on the try page of a fresh demo. Run it and
// commit the result when the bot's texts or the page have changed.
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
const MOST_BYTES_OF_PAGE = 200_000;
const VIEWPORT = { width: 1280, height: 1000 };
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
  const page = await browser.newPage({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: VIEWPORT,
  });
  page.setDefaultTimeout(LONGEST_MS);
  await play(page);
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
  const asked = payer.getByText('pay exactly');
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

async function take(part, name, mostBytes = MOST_BYTES) {
  const png = await part.screenshot();
  if (png.length > mostBytes) throw new Error(`${name} has ${png.length} bytes`);
  writeFileSync(join(FOLDER, `${name}.png`), png);
  console.log(`${name}: ${png.length} bytes`);
}
