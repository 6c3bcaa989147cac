import { coinOn } from '#rules/coins/coin.ts';
import { JUNKCOIN } from '#rules/coins/junkcoin.ts';

/** The chain of play money. Its addresses cannot be mistaken for those of real coins: the main chain's wallets refuse them. */
export const DEMO_COIN = coinOn(JUNKCOIN, 'test');
