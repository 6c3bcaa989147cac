import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#rules/messages/languages.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { BUILT_SITE, openTestApp, type TestApp } from '#server/testing/http/app.ts';

const BUILD = JSON.parse(readFileSync(join(BUILT_SITE, 'wallet/build.json'), 'utf8')) as {
  files: Record<string, string>;
};
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the wallet’s page', () => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, { siteFolder: BUILT_SITE });
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it.each(['/wallet', '/wallet/', '/wallet/send?to=x', '/wallet/tip/abc'])(
    'is its own house at %s',
    async (path) => {
      const { statusCode, headers, rawPayload } = await test.get(path);
      expect(statusCode).toBe(200);
      expect(sha256(rawPayload)).toBe(BUILD.files['index.html']);
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types wallet-signer",
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-cache',
      });
      expect(headers['permissions-policy']).toContain('publickey-credentials-get=(self)');
      const html = String(rawPayload);
      expect(html).not.toMatch(
        /<script(?![^>]*\ssrc="\/wallet\/assets\/)|<style|style=|\son\w+=|%\w+%/,
      );
    },
  );

  it('is served byte for byte as build.json says, and its worker can reach nothing', async () => {
    const listed = JSON.parse((await test.get('/wallet/build.json')).body);
    expect(listed).toEqual(BUILD);
    for (const [name, hash] of Object.entries(BUILD.files)) {
      if (name === 'index.html') continue;
      const { headers, rawPayload } = await test.get(`/wallet/${name}`);
      expect(sha256(rawPayload), name).toBe(hash);
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    }
    expect((await test.get('/wallet/assets/none.js')).statusCode).toBe(404);
  });

  it.each(LANGUAGES)('is small in the language %s', (language) => {
    // The word lists load only where a passphrase is chosen.
    const isLoaded = (name: string) => !/\.woff2$|\/judge-worker-/.test(name);
    const isOther = (name: string) =>
      LANGUAGES.some((each) => each !== language && name.startsWith(`assets/${each}-`));
    const names = Object.keys(BUILD.files).filter((name) => isLoaded(name) && !isOther(name));
    expect(names.filter((name) => name.startsWith(`assets/${language}-`))).toHaveLength(1);
    const bytes = names
      .map((name) => gzipSync(readFileSync(join(BUILT_SITE, 'wallet', name))).length)
      .reduce((sum, length) => sum + length);
    expect(bytes).toBeLessThan(107 * 1024);
  });

  it('is loaded by nothing else', () => {
    expect(Object.keys(BUILD.files).filter((name) => name.includes('judge'))).toHaveLength(1);
    expect(readFileSync(join(BUILT_SITE, 'client/index.html'), 'utf8')).not.toContain('/wallet');
    expect(readFileSync(join(BUILT_SITE, 'page-files.json'), 'utf8')).not.toContain('wallet');
  });
});
