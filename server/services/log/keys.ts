import { sql } from 'kysely';
import type { VerifierKey } from '#rules/log/note.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { makeKeyPair, signerOf, verifierKey } from './ed25519.ts';

/** A key that signs checkpoints: those of this log, or as a witness those of others. */
export type LogKey = {
  id: bigint;
  /** The name of the log or the witness, and of its key. */
  origin: string;
  publicKey: Uint8Array;
  sign(text: Uint8Array): Uint8Array;
};

type KeyUse = 'log' | 'witness';

type Asked = { use: KeyUse; secrets: Secrets; nowMs: number };

/**
 * The key that signs. Makes one if there is none, or if it is retired: with a new name, because the former key may have signed what
 * this database does not know.
 *
 * @param input.origin the first name; later ones get a number
 * @throws Error if the instance's secrets do not open the key
 */
export async function takeKey(
  tx: Db,
  { origin, ...asked }: Asked & { origin: string },
): Promise<{ key: LogKey; isNew: boolean }> {
  const found = await findKey(tx, asked.use);
  if (found !== null && !found.isRetired)
    return { key: openKey(found, asked.secrets), isNew: false };
  const name = found === null ? origin : `${origin}/${(await countNames(tx, asked.use)) + 1}`;
  return { key: await makeKey(tx, { ...asked, origin: name }), isNew: true };
}

/** The key in use; null if there is none. Throws Error if the instance's secrets do not open it. */
export async function readKey(
  db: Db,
  { use, secrets }: Pick<Asked, 'use' | 'secrets'>,
): Promise<LogKey | null> {
  const found = await findKey(db, use);
  return found === null || found.isRetired ? null : openKey(found, secrets);
}

/** Puts a new key of the same name in the place of the log's key; null if the log has no key in use. */
export async function replaceLogKey(
  tx: Db,
  input: Omit<Asked, 'use'>,
): Promise<{ former: LogKey; key: LogKey } | null> {
  const found = await findKey(tx, 'log');
  if (found === null || found.isRetired) return null;
  const former = openKey(found, input.secrets);
  await sql`update log_keys set is_retired = true where id = ${former.id}::bigint`.execute(tx);
  return { former, key: await makeKey(tx, { ...input, use: 'log', origin: former.origin }) };
}

/** Ends the use of all keys: the next checkpoint begins a log with a new origin, which names the last one here. */
export async function retireLogKeys(tx: Db): Promise<void> {
  await sql`update log_keys set is_retired = true`.execute(tx);
}

/** Returns whether the next checkpoint begins a log with a new origin. */
export async function isLogToBegin(db: Db): Promise<boolean> {
  const found = await findKey(db, 'log');
  return found === null || found.isRetired;
}

/** The newest key as verifiers need it; null before the first one. */
export async function readVerifierKeyOf(
  db: Db,
  use: KeyUse,
  type?: number,
): Promise<VerifierKey | null> {
  const found = await findKey(db, use);
  return found && verifierKey(found, type);
}

/** The owner by whose name a private key is sealed. */
export const ownerOf = (publicKey: Uint8Array) => `log ${Buffer.from(publicKey).toString('hex')}`;

type KeyRow = {
  id: bigint;
  origin: string;
  publicKey: Uint8Array;
  secretId: string;
  sealed: Uint8Array;
  isRetired: boolean;
};

async function findKey(db: Db, use: KeyUse): Promise<KeyRow | null> {
  const { rows } = await sql<KeyRow>`
    select id, origin, public_key as "publicKey", secret_id as "secretId", sealed, is_retired as "isRetired"
    from log_keys where is_witness = ${use === 'witness'} order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

async function countNames(tx: Db, use: KeyUse): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct origin)::int as count from log_keys
    where is_witness = ${use === 'witness'}`.execute(tx);
  return rows[0]?.count ?? 0;
}

function openKey({ id, origin, publicKey, secretId, sealed }: KeyRow, secrets: Secrets): LogKey {
  const pem = secrets.open('log', { secretId, sealed: Buffer.from(sealed) }, ownerOf(publicKey));
  if (pem === null) throw new Error('the secrets here do not open the key of the public log');
  return { id, origin, publicKey, sign: signerOf(pem) };
}

async function makeKey(
  tx: Db,
  { use, secrets, origin, nowMs }: Asked & { origin: string },
): Promise<LogKey> {
  const { publicKey, pem } = makeKeyPair();
  const { secretId, sealed } = secrets.seal('log', pem, ownerOf(publicKey));
  const { rows } = await sql<{ id: bigint }>`
    insert into log_keys (origin, is_witness, public_key, secret_id, sealed, made_at)
    values (${origin}, ${use === 'witness'}, ${publicKey}::bytea, ${secretId}, ${sealed}::bytea, ${isoTime(nowMs)}::timestamptz)
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the database gave no key');
  return { id: row.id, origin, publicKey, sign: signerOf(pem) };
}
