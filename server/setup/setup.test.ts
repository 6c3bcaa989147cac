import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { OTHER_BOT_TOKEN, TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { statesOf } from '#server/testing/findings.ts';
import { BOT, faultsOf, OWNER, pass, prepareSetup } from '#server/testing/setup/prepare-setup.ts';

const { inFolder, open, path } = prepareSetup();

describe('the settings', () => {
  it('are written for the owner of the process alone, and nothing else is left', async () => {
    const setup = open();
    await pass(setup, { ...BOT, OWNER_TELEGRAM_ID: OWNER, WEEKLY_POOL: '250' });
    expect(existsSync(path())).toBe(false);
    const config = await setup.finish();
    expect(config).toMatchObject({
      demo: false,
      botUsername: 'quarterdeck_bot',
      telegramUpdates: 'poll',
      ownerTelegramId: OWNER,
      poolUnits: 25_000_000_000n,
    });
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(readFileSync(path(), 'utf8')).toMatch(/^BOT_GATEWAY_TOKEN=[0-9a-f]{48}$/m);
    expect(existsSync(`${path()}.draft`)).toBe(false);
  });

  it('make the community’s bot unless there is another, which then needs no token', async () => {
    const setup = open();
    await pass(setup, { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, OWNER_TELEGRAM_ID: OWNER });
    const config = await setup.finish();
    expect(config).toMatchObject({ bot: 'here', telegramUpdates: 'poll', gatewayToken: null });
  });

  it('are offered again, keep comments, secrets and other settings, and change the answered ones', async () => {
    const first = open();
    await pass(first, { ...BOT, OWNER_TELEGRAM_ID: OWNER });
    await first.finish();
    const before = readFileSync(path(), 'utf8');
    writeFileSync(path(), `# Mine\nLOG_LEVEL=warn\n${before}`);
    const again = open();
    expect(again.isConfigured).toBe(true);
    expect(again.valueOf('OWNER_TELEGRAM_ID')).toBe(OWNER);
    await pass(again, { TELEGRAM_BOT_TOKEN: '', MIN_ACTIVITY_THRESHOLD: '7' });
    await again.finish();
    expect(readFileSync(path(), 'utf8')).toBe(
      `# Mine\nLOG_LEVEL=warn\n${before.replace('THRESHOLD=5', 'THRESHOLD=7')}`,
    );
  });

  it('get the current names of variables, in the place of the former ones', async () => {
    const first = open();
    await pass(first, { ...BOT, OWNER_TELEGRAM_ID: OWNER, WEEKLY_POOL: '250' });
    await first.finish();
    const before = readFileSync(path(), 'utf8');
    writeFileSync(path(), before.replace('WEEKLY_POOL=250', 'WEEKLY_POOL_JKC=250'));
    const again = open();
    expect(again.valueOf('WEEKLY_POOL')).toBe('250');
    await pass(again, { TELEGRAM_BOT_TOKEN: '', WEEKLY_POOL: '300' });
    expect((await again.finish()).poolUnits).toBe(30_000_000_000n);
    const after = readFileSync(path(), 'utf8');
    expect(after).toMatch(/^WEEKLY_POOL=300$/m);
    expect(after).not.toContain('WEEKLY_POOL_JKC');
    expect(open({ WEEKLY_POOL_JKC: '9' }).isFixed('WEEKLY_POOL')).toBe(true);
  });

  it('are refused while the file has a name that is no setting', () => {
    writeFileSync(path(), 'PUBLC_URL=https://deck.example.org\n');
    expect(() => open()).toThrow(/^PUBLC_URL: .* \(did you mean PUBLIC_URL\?\)$/);
  });

  describe('of backups', () => {
    const lines = () => readFileSync(path(), 'utf8').match(/^BACKUP_.*$/gm);

    it('name a folder, have a new passphrase, and say what to keep elsewhere', async () => {
      const setup = open();
      await pass(setup, { ...BOT, OWNER_TELEGRAM_ID: OWNER });
      const { findings } = await setup.answer('backups', {});
      expect((await setup.finish()).backups).toMatchObject({ folder: inFolder('backups') });
      expect(lines()).toEqual([
        'BACKUP_FOLDER=./backups',
        expect.stringMatching(/^BACKUP_PASSPHRASE=[0-9a-f]{48}$/),
        'BACKUP_KEEP=7d,4w,6m',
      ]);
      expect(findings.map(({ says }) => says)).toEqual([
        `Backups go to ${inFolder('backups')}, on the disk of DATA_DIR: also keep a copy on another machine.`,
        expect.stringContaining('BACKUP_PASSPHRASE'),
      ]);
      // Set up again, the folder keeps the passphrase of the backups in it.
      const before = lines();
      const again = open();
      await pass(again, { TELEGRAM_BOT_TOKEN: '' });
      await again.finish();
      expect(lines()).toEqual(before);
    });

    it('are left alone where there are some already', async () => {
      const recipient = await identityToRecipient(await generateIdentity());
      writeFileSync(path(), `BACKUP_FOLDER=/tmp\nBACKUP_RECIPIENT=${recipient}\n`);
      const setup = open();
      await pass(setup, { ...BOT, OWNER_TELEGRAM_ID: OWNER });
      await setup.finish();
      expect(lines()).toEqual(['BACKUP_FOLDER=/tmp', `BACKUP_RECIPIENT=${recipient}`]);
    });

    it('may be left out, with a warning', async () => {
      const setup = open();
      await pass(setup, { ...BOT, OWNER_TELEGRAM_ID: OWNER, BACKUP_FOLDER: 'none' });
      const { findings } = await setup.answer('backups', { BACKUP_FOLDER: 'none' });
      expect(statesOf(findings)).toEqual(['backup: warning']);
      await setup.finish();
      expect(lines()).toBeNull();
    });

    it('name no file', async () => {
      const setup = open();
      writeFileSync(inFolder('taken'), '');
      expect(
        await faultsOf(setup, 'backups', { BACKUP_FOLDER: 'taken' }, { isForced: true }),
      ).toEqual({
        isPassed: false,
        says: [`No backup can be made: ${inFolder('taken')} is a file.`],
      });
    });
  });

  it('are not written before every step is passed, nor if they do not fit', async () => {
    const setup = open();
    await expect(setup.finish()).rejects.toThrow('Community: this step is not complete');
    await pass(setup, { ...BOT, OWNER_TELEGRAM_ID: OWNER });
    // The steps after a changed answer are tried again.
    await setup.answer('bot', {});
    await expect(setup.finish()).rejects.toThrow('Owner: this step is not complete');
    expect(existsSync(path())).toBe(false);
  });

  it('that the environment has are not asked for, and win', async () => {
    const setup = open({ ...BOT, WEEKLY_POOL: '9' });
    expect(setup.isConfigured).toBe(true);
    expect(setup.isFixed('TELEGRAM_BOT_TOKEN')).toBe(true);
    await pass(setup, { OWNER_TELEGRAM_ID: OWNER, WEEKLY_POOL: '1' });
    expect(await setup.finish()).toMatchObject({ poolUnits: 900_000_000n });
    expect(readFileSync(path(), 'utf8')).not.toMatch(/WEEKLY_POOL|TELEGRAM_BOT_TOKEN/);
  });
});

describe('an interrupted set-up', () => {
  it('is offered again from a draft that only its owner can read', async () => {
    await open().answer('bot', BOT);
    expect(statSync(`${path()}.draft`).mode & 0o777).toBe(0o600);
    const again = open();
    expect(again.isConfigured).toBe(false);
    expect(again.valueOf('TELEGRAM_BOT_TOKEN')).toBe(TEST_BOT_TOKEN);
    expect(again.nextStep()?.id).toBe('community');
  });

  it('is forgotten when the settings have been changed since', async () => {
    await open().answer('pool', { WEEKLY_POOL: '1' });
    writeFileSync(path(), 'WEEKLY_POOL=2\n');
    utimesSync(path(), Date.now() / 1000 + 60, Date.now() / 1000 + 60);
    expect(open().valueOf('WEEKLY_POOL')).toBe('2');
  });
});

describe('a secret', () => {
  const WRONG = { TELEGRAM_BOT_TOKEN: OTHER_BOT_TOKEN };

  it('is kept once it is accepted, and a refused one never', async () => {
    const setup = open();
    expect((await setup.answer('bot', WRONG)).isPassed).toBe(false);
    expect(setup.valueOf('TELEGRAM_BOT_TOKEN')).toBeNull();
    expect(readFileSync(`${path()}.draft`, 'utf8')).not.toContain(OTHER_BOT_TOKEN);
    await setup.answer('bot', BOT);
    expect((await setup.answer('bot', WRONG)).isPassed).toBe(false);
    expect(setup.valueOf('TELEGRAM_BOT_TOKEN')).toBe(TEST_BOT_TOKEN);
    expect(readFileSync(`${path()}.draft`, 'utf8')).not.toContain(OTHER_BOT_TOKEN);
  });
});
