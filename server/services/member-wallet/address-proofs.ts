import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { addressProofText } from '#rules/wallet/address-proof.ts';
import { ADDRESS_HOLD_MS, ADDRESS_PROOF_MS } from '#rules/wallet/limits.ts';
import { isPayable } from '#server/coin/addresses.ts';
import { signerOf } from '#server/coin/signed-message.ts';
import type { Db } from '#server/db/connect.ts';
import type { IngestQueue } from '#server/services/ledger/ingest-queue.ts';
import type { Actor } from '#server/services/members/actor.ts';

/** The most changes of a member's address within 24 hours. */
const MOST_CHANGES = 10;
const DAY_MS = 24 * 3_600_000;

type Proof = {
  id: bigint;
  text: string;
  press_id: string;
  before: string | null;
  before_at: Date | null;
};

/**
 * A new text to sign with an address' key. It names member and address, so that a signature says nothing about others. Asking
 * again makes the earlier text worthless. Throws `bad_request` for an address that cannot be paid.
 */
export async function askForProof(
  db: Db,
  actor: Actor,
  input: { address: string; coin: Coin; siteName: string; nowMs: number },
): Promise<{ text: string; expiresAt: string }> {
  const { address, coin, siteName, nowMs } = input;
  if (!isPayable(address, coin)) {
    throw new AppError('bad_request', (m) => m.refusal_wallet_address());
  }
  const expiresAt = isoTime(nowMs + ADDRESS_PROOF_MS);
  const { telegramId } = actor;
  const nonce = randomBytes(16).toString('hex');
  const text = addressProofText({ siteName, address, telegramId, nonce, expiresAt });
  const pressId = randomBytes(16).toString('base64url');
  await db.transaction().execute(async (tx) => {
    await sql`select from members where id = ${actor.memberId}::bigint for update`.execute(tx);
    await sql`
      delete from address_proofs
      where member_id = ${actor.memberId}::bigint and proved_at is null`.execute(tx);
    await sql`
      insert into address_proofs (member_id, address, text, expires_at, press_id)
      values (${actor.memberId}::bigint, ${address}, ${text}, ${expiresAt}::timestamptz, ${pressId})`.execute(
      tx,
    );
  });
  return { text, expiresAt };
}

/** The address that was set, and the id under which the bot asks the member to confirm it; null if nothing is held. */
export type SetAddress = {
  address: string;
  before: string | null;
  heldUntil: string | null;
  pressId: string | null;
};

/**
 * Makes an address the member's own, once, by the signature of the text that was issued last. If there was another address,
 * weekly shares wait for 24 hours, so that a stolen session does not get the next share. A session opened by a link may not
 * replace an address at all, since tips do not wait.
 *
 * Throws `bad_request` if the signature is not by the address' key, `conflict` if no text is open or the member changed it too
 * often, `signed_in_by_link`.
 */
export async function setProvedAddress(
  db: Db,
  actor: Actor,
  input: {
    address: string;
    signature: string;
    coin: Coin;
    nowMs: number;
    queue: IngestQueue;
  },
): Promise<SetAddress> {
  const { address, nowMs } = input;
  const proof = await db.transaction().execute((tx) => takeProof(tx, actor, input));
  const isChange = proof.before !== null && proof.before !== address;
  // The clock of the bot that set the earlier address may be ahead, and the later time wins.
  const atMs = Math.max(nowMs, proof.before_at?.getTime() ?? nowMs);
  // The hold is stored by now: if this fails, there is a hold without a change, but never a change without a hold.
  const [result] = await input.queue.take([
    {
      id: `wallet:address:${proof.id}`,
      type: 'primary_address_set',
      at: isoTime(atMs),
      telegramId: actor.telegramId,
      address,
    },
  ]);
  if (result?.status === 'rejected') throw new AppError('bad_request', result.reason ?? '');
  return {
    address,
    before: proof.before,
    heldUntil: isChange ? isoTime(nowMs + ADDRESS_HOLD_MS) : null,
    pressId: isChange ? proof.press_id : null,
  };
}

