import { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { V1Escrow } from '#contract/v1/escrows.ts';
import { parseAmount } from '#rules/amounts.ts';
import { decodeBase58Check } from '#server/coin/base58.ts';
import { unitsOf } from '#server/coin/exact-json.ts';
import { daemonAddress, openDaemonIndex } from '#server/fakes/chain-index/daemon-index.ts';
import type { ChainSource, ChainTransaction } from '#server/gateways/chain/chain-source.ts';
import { workOnChain } from '#server/jobs/chain-work.ts';
import { sendAppMessages } from '#server/services/consents/outbox.ts';
import { type AppCrew, allow, openAppCrew } from '#server/testing/apps.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { signPsbt } from '#server/testing/escrows.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { type Litecoind, openLitecoindForTest } from '#server/testing/wallet/litecoind.ts';
import { ensureLitecoind } from '../../../scripts/litecoind.mjs';
import { createEscrow, disputeEscrow, readEscrow } from './escrows.ts';
import { decideDispute, draftEscrow, signEscrow } from './spending.ts';
import { keepEscrows } from './upkeep.ts';

const TESTNET_KEYS = { public: 0x02facafd, private: 0x02fac398 };
/** The operator keeps the private half away from the server. */
const OPERATOR = HDKey.fromMasterSeed(Buffer.alloc(32, 9), TESTNET_KEYS);

type Wallet = Awaited<ReturnType<Litecoind['openWallet']>>;

const path = await ensureLitecoind();
if (path === null) {
  console.warn('WARNING: there is no litecoind here: escrows were tried on a written chain only.');
} else {
  describeOnPostgres('escrows, on a real daemon', (database) => {
    let daemon: Litecoind;
    let index: Awaited<ReturnType<typeof openDaemonIndex>>;
    let buyer: Wallet;
    let seller: Wallet;
    beforeAll(async () => {
      daemon = await openLitecoindForTest(path);
      index = await openDaemonIndex(daemon);
      buyer = await daemon.openWallet(['20']);
      seller = await daemon.openWallet([]);
    });
    afterAll(async () => {
      await index?.close();
      await daemon?.close();
    });

    let app: AppCrew;
    beforeEach(async () => {
      app = await openAppCrew(database().db);
      // The daemon's blocks have the time of the machine.
      app.clock.nowMs = Date.now();
      for (const telegramId of ['22', '77']) {
        const memberId = app.crew.numberOf(telegramId);
        await allow(database().db, { caller: app.caller, memberId, permission: 'manage_escrow' });
      }
      await watch();
    });
    async function watch() {
      const { db } = database();
      const report = (error: unknown) => expect.fail(String(error));
      await workOnChain({
        db,
        source: daemonSource(daemon),
        coin: JUNKCOIN_ON.test,
        now: app.now,
        report,
      });
      return keepEscrows({ db, chain: index.chain, now: app.now });
    }

    /** A key of one of the daemon's wallets: an address, its public key, and a function that signs for it. */
    async function keyOf(wallet: Wallet) {
      const address = await wallet.newAddress();
      const { pubkey } = Object(await wallet.call('getaddressinfo', address));
      const wif = String(await wallet.call('dumpprivkey', address));
      return { publicKey: String(pubkey), privateKey: privateKeyOf(wif) };
    }

    /** Opens an escrow over 5 that both members agreed to. */
    async function open() {
      const { db } = database();
      const keys = { buyer: await keyOf(buyer), seller: await keyOf(seller) };
      const addresses = { refund: await buyer.newAddress(), payout: await seller.newAddress() };
      const made = await createEscrow(db, app.caller, {
        buyer: '22',
        seller: '77',
        amount: '5',
        description: 'A map',
        coin: JUNKCOIN_ON.test,
        buyerKey: keys.buyer.publicKey,
        sellerKey: keys.seller.publicKey,
        refundAddress: addresses.refund,
        payoutAddress: addresses.payout,
        coinSymbol: 'JKC',
        messagesFor,
        xpub: OPERATOR.publicExtendedKey,
        callId: 'call',
        nowMs: app.now(),
      });
      const key = { id: BigInt(made.id), caller: app.caller };
      await sendAppMessages(app.deps);
      for (const telegramId of ['22', '77']) await app.press(telegramId, 'Agree');
      const read = () => readEscrow(db, key);
      // The daemon gives the bytes of transactions that pay addresses it was asked about before.
      await index.chain.readUnspent((await read()).address ?? '');
      const operatorKey = OPERATOR.deriveChild(0).deriveChild(Number(made.id)).privateKey;
      return {
        key,
        addresses,
        read,
        privateKeys: {
          buyer: keys.buyer.privateKey,
          seller: keys.seller.privateKey,
          operator: Buffer.from(operatorKey ?? []),
        },
        payIn: async (amount: string) =>
          buyer.call('sendtoaddress', daemonAddress((await read()).address ?? ''), amount),
        draft: (direction: 'release' | 'refund') =>
          draftEscrow(db, index.chain, key, {
            direction,
            coin: JUNKCOIN_ON.test,
            nowMs: app.now(),
          }),
        sign: (draft: V1Escrow, privateKey: Uint8Array) =>
          signEscrow(db, index.chain, key, {
            psbt: signPsbt(draft.psbt ?? '', privateKey),
            nowMs: app.now(),
          }),
      };
    }

    const arrived = async (wallet: Wallet, address: string) =>
      parseAmount(String(await wallet.call('getreceivedbyaddress', address, 1)));
    const refusal = (rawHex: string) =>
      daemon.call('sendrawtransaction', rawHex).then(
        () => 'taken',
        (error: unknown) => String(error),
      );

    it('are funded, and released by two of three keys but never one', async () => {
      const escrow = await open();
      await escrow.payIn('5.01');
      await watch();
      expect(await escrow.read()).toMatchObject({ state: 'funding', funded: '0' });
      await daemon.mine();
      await watch();
      expect(await escrow.read()).toMatchObject({ state: 'funded', funded: '5.01' });
      // A reorganisation takes back the deposits, and another block brings them again.
      await daemon.reorg(1);
      await watch();
      expect(await escrow.read()).toMatchObject({ state: 'funding', funded: '0' });
      await daemon.mine();
      await watch();
      expect(await escrow.read()).toMatchObject({ state: 'funded', funded: '5.01' });

      const draft = await escrow.draft('release');
      const one = await escrow.sign(draft, escrow.privateKeys.seller);
      expect(one).toMatchObject({ state: 'releasing', signatures: 1, txid: null });
      for (const times of [1, 2]) {
        expect(await refusal(withOneSignature(one.psbt ?? '', times))).toContain(
          'mandatory-script-verify-flag-failed',
        );
      }
      const two = await escrow.sign(draft, escrow.privateKeys.buyer);
      expect(two).toMatchObject({ state: 'releasing', signatures: 2 });
      expect(await daemon.call('getrawmempool')).toEqual([two.txid]);
      await watch();
      expect((await escrow.read()).state).toBe('releasing');
      await daemon.mine();
      await watch();
      expect(await escrow.read()).toMatchObject({ state: 'released', funded: '0', txid: two.txid });
      expect(await arrived(seller, escrow.addresses.payout)).toBe(parseAmount('5'));
      expect(await arrived(buyer, escrow.addresses.refund)).toBe(parseAmount('0.009'));
      expect(await watch()).toEqual({ expired: 0, sent: 0, problems: [] });
    });

    it('end as two of the three decide without this site', async () => {
      const escrow = await open();
      await escrow.payIn('5.01');
      await daemon.mine();
      await watch();
      const { psbt } = await escrow.draft('refund');
      const byBuyer = signPsbt(psbt ?? '', escrow.privateKeys.buyer);
      const both = Transaction.fromPSBT(
        Buffer.from(signPsbt(byBuyer, escrow.privateKeys.seller), 'base64'),
      );
      both.finalize();
      const release = await escrow.draft('release');
      await daemon.call('sendrawtransaction', both.hex);
      await watch();
      expect(await escrow.read()).toMatchObject({ state: 'releasing', funded: '5.01' });
      await daemon.mine();
      await watch();
      expect(await escrow.read()).toMatchObject({ state: 'refunded', txid: both.id, funded: '0' });
      await expect(escrow.sign(release, escrow.privateKeys.seller)).rejects.toThrow('refunded');
    });

    it('go back to the buyer with the operator’s key, in full except the fee', async () => {
      const { db } = database();
      const escrow = await open();
      // In two parts, each of which is an input of its own.
      await escrow.payIn('3');
      await escrow.payIn('2.01');
      await daemon.mine();
      await watch();
      const { id } = escrow.key;
      await disputeEscrow(db, app.caller, { id, reason: 'No map', nowMs: app.now() });
      await decideDispute(db, { id, decision: 'refund', actor: 'operator', nowMs: app.now() });
      const draft = await escrow.draft('refund');
      await escrow.sign(draft, escrow.privateKeys.operator);
      const { txid } = await escrow.sign(draft, escrow.privateKeys.buyer);
      await daemon.mine();
      await watch();
      expect(await escrow.read()).toMatchObject({ state: 'refunded', txid });
      expect(await arrived(buyer, escrow.addresses.refund)).toBe(parseAmount('5.009'));
      expect(await daemon.call('getrawmempool')).toEqual([]);
    });
  });
}

const Decoded = Type.Object({
  txid: Type.String(),
  vin: Type.Array(
    Type.Object({ txid: Type.Optional(Type.String()), vout: Type.Optional(Type.Integer()) }),
  ),
  vout: Type.Array(
    Type.Object({
      value: Type.Union([Type.String(), Type.Number()]),
      scriptPubKey: Type.Object({ hex: Type.String() }),
    }),
  ),
});
const Block = Type.Object({
  hash: Type.String(),
  previousblockhash: Type.String(),
  time: Type.Integer(),
  tx: Type.Array(Decoded),
});

/** The daemon's chain, decoded by the daemon itself. */
function daemonSource(daemon: Litecoind): ChainSource {
  const shown = ({ txid, vin, vout }: Static<typeof Decoded>): ChainTransaction => ({
    txid,
    inputs: vin.flatMap((input) =>
      input.txid === undefined
        ? []
        : [{ coin: `${input.txid}:${input.vout}`, scriptSigHex: '', witnessHex: [] }],
    ),
    outputs: vout.map(({ value, scriptPubKey: { hex } }) => ({
      scriptHex: hex,
      units: unitsOf(value),
    })),
  });
  const readBlockHash = async (height: number) => String(await daemon.call('getblockhash', height));
  return {
    async readTip() {
      const height = Number(await daemon.call('getblockcount'));
      return { height, hash: await readBlockHash(height) };
    },
    readBlockHash,
    async readBlock(hash) {
      const { previousblockhash, time, tx } = Value.Parse(
        Block,
        await daemon.call('getblock', hash, 2),
      );
      return {
        hash,
        previousHash: previousblockhash,
        timeMs: time * 1000,
        transactions: tx.map(shown),
      };
    },
    async readMempool() {
      const txids = Value.Parse(Type.Array(Type.String()), await daemon.call('getrawmempool'));
      return { txids, isComplete: true };
    },
    readUnconfirmed: (txids) =>
      Promise.all(
        txids.map(async (txid) =>
          shown(Value.Parse(Decoded, await daemon.call('getrawtransaction', txid, 1))),
        ),
      ),
  };
}

/** The 32 bytes of a key in the daemon's text format. */
function privateKeyOf(wif: string): Buffer {
  const body = decodeBase58Check(wif);
  if (body === null) throw new Error('the daemon gave no key');
  return body.subarray(1, 33);
}

/** Returns the transaction with its only signature, repeated as often as the script asks for, or less often. */
function withOneSignature(psbt: string, times: number): string {
  const transaction = Transaction.fromPSBT(Buffer.from(psbt, 'base64'));
  const { partialSig = [], redeemScript = new Uint8Array() } = transaction.getInput(0);
  const [, signature = new Uint8Array()] = partialSig[0] ?? [];
  const parts = [...Array.from({ length: times }, () => signature), redeemScript];
  const script = Buffer.concat([
    Buffer.of(0),
    ...parts.map((part) => Buffer.concat([pushOf(part.length), part])),
  ]);
  transaction.updateInput(0, { finalScriptSig: script }, true);
  return transaction.hex;
}

/** The operation that puts this many bytes on the stack. */
function pushOf(length: number): Buffer {
  return length < 76 ? Buffer.of(length) : Buffer.of(76, length);
}
