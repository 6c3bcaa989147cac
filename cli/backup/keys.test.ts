import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { chooseSeal, chooseUnseal } from './keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-keys-'));
const [identityFile, passphraseFile] = [join(folder, 'identity.txt'), join(folder, 'passphrase')];
let identity: string;
let recipient: string;
beforeAll(async () => {
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  writeFileSync(identityFile, `# created: today\n${identity}\n`);
  writeFileSync(passphraseFile, 'the one in the file\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const configWith = (environment: Record<string, string>) => readConfig(environment, folder);
const none = configWith({});
const withPassphrase = configWith({ BACKUP_PASSPHRASE: 'the one of the settings' });

it('a backup is sealed with the key of the call, or else with that of the settings', () => {
  const passphrase = { passphrase: 'the one of the settings' };
  expect(chooseSeal({ recipient }, withPassphrase)).toEqual({ recipients: [recipient] });
  expect(chooseSeal({ 'passphrase-file': passphraseFile }, withPassphrase)).toEqual({
    passphrase: 'the one in the file',
  });
  expect(chooseSeal({}, withPassphrase)).toEqual(passphrase);
  expect(chooseSeal({}, configWith({ BACKUP_RECIPIENT: recipient }))).toEqual({
    recipients: [recipient],
  });
});

it('it is opened in the same way, and never with a key that only seals', () => {
  expect(chooseUnseal({ 'identity-file': identityFile }, withPassphrase)).toEqual({
    identities: [identity],
  });
  expect(chooseUnseal({ 'passphrase-file': passphraseFile }, withPassphrase)).toEqual({
    passphrase: 'the one in the file',
  });
  expect(chooseUnseal({}, withPassphrase)).toEqual({ passphrase: 'the one of the settings' });
  for (const config of [none, configWith({ BACKUP_RECIPIENT: recipient })]) {
    expect(() => chooseUnseal({}, config)).toThrow(/^A backup is encrypted/);
  }
});

it('a file that holds no key is refused', () => {
  expect(() => chooseUnseal({ 'identity-file': passphraseFile }, none)).toThrow(
    /contains no age secret key/,
  );
  expect(() => chooseSeal({ 'passphrase-file': join(folder, 'none') }, none)).toThrow(
    /^There is no file/,
  );
});
