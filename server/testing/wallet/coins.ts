import { coinOn } from '#rules/coins/coin.ts';
import { JUNKCOIN } from '#rules/coins/junkcoin.ts';

/** Junkcoin on each of its chains. */
export const JUNKCOIN_ON = {
  main: coinOn(JUNKCOIN, 'main'),
  test: coinOn(JUNKCOIN, 'test'),
  regtest: coinOn(JUNKCOIN, 'regtest'),
} as const;
