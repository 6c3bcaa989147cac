import type { Fetch } from '#server/gateways/json-rpc.ts';

const RECEIPT = {
  account: '',
  label: 'the pool',
  category: 'receive',
  vout: 0,
  address: 'mx5u3nqdPpzvEZ3vfnuUQEyHg3gHd8zrrH',
  amount: 0.001,
  confirmations: 90,
  blockindex: 17,
  blocktime: 1_772_000_000,
  'bip125-replaceable': 'no',
  blockhash: '7'.repeat(64),
  walletconflicts: [],
  time: 1_772_000_000,
  timereceived: 1_772_000_000,
};

/** A wallet's node, to whose address strangers can have sent any number of tiny payments. */
export function dustIn(fetch: Fetch) {
  let receipts = '';
  return {
    fall(count: number): void {
      const entries = Array.from({ length: count }, (_, place) =>
        JSON.stringify({ ...RECEIPT, txid: place.toString(16).padStart(64, 'd') }),
      );
      receipts = entries.length === 0 ? '' : `${entries.join()},`;
    },
    fetch: (async (url, init) => {
      const response = await fetch(url, init);
      if (receipts === '' || !String(init?.body).includes('listsinceblock')) return response;
      const text = await response.text();
      return new Response(
        text.replace('"transactions":[', `"transactions":[${receipts}`),
        response,
      );
    }) satisfies Fetch,
  };
}
