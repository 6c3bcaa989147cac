import type { CoinNetwork } from '#rules/coins/coin.ts';
import { Refused, WalletError } from '../keys/refused.ts';
import type { Calls } from './calls.ts';
import type { Answer, Question } from './messages.ts';
import { startWorker } from './worker-files.ts';

/** The calls of the worker, seen from the page. */
export type Signer = {
  ask<C extends keyof Calls>(
    call: C,
    ...input: Parameters<Calls[C]>
  ): Promise<Awaited<ReturnType<Calls[C]>>>;
  /** Ends the worker and with it all keys. */
  forget(): void;
};

/**
 * Starts the worker that holds the keys, for the coin that the site has named. If the worker rejects the coin, every other call
 * fails.
 */
export function startSigner(coin: { data: unknown; network: CoinNetwork }): Signer {
  const worker = startWorker('signer');
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  let next = 0;

  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new WalletError(['wallet_signer_stopped']));
    waiting.clear();
  };
  worker.addEventListener('error', failAll);
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('value' in data) one?.resolve(data.value);
    else if (data.refused !== null) one?.reject(new Refused(...data.refused));
    else one?.reject(new WalletError(['wallet_signer_failed']));
  });

  const signer: Signer = {
    ask(call, ...[input]) {
      next += 1;
      const id = next;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
        worker.postMessage({ id, call, input } satisfies Question);
      });
    },
    forget() {
      worker.terminate();
      failAll();
    },
  };
  void signer.ask('nameCoin', coin).catch(() => undefined);
  return signer;
}
