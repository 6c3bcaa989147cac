import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openTestTelegramServer, type TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { openSetup } from '#server/setup/setup.ts';
import { STEPS } from '#server/setup/steps.ts';

export const OWNER = '4242';
export const BOT = { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, BOT: '0' };

export const LITECOIN_CREW = {
  COMMUNITY_KIND: 'other',
  COMMUNITY_COIN: 'litecoin',
  COMMUNITY_SITE_NAME: 'The Silver Cove',
  COMMUNITY_NAME: 'Litecoin',
  COMMUNITY_CONTACT: 'crew@silver.example',
};

export type Setup = ReturnType<typeof openSetup>;

/** Gives the tests of a file a Telegram, and each of them a folder of its own to set up in. */
export function prepareSetup() {
  let folder = '';
  let telegram: TestTelegramServer;
  beforeAll(async () => {
    telegram = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
  });
  afterAll(() => telegram.close());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quarterdeck-setup-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return {
    telegram: () => telegram.telegram,
    inFolder: (name: string) => join(folder, name),
    /** The settings file. */
    path: () => join(folder, 'quarterdeck.env'),
    open: (environment: Record<string, string> = {}) =>
      openSetup({ environment: { TELEGRAM_API_ROOT: telegram.root, ...environment }, cwd: folder }),
  };
}

export async function pass(setup: Setup, answers: Record<string, string>) {
  for (const { id } of STEPS) {
    const outcome = await setup.answer(id, answers);
    expect({ id, ...outcome }).toMatchObject({ isPassed: true });
  }
}

/** Returns the faults that a step reports. */
export async function faultsOf(setup: Setup, ...[id, given, trial]: Parameters<Setup['answer']>) {
  const { findings, isPassed } = await setup.answer(id, given, trial);
  const says = findings.filter(({ state }) => state === 'fault').map((each) => each.says);
  return { isPassed, says };
}
