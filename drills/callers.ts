import { sql } from 'kysely';
import { connectAsIs, type Db } from '#server/db/connect.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { givePlan } from '#server/testing/keys.ts';
import type { Callers } from './walk.ts';

export const OWNER = '2000';
const MEMBER = '2001';
/** The name of the session's cookie over plain http, and its former name. */
const SESSION_NAMES = ['deck', 'jkc'];

/**
 * Enrols a member and the owner at a server that is set up for `OWNER`, signs both in, and lets the member make a key. The rows
 * written directly to the database have long been in the schema. Throws if the server refuses.
 */
export async function openCallers(
  address: string,
  { origin, token, databaseUrl }: { origin: string; token: string; databaseUrl: string },
): Promise<Callers> {
  const post = async (path: string, body: unknown, headers: Record<string, string>) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const events = [OWNER, MEMBER].map((telegramId) => ({
    id: `gm-${telegramId}`,
    type: 'gm',
    at: new Date().toISOString(),
    telegramId,
    username: `user_${telegramId}`,
  }));
  await post('/api/bot/v1/events', { events }, { authorization: `Bearer ${token}` });
  const { db, close } = await connectAsIs({ databaseUrl });
  const nowMs = Date.now();
  const signIn = async (memberId: bigint) => {
    const session = await createSession(db, { memberId, nowMs });
    return { origin, cookie: SESSION_NAMES.map((name) => `${name}=${session}`).join('; ') };
  };
  try {
    await sql`update members set role = 'owner' where telegram_id = ${OWNER}::bigint`.execute(db);
    const memberId = await numberOf(db, MEMBER);
    await givePlan(db, { memberId, tier: 'pro', nowMs });
    const member = await signIn(memberId);
    const permissions = ['access_profile', 'read_history'];
    const made = await post('/api/developer/keys', { name: 'Drill', permissions }, member);
    // This repository's own answer, in the form of its contract.
    const { apiKey } = (await made.json()) as { apiKey: string };
    return {
      visitor: {},
      member,
      owner: await signIn(await numberOf(db, OWNER)),
      key: { authorization: `Bearer ${apiKey}` },
    };
  } finally {
    await close();
  }
}

async function numberOf(db: Db, telegramId: string): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select id from members where telegram_id = ${telegramId}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`${telegramId} was not enrolled`);
  return row.id;
}
