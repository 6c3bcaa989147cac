import { createECDH } from 'node:crypto';
import { Transaction } from '@scure/btc-signer';
import { describe, expect, it } from 'vitest';
import { ESCROW_XPUB, fundingTransaction, signPsbt } from '#server/testing/escrows.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { addSignatures, draftTransaction, escrowAddress, operatorKey } from './escrow-script.ts';

const KEYS = [1, 2, 3, 4].map((byte) => Buffer.alloc(32, byte));
const PUBLIC = KEYS.map((key) => {
  const pair = createECDH('secp256k1');
  pair.setPrivateKey(key);
  return pair.getPublicKey('hex', 'compressed');
});
const [buyerKey = '', sellerKey = '', operator = ''] = PUBLIC;
const about = { buyerKey, sellerKey, operatorKey: operator };
const ADDRESS = '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK';

/** Signs as 0 the buyer, 1 the seller, 2 the operator, 3 a stranger. */
const sign = (psbt: string, who: number) => signPsbt(psbt, KEYS[who] ?? Buffer.alloc(32));

function draft(units = 500_000_000n) {
  const { address, redeemScript } = escrowAddress(about, JUNKCOIN_ON.main);
  const funding = fundingTransaction(address, units);
  const psbt = draftTransaction({
    redeemScript,
    coin: JUNKCOIN_ON.main,
    inputs: [{ ...funding, units }],
    outputs: [{ address: ADDRESS, units: units - 100_000n }],
  });
  return { psbt, redeemScript, about: { ...about, redeemScript } };
}

