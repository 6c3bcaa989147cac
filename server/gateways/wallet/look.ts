import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { createJsonRpc, type RpcLimits } from '../json-rpc.ts';
import { readText } from './answers.ts';
import { WalletUnreachable } from './wallet.ts';

/** A wallet that is not encrypted has no such time; a locked one has 0. */
const Info = Type.Object({ unlocked_until: Type.Optional(Type.Integer({ minimum: 0 })) });

/** What only a look at an installation asks a wallet. Throws what `Wallet`'s calls throw. */
export function createWalletLook({ url, timeoutMs }: { url: string; timeoutMs: number }) {
  const rpc = createJsonRpc(url, fetch);
  const limits: RpcLimits = { timeoutMs, retries: 0 };
  return {
    /** Until when the wallet can sign, ms since epoch: 0 if it is locked, `Infinity` if it has no passphrase. */
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
