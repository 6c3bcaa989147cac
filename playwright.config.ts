import { defineConfig } from '@playwright/test';
import { leftOut } from './e2e/samples.ts';
import { drawSeed } from './server/testing/run/seed.ts';

drawSeed();
const grepInvert = leftOut();

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  testMatch: '**/*.spec.ts',
  ...(grepInvert ? { grepInvert } : {}),
  // Compiled already: doing it again takes eight seconds, in which no test runs.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  // More than there are cores: pages also wait, for timers and for each other.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // A journey has the steps of several tests.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // A press that finds nothing is not to keep a worker for the rest of the journey's time.
    actionTimeout: 20_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Nothing moves unless a test is about it: drawing a number that counts up for seconds takes more
    // of two cores than the rest of its page.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // As root there is no sandbox; the rest keeps the browser from calling its maker.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
