import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecrets, type Secrets } from '#server/db/secrets.ts';
import { isOwnAnswer, proofOfAsker } from '#server/services/operations/reached.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { openTestApp, type TestApp } from '#server/testing/http/app.ts';

const [old, current, strange] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte));
const secretsOf = (...keys: (Buffer | undefined)[]) =>
  createSecrets(keys.filter((key) => key !== undefined));

describe('an instance that asks itself', () => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    // A server that is replacing its secret.
    test = await openTestApp(database.db, {
      secrets: secretsOf(current, old),
      environment: { TRUSTED_PROXIES: '10.0.0.0/8' },
    });
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  const ask = (secrets: Secrets, change: Record<string, string> = {}) => {
    const nonce = randomBytes(16).toString('hex');
    const query = { nonce, proof: proofOfAsker(secrets, nonce), ...change };
    const headers = { 'x-forwarded-for': '203.0.113.5, 198.51.100.7' };
    const asked = { query, headers, remoteAddress: '10.1.2.3' };
    return test.get('/health/reached', asked).then((answer) => ({ nonce, answer }));
  };

  it.each([
    ['the current secret', current],
    ['one that is being replaced', old],
  ])('is recognised by %s, and learns how it arrived', async (_, key) => {
    const secrets = secretsOf(key);
    const { nonce, answer } = await ask(secrets);
    const { proof, ...arrival } = answer.json();
    expect(arrival).toEqual({
      peer: '10.1.2.3',
      address: '198.51.100.7',
      forwardedFor: '203.0.113.5, 198.51.100.7',
    });
    expect(isOwnAnswer(secrets, { nonce, proof })).toBe(true);
    expect(isOwnAnswer(secretsOf(strange), { nonce, proof })).toBe(false);
    expect(proof).not.toBe(proofOfAsker(secrets, nonce));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each<[string, Record<string, string>]>([
    ['another secret', {}],
    ['a proof that is none', { proof: 'x' }],
    ['an empty proof', { proof: '' }],
    ['a proof of another nonce', { nonce: 'ab'.repeat(16) }],
    ['more than is asked', { more: '1' }],
  ])('is told nothing with %s', async (about, change) => {
    const { answer } = await ask(secretsOf(about === 'another secret' ? strange : current), change);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'There is nothing here.', code: 'not_found' });
  });
});
