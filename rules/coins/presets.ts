import { BITCOIN } from './bitcoin.ts';
import type { CoinPreset } from './coin.ts';
import { DOGECOIN } from './dogecoin.ts';
import { JUNKCOIN } from './junkcoin.ts';
import { LITECOIN } from './litecoin.ts';

/** The coins that a community's file can choose by name. */
export const COIN_PRESETS = {
  junkcoin: JUNKCOIN,
  litecoin: LITECOIN,
  dogecoin: DOGECOIN,
  bitcoin: BITCOIN,
} as const satisfies Record<string, CoinPreset>;

/** The names in the order in which the setup offers them. */
export const COIN_PRESET_NAMES = ['junkcoin', 'litecoin', 'dogecoin', 'bitcoin'] as const;
