import { beforeEach, describe, expect, it } from 'vitest';
import { UNKNOWN_KEYS_PER_MINUTE } from '#rules/abuse-limits.ts';
import type { Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { givePlan, openGate, TEST_SECRETS } from '#server/testing/keys.ts';
import { createApiKey } from './api-keys.ts';
import type { ServerKeyGate } from './gate.ts';
import { generateApiKey } from './issue.ts';
import { createUnknownKeys } from './unknown-keys.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:30Z');

describe('keys that nobody has', () => {
  const call = (key: string, nowMs = NOW_MS, origin = 'a') => ({ key, nowMs, origin });

  it('are remembered for a second, and forgotten once they are known', () => {
    const keys = createUnknownKeys();
    keys.note(call('x'), { isKnown: false });
    expect(keys.guess(call('x', NOW_MS + 999))).toEqual({ is: 'unknown' });
    expect(keys.guess(call('x', NOW_MS + 1000))).toEqual({ is: 'open' });
    expect(keys.guess(call('y'))).toEqual({ is: 'open' });
    keys.note(call('x'), { isKnown: true });
    expect(keys.guess(call('x'))).toEqual({ is: 'open' });
    keys.note(call('x'), { isKnown: false });
    expect(keys.guess(call('x'))).toEqual({ is: 'unknown' });
  });

  it('cost their network the rest of the minute, but for keys that have worked', () => {
    const keys = createUnknownKeys();
    keys.note(call('good'), { isKnown: true });
    for (let each = 0; each < UNKNOWN_KEYS_PER_MINUTE; each++) {
      expect(keys.guess(call(`bad ${each}`))).toEqual({ is: 'open' });
      keys.note(call(`bad ${each}`), { isKnown: false });
    }
    expect(keys.guess(call('new'))).toEqual({ is: 'too_many', retryAfterSeconds: 30 });
    expect(keys.guess(call('new', NOW_MS + 29_500))).toMatchObject({ retryAfterSeconds: 1 });
    expect(keys.guess(call('good'))).toEqual({ is: 'open' });
    expect(keys.guess(call('new', NOW_MS, 'b'))).toEqual({ is: 'open' });
    expect(keys.guess(call('new', NOW_MS + 30_000))).toEqual({ is: 'open' });
  });

  it('take a bounded memory: the oldest are forgotten', () => {
    const keys = createUnknownKeys();
    for (let each = 0; each <= 10_000; each++) {
      keys.note(call(`bad ${each}`, NOW_MS, `net ${each}`), { isKnown: false });
    }
    expect(keys.guess(call('bad 0'))).toEqual({ is: 'open' });
    expect(keys.guess(call('bad 1'))).toEqual({ is: 'unknown' });
  });
});

describeOnPostgres('the gate, with unknown keys', (database) => {
  let asked = 0;
  let gate: ServerKeyGate;
  const db = (): Db => database().db;
  // One query for each look at the secrets.
  const secrets: Secrets = {
    ...TEST_SECRETS,
    hashes(...args) {
      asked += 1;
      return TEST_SECRETS.hashes(...args);
    },
  };
  beforeEach(() => {
    asked = 0;
    gate = openGate(db(), { secrets });
  });
  const knock = async (bearer: string, nowMs = NOW_MS) => {
    const call = { bearer, permission: null, appPermission: null, origin: '203.0.113.x', nowMs };
    return (await gate.admit(call)).refusal?.code ?? 'in';
  };

  it('asks the database a bounded number of times, and lets in a new key and an old one', async () => {
    const memberId = (await enrolReviewers(db())).numberOf('11');
    await givePlan(db(), { memberId, tier: 'pro', nowMs: NOW_MS });
    const actor = { memberId, telegramId: '11', signedInAtMs: NOW_MS };
    const make = (name: string) =>
      createApiKey(
        db(),
        { actor, secrets: TEST_SECRETS, nowMs: NOW_MS },
        { name, permissions: ['read_balance'], expiresAtMs: null, appId: null },
      );
    const bad = generateApiKey();
    for (let call = 0; call < 5; call++) expect(await knock(bad)).toBe('bad_key');
    expect(asked).toBe(1);
    const { apiKey } = await make('Early');
    expect(await knock(apiKey)).toBe('in');
    asked = 0;
    const codes = new Map<string, number>();
    for (let call = 0; call < UNKNOWN_KEYS_PER_MINUTE + 50; call++) {
      const code = await knock(generateApiKey());
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(asked).toBe(UNKNOWN_KEYS_PER_MINUTE - 1);
    expect(codes.get('too_many_requests')).toBe(51);
    expect(await knock(apiKey)).toBe('in');
    const { apiKey: late } = await make('Late');
    expect(await knock(late)).toBe('too_many_requests');
    expect(await knock(late, NOW_MS + 30_000)).toBe('in');
  });
});