async function takeProof(
  tx: Db,
  { memberId, byLink }: Actor,
  input: { address: string; signature: string; coin: Coin; nowMs: number },
): Promise<Proof> {
  const { address, signature, coin, nowMs } = input;
  const now = isoTime(nowMs);
  const { rows } = await sql<Proof & { changes: number }>`
    select p.id, p.text, p.press_id, m.primary_address as before, m.primary_address_at as before_at,
      (select count(*)::int from address_proofs c
       where c.member_id = m.id and c.proved_at > ${isoTime(nowMs - DAY_MS)}::timestamptz) as changes
    from members m join address_proofs p on p.member_id = m.id
    where m.id = ${memberId}::bigint and p.address = ${address} and p.proved_at is null
      and p.expires_at > ${now}::timestamptz
    for update`.execute(tx);
  const [proof] = rows;
  if (!proof) throw new AppError('conflict', (m) => m.refusal_wallet_text_over());
  if (proof.changes >= MOST_CHANGES) {
    throw new AppError('conflict', (m) => m.refusal_wallet_changes({ most: MOST_CHANGES }));
  }
  if (signerOf(proof.text, signature, coin) !== address) {
    throw new AppError('bad_request', (m) => m.refusal_wallet_signature());
  }
  const isChange = proof.before !== null && proof.before !== address;
  if (isChange && byLink) {
    throw new AppError('signed_in_by_link', (m) => m.refusal_wallet_by_link());
  }
  await sql`
    update address_proofs set proved_at = ${now}::timestamptz, signature = ${signature},
      held_until = ${isChange ? isoTime(nowMs + ADDRESS_HOLD_MS) : null}::timestamptz
    where id = ${proof.id}`.execute(tx);
  return proof;
}

/**
 * Records the member's confirmation in the bot that a changed address is theirs, after which shares no longer wait. Null if there
 * is nothing to confirm, or it is not theirs.
 */
export async function confirmAddress(
  db: Db,
  input: { pressId: string; fromId: string; nowMs: number },
): Promise<{ address: string } | null> {
  // Every hold of this address, which may have been set several times.
  const { rows } = await sql<{ address: string }>`
    update address_proofs p set confirmed_at = ${isoTime(input.nowMs)}::timestamptz
    from members m, address_proofs asked
    where asked.press_id = ${input.pressId} and m.id = asked.member_id
      and m.telegram_id = ${input.fromId}::bigint and m.primary_address = asked.address
      and p.member_id = m.id and p.address = asked.address
      and p.held_until is not null and p.confirmed_at is null
    returning p.address`.execute(db);
  return rows[0] ?? null;
}

/** The latest signature by which this member has proved this address, and its text; null if there is none. */
export async function readProof(
  db: Db,
  { memberId, address }: { memberId: bigint; address: string },
): Promise<{ text: string; signature: string } | null> {
  const { rows } = await sql<{ text: string; signature: string }>`
    select text, signature from address_proofs
    where member_id = ${memberId}::bigint and address = ${address} and signature is not null
    order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** A member's address, whether its key has signed for them, and the time until which shares wait; nulls without one. */
export async function readOwnAddress(
  db: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<{ primaryAddress: string | null; isProved: boolean; heldUntil: string | null }> {
  const { rows } = await sql<{ address: string | null; proved: boolean; held: Date | null }>`
    select m.primary_address as address,
      exists (select from address_proofs p where p.member_id = m.id
        and p.address = m.primary_address and p.proved_at is not null) as proved,
      (select max(p.held_until) from address_proofs p where p.member_id = m.id
        and p.address = m.primary_address and p.confirmed_at is null
        and p.held_until > ${isoTime(nowMs)}::timestamptz) as held
    from members m where m.id = ${memberId}::bigint`.execute(db);
  const [row] = rows;
  return {
    primaryAddress: row?.address ?? null,
    isProved: row?.proved ?? false,
    heldUntil: row?.held?.toISOString() ?? null,
  };
}
