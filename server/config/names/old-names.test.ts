import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { renamesOf, withCurrentNames } from './old-names.ts';

const RPC = 'http://u:a-password@127.0.0.1:9772/';
const OTHER = 'http://u:b-password@127.0.0.1:9772/';
const DATABASE = { DATABASE_URL: 'postgres://h/d' };

describe('the former names of variables', () => {
  it.each([
    ['JKC_RPC_URL', 'WALLET_RPC_URL'],
    ['JKC_NETWORK', 'COIN_NETWORK'],
    ['JKC_XPUB', 'INVOICE_XPUB'],
    ['JKC_INVOICE_RPC_URL', 'INVOICE_RPC_URL'],
    ['JKC_FAUCET_RPC_URL', 'FAUCET_RPC_URL'],
    ['JKC_RPC_INSECURE', 'RPC_INSECURE'],
    ['WEEKLY_POOL_JKC', 'WEEKLY_POOL'],
    ['FAUCET_JKC', 'FAUCET_AMOUNT'],
    ['FAUCET_DAILY_JKC', 'FAUCET_DAILY'],
    ['JKC_USD_PRICE', 'COIN_USD_PRICE'],
  ])('%s is %s', (old, name) => {
    expect(withCurrentNames({ [old]: '1', PORT: '2' })).toEqual({ [name]: '1', PORT: '2' });
    expect(withCurrentNames({ [old]: '1', [name]: ' 1 ' })).toEqual({ [name]: ' 1 ' });
    expect(withCurrentNames({ [old]: '1', [name]: ' ' })).toEqual({ [name]: '1' });
    expect(withCurrentNames({ [old]: ' ', [name]: '1' })).toEqual({ [name]: '1' });
    expect(renamesOf({ [old]: '1', PORT: '2' })).toEqual({ [old]: null, [name]: '1' });
    expect(renamesOf({ [name]: '1' })).toEqual({});
  });

  it('decide as before', () => {
    const environment = {
      ...DATABASE,
      JKC_RPC_URL: RPC,
      JKC_NETWORK: 'test',
      WEEKLY_POOL_JKC: '9',
    };
    expect(readConfig(environment, '/work')).toMatchObject({
      walletUrl: RPC,
      coin: { network: 'test' },
      poolUnits: 900_000_000n,
    });
  });

  it('with another value than the current one stop the start, without a value of either', () => {
    const both = () =>
      readConfig({ ...DATABASE, JKC_RPC_URL: RPC, WALLET_RPC_URL: OTHER }, '/work');
    expect(both).toThrow(/^WALLET_RPC_URL and JKC_RPC_URL are one setting with two values/);
    expect(both).not.toThrow(/-password/);
  });

  it.each<[Record<string, string>, string]>([
    [{ JKC_NETWORK: 'lab' }, 'JKC_NETWORK: must be one of'],
    [{ COIN_NETWORK: 'lab' }, 'COIN_NETWORK: must be one of'],
    [{ FAUCET_DAILY_JKC: '1' }, 'FAUCET_DAILY_JKC: has no effect without FAUCET_AMOUNT'],
    [{ WEEKLY_POOL_JKC: 'all' }, 'WEEKLY_POOL_JKC: must be an amount'],
  ])('are named where they are set: %j', (environment, says) => {
    expect(() => readConfig(environment, '/work')).toThrow(says);
  });
});
