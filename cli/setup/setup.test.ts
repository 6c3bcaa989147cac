import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fault } from '#server/doctor/finding.ts';
import { openTestTelegramServer, type TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { OTHER_BOT_TOKEN, TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { openSetup } from '#server/setup/setup.ts';
import { openPostgresForTest } from '#server/testing/db/databases.ts';
import { PROGRAM, runHere } from '../testing/cli.ts';
import { askAll } from './wizard.ts';

const OWNER = '4242';
const INVENTED = 'https://deck.invalid';

// The name servers of a machine may answer for an invented name, or not in time.
vi.mock(import('#server/doctor/probes/domain.ts'), async (original) => {
  const domain = await original();
  return {
    ...domain,
    probeDomain: async (place) =>
      place.publicUrl === INVENTED
        ? { findings: [fault('domain-name', 'The name has no address.', 'Add a record')] }
        : domain.probeDomain(place),
  };
});

let folder = '';
let telegram: TestTelegramServer;

beforeAll(async () => {
  telegram = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
});
afterAll(() => telegram.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-setup-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const settingsFile = () => join(folder, 'quarterdeck.env');
const place = () => ({
  DATA_DIR: join(folder, 'data'),
  SETTINGS_FILE: settingsFile(),
  TELEGRAM_API_ROOT: telegram.root,
});

function writeAnswers(text: string): string {
  const file = join(folder, 'answers');
  writeFileSync(file, text);
  return file;
}

describe('setup --answers', () => {
  it('writes settings with which the server starts and the owner signs in', async () => {
    const database = await openPostgresForTest();
    const file = writeAnswers(
      JSON.stringify({
        DATABASE_URL: database.url,
        TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
        OWNER_TELEGRAM_ID: OWNER,
        WEEKLY_POOL: 250,
      }),
    );
    const environment = { PATH: process.env.PATH ?? '', TELEGRAM_API_ROOT: telegram.root };
    const written = await start(['setup', '--answers', file], environment).ended;
    expect(written).toMatchObject({ code: 0 });
    expect(written.output).toContain(`The settings are in ${settingsFile()}.`);
    expect(written.output).toContain('With the policy “backed” (in the portal under Policy)');
    expect(written.output).not.toContain(TEST_BOT_TOKEN);
    expect(statSync(settingsFile()).mode & 0o777).toBe(0o600);

    const server = start([], { ...environment, PORT: '0', LOG_LEVEL: 'warn' });
    const url = await server.address;
    expect((await fetch(`${url}/setup`)).status).toBe(404);
    const answer = fetch(`${url}/api/admin/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://127.0.0.1:0' },
      body: JSON.stringify({ telegramId: OWNER }),
    });
    const question = await vi.waitUntil(
      () => telegram.telegram.messagesOf(OWNER).find(({ buttons }) => buttons.length > 0),
      { timeout: 20_000 },
    );
    const { messageId, buttons } = question;
    telegram.telegram.press(OWNER, messageId, buttons[0]?.[0]?.callback_data ?? '');
    const signedIn = await answer;
    expect({ status: signedIn.status, body: await signedIn.json() }).toMatchObject({
      status: 200,
      body: { telegramId: OWNER, isBotOwner: true },
    });
    expect(signedIn.headers.get('set-cookie')).toContain('HttpOnly');
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    await database.close();
  });

  it('writes nothing while something does not work, unless it may wait', async () => {
    const lines = ['CHAIN_API_URL=http://127.0.0.1:1', `OWNER_TELEGRAM_ID=${OWNER}`];
    const wrong = writeAnswers([...lines, `TELEGRAM_BOT_TOKEN=${OTHER_BOT_TOKEN}`].join('\n'));
    const refused = await runHere('setup', ['--answers', wrong, '--use-anyway'], place());
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toBe(
      'Telegram bot: ✗ Telegram does not know this token. Copy the token from BotFather (/mybots, API Token) into TELEGRAM_BOT_TOKEN.\nThe settings have not been written.\n',
    );
    const right = writeAnswers([...lines, `TELEGRAM_BOT_TOKEN=${TEST_BOT_TOKEN}`].join('\n'));
    const waits = await runHere('setup', ['--answers', right], place());
    expect(waits).toMatchObject({ code: 1, stderr: expect.stringContaining('Add --use-anyway') });
    expect(() => readFileSync(settingsFile())).toThrow('ENOENT');
    const forced = await runHere('setup', ['--answers', right, '--use-anyway'], place());
    expect(forced).toMatchObject({ code: 0 });
    expect(readFileSync(settingsFile(), 'utf8')).toContain('CHAIN_API_URL=http://127.0.0.1:1\n');
    const page = await runHere('setup', ['--page'], place());
    expect(page).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already has settings'),
    });
  });

  it.each([
    ['no JSON', '{"TELEGRAM_BOT_TOKEN": "s3cret', /must be a JSON object of strings/],
    ['a list in JSON', '{"OWNER_TELEGRAM_ID": ["s3cret"]}', /must be a JSON object of strings/],
    [
      'what is not asked',
      'SECRET_KEY=s3cret',
      /does not ask for SECRET_KEY\. It asks for COMMUNITY_KIND, /,
    ],
  ])('refuses %s, and quotes no value', async (_, text, problem) => {
    const { code, stderr } = await runHere('setup', ['--answers', writeAnswers(text)], place());
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(problem) });
    expect(stderr).not.toContain('s3cret');
  });

  it('names an answer that is missing', async () => {
    const answers = writeAnswers(`OWNER_TELEGRAM_ID=${OWNER}`);
    const { code, stderr } = await runHere('setup', ['--answers', answers], place());
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('TELEGRAM_BOT_TOKEN: is required.'),
    });
  });

  it('asks nobody where there is no terminal', async () => {
    const { code, stderr } = await runHere('setup', [], place());
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('--answers FILE'),
    });
  });
});

describe('in the terminal', () => {
  /** A person who answers prompts in turn, then leaves; an answer may depend on the text so far. */
  function person(...answers: (string | ((said: string) => string))[]) {
    const said: string[] = [];
    const hidden: string[] = [];
    return {
      said: () => said.join('\n'),
      hidden,
      say: (text: string) => void said.push(text),
      async ask(prompt: string, { isHidden = false } = {}) {
        const next = answers.shift();
        if (next === undefined) return null;
        const answer = typeof next === 'string' ? next : next(said.join('\n'));
        if (isHidden) hidden.push(answer);
        said.push(prompt + (isHidden ? '' : answer));
        return answer;
      },
      close: () => {},
    };
  }
  const open = () => openSetup({ environment: place(), cwd: folder });

  it('asks until everything works, and leaves no answer behind that was not confirmed', async () => {
    const pressStart = (said: string) => {
      const [, word] = /start=([\w-]+)/.exec(said) ?? [];
      telegram.telegram.say(OWNER, `/start ${word}`);
      return '';
    };
    const terminal = person(
      '',
      ...['postgres://u:pw@127.0.0.1:1/none', 'none'],
      ...[INVENTED, 'yes', ''],
      ...[OTHER_BOT_TOKEN, '', TEST_BOT_TOKEN, '3', '1'],
      ...[pressStart, ''],
      ...[''],
      ...['250', ''],
      ...[''],
    );
    expect(await askAll(open(), terminal)).toBe('left');
    expect(terminal.hidden).toEqual([
      'postgres://u:pw@127.0.0.1:1/none',
      'none',
      OTHER_BOT_TOKEN,
      '',
      TEST_BOT_TOKEN,
    ]);
    expect(terminal.said()).toContain('Type a number from 1 to 2.');
    // A refused secret is never offered as kept, and its question is asked alone.
    expect(terminal.said()).not.toContain('[kept]');
    expect(terminal.said()).toMatch(
      /does not know this token\. .*\n\nToken of the bot\n.*\n.*> \nThis is required\.\n/,
    );
    expect(terminal.said()).toContain(`Person pressed Start.`);
    expect(terminal.said()).toContain('Nothing was written.');
    for (const secret of ['u:pw', TEST_BOT_TOKEN]) expect(terminal.said()).not.toContain(secret);

    // All of it is offered again; an address that does not answer is forced once more.
    const again = person('', '', '', 'y', '', '', '', 'no', '', '', '', '', '', 'yes', '');
    expect(await askAll(open(), again)).toBe('start');
    expect(again.said()).toContain('[kept] > ');
    expect(again.said()).toContain(`Open ${INVENTED}/admin, choose`);
    const text = readFileSync(settingsFile(), 'utf8');
    expect(text).toContain(`PUBLIC_URL=${INVENTED}\n`);
    expect(text).toContain('WEEKLY_POOL=250\n');
    expect(text).toContain(`TELEGRAM_BOT_TOKEN=${TEST_BOT_TOKEN}\n`);
    expect(text).not.toContain('DATABASE_URL');
    const [, passphrase = ''] = /^BACKUP_PASSPHRASE=(.+)$/m.exec(text) ?? [];
    expect(again.said()).toContain('also keep a copy on another machine');
    expect(again.said()).toContain('Copy BACKUP_PASSPHRASE');
    expect(again.said()).not.toContain(passphrase);
    // A server may be running now, so this only changes its settings.
    const changing = person('', '', '', 'y', '', '', '', '', '', '', '', '', '');
    expect(await askAll(open(), changing)).toBe('written');
    expect(changing.said()).toMatch(/Restart the server: /);
  });

  it('asks again at once and alone for an answer that is missing or wrong', async () => {
    const wrong = ['2', 'The Silver Cove', '', '', 'me', 'crew@silver.example', '', '', 'prl'];
    const terminal = person(...wrong);
    expect(await askAll(open(), terminal)).toBe('left');
    const count = (text: string) => terminal.said().split(text).length - 1;
    expect(count('Name of the site\n')).toBe(1);
    expect(terminal.said()).toMatch(
      /This is required\.\n\(for example https:.*\) > me\n✗ contact is not valid\. .*\n\nWhere members reach you/,
    );
    expect(terminal.said()).toMatch(/✗ coin\.code is not valid\. .*\n\nCode of the coin/);
    expect(count('Code of the coin\n')).toBe(2);
  });

  it('takes the name in brackets, and goes back to the question before', async () => {
    const setup = open();
    const terminal = person(
      ...['<', '2', '', 'Shells', '<', '', 'crew@shell.example', '', '', '', '', ''],
      ...['<', 'shells', '', '<', '', ''],
    );
    expect(await askAll(setup, terminal)).toBe('left');
    expect(terminal.said()).toContain('This is the first question.');
    expect(terminal.said()).toMatch(
      /Where members reach you\n.*\n.* > <\n\nName of the comm.*\n.*\n\[Shells\] > /,
    );
    const kept = ['COMMUNITY_SITE_NAME', 'COMMUNITY_NAME', 'COMMUNITY_COIN_NAME'];
    expect(kept.map((name) => setup.valueOf(name))).toEqual(['The Cove', 'Shells', 'Pearlcoin']);
    // From the database back to the last question of the community, and from the address back to the database.
    expect(terminal.said()).toMatch(/> \n\n1\/8 Community\n.*\n\nScheme of payment links\n/);
    expect(setup.valueOf('COMMUNITY_COIN_SCHEME')).toBe('shells');
    expect(terminal.said()).toMatch(/3\/8 Address\n.*\n\n.*\n.*\n.*> <\n\n2\/8 Database/);
  });

  it('ends where the person ends it', async () => {
    for (const answers of [[], ['', '', ''], ['', '', '', TEST_BOT_TOKEN]]) {
      const terminal = person(...answers);
      expect(await askAll(open(), terminal)).toBe('left');
      expect(terminal.said()).toMatch(/The next run offers your answers again\.$/);
    }
  });
});

/** Starts the program in the test's folder, as an operator does. */
function start(args: readonly string[], env: Record<string, string>) {
  const child: ChildProcess = spawn('node', [PROGRAM, ...args], { cwd: folder, env });
  let output = '';
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  const address = new Promise<string>((resolve) => {
    const hear = (data: unknown) => {
      output += String(data);
      const [, url] = /Quarterdeck is at (\S+)/.exec(output) ?? [];
      if (url) resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  });
  return { child, ended, address };
}