describe('the script of an escrow', () => {
  it('has not changed', () => {
    expect(operatorKey(ESCROW_XPUB, JUNKCOIN_ON.main, 0)).toBe(
      '0233eb9f78c00aa8f4734257b69b67f85b9d670cffc34ac4cbd177db608a19f63a',
    );
    const { address, redeemScript } = escrowAddress(about, JUNKCOIN_ON.main);
    expect(address).toBe('3HbZ8H6RNcMw91USmR8qaEnGqmVjoN676Y');
    expect(redeemScript).toBe(`5221${buyerKey}21${sellerKey}21${operator}53ae`);
  });

  it.each([
    ['the same key twice', { sellerKey: buyerKey }],
    ['a key that is no point', { sellerKey: `02${'f'.repeat(64)}` }],
  ])('refuses %s', (_, change) => {
    expect(() => escrowAddress({ ...about, ...change }, JUNKCOIN_ON.main)).toThrow(/public keys/);
  });

  it.each([
    [0, 1],
    [1, 0],
    [0, 2],
    [1, 2],
  ])('is spent by %i and %i', (first, second) => {
    const { psbt, about: of } = draft();
    const one = addSignatures(psbt, sign(psbt, first), of);
    expect([one.signatures, one.final]).toEqual([1, null]);
    const two = addSignatures(one.psbt, sign(psbt, second), of);
    expect(two.signatures).toBe(2);
    const final = Transaction.fromRaw(Buffer.from(two.final?.rawHex ?? '', 'hex'), {
      allowUnknownInputs: true,
    });
    expect(final.id).toBe(two.final?.txid);
    expect(final.getOutput(0).amount).toBe(499_900_000n);
    expect(final.outputsLength).toBe(1);
  });

  it('is spent by all three at once, with two signatures', () => {
    const { psbt, about: of } = draft();
    const all = [0, 1, 2].reduce((signed, who) => sign(signed, who), psbt);
    const done = addSignatures(psbt, all, of);
    expect(done.signatures).toBe(3);
    expect(done.final?.rawHex.length).toBeLessThan(700);
  });

  it('accepts no missing, repeated or foreign signature, nor one for another transaction', () => {
    const { psbt, about: of } = draft();
    const other = draft(500_000_001n);
    const stranger = draftTransaction({
      redeemScript: of.redeemScript,
      coin: JUNKCOIN_ON.main,
      inputs: [
        {
          ...fundingTransaction(escrowAddress(about, JUNKCOIN_ON.main).address, 500_000_000n),
          units: 500_000_000n,
        },
      ],
      outputs: [{ address: '3HbZ8H6RNcMw91USmR8qaEnGqmVjoN676Y', units: 499_900_000n }],
    });
    expect(() => addSignatures(psbt, sign(other.psbt, 0), of)).toThrow(/not the transaction/);
    expect(() => addSignatures(psbt, sign(stranger, 0), of)).toThrow(/not the transaction/);
    expect(() => addSignatures(psbt, psbt, of)).toThrow(/no new signature/);
    const one = addSignatures(psbt, sign(psbt, 0), of);
    expect(() => addSignatures(one.psbt, sign(psbt, 0), of)).toThrow(/no new signature/);
    expect(() => addSignatures(psbt, 'AAAA', of)).toThrow(/not a partially signed/);
    // The right form, by the right key, over other bytes.
    const signed = Transaction.fromPSBT(Buffer.from(sign(psbt, 0), 'base64'));
    const wrong = Transaction.fromPSBT(Buffer.from(sign(other.psbt, 0), 'base64'));
    const forged = Transaction.fromPSBT(Buffer.from(psbt, 'base64'));
    const [mine] = signed.getInput(0).partialSig ?? [];
    const [theirs] = wrong.getInput(0).partialSig ?? [];
    if (!mine || !theirs) throw new Error('nothing was signed');
    forged.updateInput(0, { partialSig: [[mine[0], theirs[1]]] }, true);
    const text = Buffer.from(forged.toPSBT()).toString('base64');
    expect(() => addSignatures(psbt, text, of)).toThrow(/is invalid/);
  });

  it('is not drafted over an input of another value', () => {
    const { redeemScript } = draft();
    const funding = fundingTransaction(
      escrowAddress(about, JUNKCOIN_ON.main).address,
      500_000_000n,
    );
    const input = {
      redeemScript,
      coin: JUNKCOIN_ON.main,
      outputs: [{ address: ADDRESS, units: 1n }],
    };
    for (const inputs of [
      [{ ...funding, units: 500_000_001n }],
      [{ ...funding, txid: 'a'.repeat(64), units: 500_000_000n }],
    ]) {
      expect(() => draftTransaction({ ...input, inputs })).toThrow(/another transaction/);
    }
  });

  // Nodes accept nothing else (BIP 66, and low s by policy): if stored, it would block every valid one.
  it.each([
    ['a zero too many', (r: Buffer) => (r[0] === 0 ? r : Buffer.concat([Buffer.alloc(1), r]))],
    ['a negative number', (r: Buffer) => (r[0] === 0 ? r.subarray(1) : r)],
  ])('accepts no signature whose numbers are encoded with %s', (_, bend) => {
    for (let units = 500_000_000n; ; units += 1n) {
      const { psbt, about: of } = draft(units);
      const signed = Transaction.fromPSBT(Buffer.from(sign(psbt, 0), 'base64'));
      const [mine] = signed.getInput(0).partialSig ?? [];
      if (!mine) throw new Error('nothing was signed');
      const der = Buffer.from(mine[1]);
      const r = der.subarray(4, 4 + (der[3] ?? 0));
      const bent = bend(r);
      // Only some signatures have a number that can be changed this way.
      if (bent.length === r.length) continue;
      const rest = der.subarray(4 + r.length);
      const change = bent.length - r.length;
      const signature = Buffer.concat([
        Buffer.of(0x30, (der[1] ?? 0) + change, 0x02, bent.length),
        ...[bent, rest],
      ]);
      const forged = Transaction.fromPSBT(Buffer.from(psbt, 'base64'));
      forged.updateInput(0, { partialSig: [[mine[0], signature]] }, true);
      const text = Buffer.from(forged.toPSBT()).toString('base64');
      expect(() => addSignatures(psbt, text, of)).toThrow(/is invalid/);
      return;
    }
  });

  it('accepts no signature with the other valid s', () => {
    const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
    const { psbt, about: of } = draft();
    const signed = Transaction.fromPSBT(Buffer.from(sign(psbt, 0), 'base64'));
    const [mine] = signed.getInput(0).partialSig ?? [];
    if (!mine) throw new Error('nothing was signed');
    const der = Buffer.from(mine[1]);
    const head = der.subarray(2, 4 + (der[3] ?? 0));
    const s = der.subarray(2 + head.length + 2, -1);
    const high = ORDER - BigInt(`0x${s.toString('hex')}`);
    const bytes = Buffer.from(`00${high.toString(16).padStart(64, '0')}`, 'hex');
    const body = Buffer.concat([head, Buffer.of(0x02, bytes.length), bytes]);
    const signature = Buffer.concat([Buffer.of(0x30, body.length), body, Buffer.of(1)]);
    const forged = Transaction.fromPSBT(Buffer.from(psbt, 'base64'));
    forged.updateInput(0, { partialSig: [[mine[0], signature]] }, true);
    const text = Buffer.from(forged.toPSBT()).toString('base64');
    expect(() => addSignatures(psbt, text, of)).toThrow(/is invalid/);
  });
});
