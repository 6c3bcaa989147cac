import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { createJsonRpc, type RpcLimits } from '../json-rpc.ts';
import { readText } from './answers.ts';
import { WalletUnreachable } from './wallet.ts';

/** The time is absent if the wallet is not encrypted, and 0 if it is locked. */
const Info = Type.Object({ unlocked_until: Type.Optional(Type.Integer({ minimum: 0 })) });

/** Calls to a wallet that only a check of the instance makes. Throws what the calls of `Wallet` throw. */
export function createNodeWalletLook({ url, timeoutMs }: { url: string; timeoutMs: number }) {
  const rpc = createJsonRpc(url, fetch);
  const limits: RpcLimits = { timeoutMs, retries: 0 };
  return {
    /** The time until which the wallet can sign, in ms since epoch: 0 if it is locked, `Infinity` if it has no passphrase. */
    async readUnlockedUntilMs(): Promise<number> {
      const info = await rpc.call('getwalletinfo', [], limits);
      const { unlocked_until: seconds } = readInfo(info);
      return seconds === undefined ? Number.POSITIVE_INFINITY : seconds * 1000;
    },
    /** The hash of the block at a height, in hex. */
    readBlockHash: async (height: number) =>
      readText(await rpc.call('getblockhash', [height], limits)),
  };
}

function readInfo(info: unknown): Static<typeof Info> {
  if (!Value.Check(Info, info))
    throw new WalletUnreachable("the wallet's answer has another shape");
  return info;
}
