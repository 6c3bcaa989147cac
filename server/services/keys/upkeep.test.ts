import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { createSecrets, type Secrets } from '#server/db/secrets.ts';
import { registerApp } from '#server/services/apps/apps.ts';
import { rotateSecret } from '#server/services/apps/deliveries.ts';
import { openWebhookSecret, renewWebhookSecrets } from '#server/services/webhooks/secrets.ts';
import { TEST_APP } from '#server/testing/apps/app-form.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { givePlan, openGate } from '#server/testing/keys.ts';
import { createApiKey, deleteApiKey, readApiKeys } from './api-keys.ts';
import { cleanUpKeys, renewKeys } from './upkeep.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const old = createSecrets([OLD]);
const both = createSecrets([NEW, OLD]);
const only = createSecrets([NEW]);

describeOnBothInFull('the upkeep of keys', (database, engine) => {
  let memberId: bigint;
  const db = (): Db => database().db;
  const ownerWith = (secrets: Secrets) => ({
    actor: { memberId, telegramId: '11', signedInAtMs: NOW_MS },
    secrets,
    nowMs: NOW_MS,
  });
  const make = (secrets = old) =>
    createApiKey(db(), ownerWith(secrets), {
      name: 'Kraken',
      permissions: ['read_balance'],
      expiresAtMs: null,
      appId: null,
    });
  const opens = async (secrets: Secrets, bearer: string) => {
    const call = { bearer, permission: null, appPermission: null, origin: 'x', nowMs: NOW_MS };
    return (await openGate(db(), { secrets }).admit(call)).use !== null;
  };
  beforeEach(async () => {
    memberId = (await enrolReviewers(db())).numberOf('11');
    await givePlan(db(), { memberId, tier: 'pro', nowMs: NOW_MS });
  });

  it('re-encrypts keys under a new secret, which alone then decrypts them', async () => {
    const keys = [await make(), await make(), await make(both)];
    for (const { apiKey } of keys) expect(await opens(both, apiKey)).toBe(true);
    expect(await renewKeys(db(), both)).toEqual({ renewed: 2, lost: 0 });
    expect(await renewKeys(db(), both)).toEqual({ renewed: 0, lost: 0 });
    for (const { apiKey } of keys) {
      expect(await opens(only, apiKey)).toBe(true);
      expect(await opens(old, apiKey)).toBe(false);
    }
    const shown = await readApiKeys(db(), ownerWith(only));
    expect(shown.map(({ apiKey }) => apiKey)).toEqual(keys.map(({ apiKey }) => apiKey));
  });

  it('renews once when several servers start at the same moment', async () => {
    for (let count = 0; count < 5; count++) await make();
    const results = await Promise.all([renewKeys(db(), both), renewKeys(db(), both)]);
    expect(results.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(5);
    expect(results.every(({ lost }) => lost === 0)).toBe(true);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('leaves keys with a missing secret alone, and counts them', async () => {
    const { apiKey } = await make();
    expect(await renewKeys(db(), only)).toEqual({ renewed: 0, lost: 1 });
    expect(await opens(old, apiKey)).toBe(true);
  });

  it('re-encrypts webhook secrets, including those from before a rotation', async () => {
    const owner = { memberId, telegramId: '11', nowMs: NOW_MS };
    const webhookUrl = 'https://hooks.kraken.example.com/in';
    const { app, webhookSecret } = await registerApp(db(), old, owner, { ...TEST_APP, webhookUrl });
    const appId = BigInt(app.id);
    const rotated = await rotateSecret(db(), old, owner, { appId });
    expect(await renewWebhookSecrets(db(), only)).toEqual({ renewed: 0, lost: 1 });
    const results = await Promise.all([
      renewWebhookSecrets(db(), both),
      renewWebhookSecrets(db(), both),
    ]);
    expect(results.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(1);
    const { rows } = await sql<{ now: string; before: string }>`
      select webhook_secret as now, webhook_secret_before as before from apps`.execute(db());
    const opened = [rows[0]?.now, rows[0]?.before].map((kept) =>
      openWebhookSecret(only, appId, kept ?? ''),
    );
    expect(opened).toEqual([rotated.webhookSecret, webhookSecret]);
    expect(await renewWebhookSecrets(db(), both)).toEqual({ renewed: 0, lost: 0 });
  });

  it('does not accept a key moved to another member', async () => {
    const { apiKey } = await make();
    await sql`update api_keys set member_id = (select id from members where telegram_id = 22)`.execute(
      db(),
    );
    const actor = { memberId: 0n, telegramId: '22', signedInAtMs: NOW_MS };
    const { rows } = await sql<{
      id: bigint;
    }>`select id from members where telegram_id = 22`.execute(db());
    actor.memberId = rows[0]?.id ?? 0n;
    const [shown] = await readApiKeys(db(), { actor, secrets: old, nowMs: NOW_MS });
    expect(shown).toMatchObject({ isMasked: true, needsSignIn: false });
    expect(shown?.apiKey).not.toBe(apiKey);
  });

  it('deletes old keys and past minutes, and keeps their reported figures', async () => {
    const [dead, kept] = [await make(), await make()];
    expect(await opens(old, dead.apiKey)).toBe(true);
    expect(await opens(old, kept.apiKey)).toBe(true);
    await deleteApiKey(db(), ownerWith(old), { id: dead.id });
    const left = async () => {
      const { rows } = await sql<{ sealed: number; hashes: number; minutes: number; days: number }>`
        select (select count(sealed_key)::int from api_keys) as sealed,
          (select count(key_hash)::int from api_keys) as hashes,
          (select count(*)::int from api_key_minutes) as minutes,
          (select count(*)::int from api_key_days) as days`.execute(db());
      return rows[0];
    };
    expect(await cleanUpKeys(db(), NOW_MS + 10 * 60_000)).toBe(0);
    expect(await cleanUpKeys(db(), NOW_MS + 10 * 60_000 + 1)).toBe(1);
    expect(await left()).toEqual({ sealed: 1, hashes: 2, minutes: 2, days: 2 });
    expect(await cleanUpKeys(db(), NOW_MS + 61 * 60_000)).toBe(2);
    expect(await left()).toEqual({ sealed: 1, hashes: 2, minutes: 0, days: 2 });
  });
});
