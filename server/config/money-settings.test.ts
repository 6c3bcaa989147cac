import { describe, expect, it } from 'vitest';
import { TEST_BOT_TOKEN as BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import {
  PEARLCOIN,
  RPC,
  read,
  STRIPE,
  WHSEC,
  XPRV,
  XPUB,
} from '#server/testing/config/readings.ts';
import { ConfigError } from './config.ts';

describe('readConfig, of money', () => {
  it('moves money only on PostgreSQL, and never repeats the password', () => {
    const url = 'http://user:a-password@127.0.0.1:9772/';
    expect(() => read({ WALLET_RPC_URL: url })).toThrow(/PostgreSQL only.*move-to-postgres/);
    for (const text of [url, `${url}?x=1`, 'ftp://user:a-password@h/', 'user:a-password']) {
      const environment = { WALLET_RPC_URL: text };
      expect(() => read(environment)).toThrow(ConfigError);
      expect(() => read(environment)).not.toThrow(/a-password/);
    }
  });

  it.each(['WALLET_RPC_URL', 'INVOICE_RPC_URL', 'CHAIN_RPC_URL'])(
    'sends the password of %s over plain http to this machine alone, unless it is told to',
    (name) => {
      const environment = {
        [name]: 'http://u:a-password@10.0.0.2:9772/',
        DATABASE_URL: 'postgres://h/d',
      };
      for (const flag of [{}, { RPC_INSECURE: '0' }]) {
        expect(() => read({ ...environment, ...flag })).toThrow(new RegExp(`^${name}: plain http`));
        expect(() => read({ ...environment, ...flag })).not.toThrow(/a-password/);
      }
      expect(read({ ...environment, RPC_INSECURE: '1' }).insecureRpc).toEqual([name]);
    },
  );

  it('follows the blocks of a node with either database, because that moves no money', () => {
    expect(read({ CHAIN_RPC_URL: RPC })).toMatchObject({ chainRpcUrl: RPC, walletUrl: null });
    expect(() => read({ CHAIN_RPC_URL: 'u:a-password@h' })).toThrow(/^CHAIN_RPC_URL: must/);
    expect(() => read({ CHAIN_RPC_URL: 'u:a-password@h' })).not.toThrow(/a-password/);
  });

  it('takes no amount of Junkcoin for one of another coin', () => {
    const pearl = { COMMUNITY_FILE: PEARLCOIN, DEMO: '0' };
    expect(() => read(pearl)).toThrow(/^WEEKLY_POOL: must be set for Pearlcoin/);
    expect(read({ ...pearl, WEEKLY_POOL: '0' }).poolUnits).toBe(0n);
    expect(read({ ...pearl, WEEKLY_POOL_JKC: '2' }).poolUnits).toBe(200_000_000n);
    expect(read({ DEMO: '0' }).poolUnits).toBe(50_000_000_000n);
    expect(read({ ...pearl, WEEKLY_POOL: '0' }).planPrices).toBeNull();
    expect(read({ ...pearl, WEEKLY_POOL: '0' }).community.site.coin.planPrices).toBeNull();
    const { community } = read({ ...pearl, WEEKLY_POOL: '0', PLAN_PRICES: '0.5,1,2.25' });
    expect(community.site.coin.planPrices).toEqual({
      starter: '0.5',
      pro: '1',
      enterprise: '2.25',
    });
  });

  describe('of the faucet', () => {
    const bot = { BOT: '1', TELEGRAM_BOT_TOKEN: BOT_TOKEN, DATABASE_URL: 'postgres://h/d' };
    const rpcUrl = 'http://u:p@127.0.0.1:9772/wallet/faucet';
    const faucet = { ...bot, FAUCET_AMOUNT: '0.5', FAUCET_RPC_URL: rpcUrl };

    it('takes an amount, a limit for the day, and a wallet of its own', () => {
      const units = 50_000_000n;
      expect(read(faucet).faucet).toEqual({ rpcUrl, units, dailyUnits: units * 100n });
      expect(read({ ...faucet, FAUCET_DAILY: '0.5' }).faucet?.dailyUnits).toBe(units);
      const pool = 'http://u:p@127.0.0.1:9772/wallet/pool';
      expect(read({ ...faucet, WALLET_RPC_URL: pool }).faucet).not.toBeNull();
    });

    it.each([
      [{ FAUCET_RPC_URL: undefined }, /^FAUCET_AMOUNT: needs a wallet/],
      [{ BOT: undefined }, /^FAUCET_AMOUNT: needs BOT=1/],
      [{ FAUCET_AMOUNT: undefined }, /^FAUCET_RPC_URL: has no effect without FAUCET_AMOUNT/],
      [{ FAUCET_RPC_URL: 'http://u:p@10.0.0.2/' }, /^FAUCET_RPC_URL: plain http/],
      [{ FAUCET_AMOUNT: '0.00099999' }, /^FAUCET_AMOUNT: must be an amount of at least 0.001/],
      [{ FAUCET_AMOUNT: 'much' }, /^FAUCET_AMOUNT: must be/],
      [{ FAUCET_DAILY: '0.4' }, /^FAUCET_DAILY: must be at least FAUCET_AMOUNT/],
      [{ DATABASE_URL: undefined }, /^FAUCET_RPC_URL: money moves on PostgreSQL only/],
      [{ WALLET_RPC_URL: 'http://a:b@localhost:9772/wallet/faucet/' }, /must be another wallet/],
    ])('refuses %j', (change, reason) => {
      expect(() => read({ ...faucet, ...change })).toThrow(reason);
    });
  });

  it('takes payments only on PostgreSQL, by card and in coins, and repeats no secret', () => {
    const database = { DATABASE_URL: 'postgres://h/d' };
    const cases: [Record<string, string>, RegExp][] = [
      [STRIPE, /^STRIPE_SECRET_KEY: money moves on PostgreSQL only/],
      [{ INVOICE_XPUB: XPUB }, /^INVOICE_XPUB: money moves on PostgreSQL only/],
      [{ INVOICE_XPUB: XPUB, ...database }, /^INVOICE_XPUB: .*INVOICE_RPC_URL/],
      [{ INVOICE_XPUB: XPUB, COIN_NETWORK: 'test', ...database }, /^INVOICE_XPUB: .*test chain/],
      [{ INVOICE_XPUB: XPRV, ...database }, /^INVOICE_XPUB: is a PRIVATE extended key/],
      [{ ESCROW_XPUB: XPRV }, /^ESCROW_XPUB: is a PRIVATE extended key/],
      [{ ESCROW_XPUB: XPUB, COIN_NETWORK: 'test' }, /^ESCROW_XPUB: .*test chain/],
      [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: '', ...database }, /^STRIPE_WEBHOOK_SECRET: must/],
      [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: `${WHSEC},`, ...database }, /^STRIPE_WEBHOOK_SECRET:/],
      [{ STRIPE_WEBHOOK_SECRET: WHSEC, ...database }, /^STRIPE_WEBHOOK_SECRET: needs/],
      [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_1234567890abcdef' }, /^STRIPE_SECRET_KEY: must/],
      [{ STRIPE_API_ROOT: 'http://api.stripe.com' }, /^STRIPE_API_ROOT: must be an https/],
      [{ INVOICE_RPC_URL: 'h:1' }, /^INVOICE_RPC_URL: must/],
    ];
    for (const [environment, text] of cases) {
      expect(() => read(environment)).toThrow(text);
      expect(() => read(environment)).not.toThrow(/1234567890abcdef|xprv9|0123456789/);
    }
  });
});
