import { createPrivateKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { sql } from 'kysely';
import { ED25519, keyIdOf, type VerifierKey } from '#rules/log/note.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { type Renewal, renewAll } from '#server/db/renew-secrets.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { sha256 } from './tiles.ts';

/** The key that signs checkpoints. */
export type LogKey = {
  id: bigint;
  /** The name of the log, and of its key. */
  origin: string;
  publicKey: Uint8Array;
  sign(text: Uint8Array): Uint8Array;
};

/** The bytes before a public key in its DER form (RFC 8410). */
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * The key that signs. Makes one for a log that has none, or whose key is retired: with a new origin, because the former key may
 * have signed what this database does not know.
 *
 * @param input.origin the name of the first log; later ones get a number
 * @throws Error if the instance's secrets do not open the key
 */
export async function takeLogKey(
  tx: Db,
  { secrets, origin, nowMs }: { secrets: Secrets; origin: string; nowMs: number },
): Promise<{ key: LogKey; isNew: boolean }> {
  const found = await findLogKey(tx);
  if (found === null || found.isRetired) {
    const name = found === null ? origin : `${origin}/${(await countKeys(tx)) + 1}`;
    return { key: await makeLogKey(tx, { secrets, origin: name, nowMs }), isNew: true };
  }
  const { id, publicKey } = found;
  const pem = secrets.open('log', found, ownerOf(publicKey));
  if (pem === null) throw new Error('the secrets here do not open the key of the public log');
  const sign = signer(createPrivateKey(pem));
  return { key: { id, origin: found.origin, publicKey, sign }, isNew: false };
}

/** Ends the use of all keys: the next checkpoint begins a log with a new origin, which names the last one here. */
export async function retireLogKeys(tx: Db): Promise<void> {
  await sql`update log_keys set is_retired = true`.execute(tx);
}

/** Returns whether the next checkpoint begins a log with a new origin. */
export async function isLogToBegin(db: Db): Promise<boolean> {
  const found = await findLogKey(db);
  return found === null || found.isRetired;
}

async function countKeys(tx: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from log_keys`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The newest key as verifiers need it; null before the first checkpoint. */
export async function readVerifierKeyOf(db: Db): Promise<VerifierKey | null> {
  const found = await findLogKey(db);
  return found && verifierKey(found);
}

/** A key as verifiers need it. */
export function verifierKey({
  origin,
  publicKey,
}: Pick<LogKey, 'origin' | 'publicKey'>): VerifierKey {
  const keyId = keyIdOf(sha256, { name: origin, type: ED25519, publicKey });
  return { name: origin, keyId, type: ED25519, publicKey };
}

/** True if an Ed25519 key made the signature. */
export function isEd25519(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  const key = { key: Buffer.concat([PUBLIC_DER, publicKey]), format: 'der', type: 'spki' } as const;
  return verify(null, message, key, signature);
}

/** Seals the key in use again if an older secret sealed it, so that the secret can be removed. Retired keys sign nothing. */
export function renewLogKeys(db: Db, secrets: Secrets): Promise<Renewal> {
  return renewAll(db, async (tx, after) => {
    const { rows } = await sql<{
      id: bigint;
      public_key: Uint8Array;
      secret_id: string;
      sealed: Uint8Array;
    }>`
      select id, public_key, secret_id, sealed from log_keys
      where secret_id <> ${secrets.currentId} and id > ${after}::bigint and not is_retired
      order by id limit 100 for no key update`.execute(tx);
    const done = [];
    for (const { id, public_key: publicKey, secret_id: secretId, sealed } of rows) {
      const pem = secrets.open(
        'log',
        { secretId, sealed: Buffer.from(sealed) },
        ownerOf(publicKey),
      );
      if (pem !== null) {
        const again = secrets.seal('log', pem, ownerOf(publicKey));
        await sql`
          update log_keys set secret_id = ${again.secretId}, sealed = ${again.sealed}::bytea
          where id = ${id}::bigint`.execute(tx);
      }
      done.push({ id, isRenewed: pem !== null });
    }
    return done;
  });
}

type KeyRow = {
  id: bigint;
  origin: string;
  publicKey: Uint8Array;
  secretId: string;
  sealed: Buffer;
  isRetired: boolean;
};

async function findLogKey(db: Db): Promise<KeyRow | null> {
  const { rows } = await sql<{
    id: bigint;
    origin: string;
    public_key: Uint8Array;
    secret_id: string;
    sealed: Uint8Array;
    is_retired: boolean;
  }>`
    select id, origin, public_key, secret_id, sealed, is_retired from log_keys order by id desc limit 1`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  const { id, origin, public_key: publicKey, secret_id: secretId, is_retired: isRetired } = row;
  return { id, origin, publicKey, secretId, sealed: Buffer.from(row.sealed), isRetired };
}

async function makeLogKey(
  tx: Db,
  { secrets, origin, nowMs }: { secrets: Secrets; origin: string; nowMs: number },
): Promise<LogKey> {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC_DER.length);
  const pem = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const { secretId, sealed } = secrets.seal('log', pem, ownerOf(publicKey));
  const { rows } = await sql<{ id: bigint }>`
    insert into log_keys (origin, public_key, secret_id, sealed, made_at)
    values (${origin}, ${publicKey}::bytea, ${secretId}, ${sealed}::bytea, ${isoTime(nowMs)}::timestamptz)
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the database gave no key');
  return { id: row.id, origin, publicKey, sign: signer(pair.privateKey) };
}

const signer = (key: KeyObject) => (text: Uint8Array) => sign(null, text, key);
const ownerOf = (publicKey: Uint8Array) => `log ${Buffer.from(publicKey).toString('hex')}`;
