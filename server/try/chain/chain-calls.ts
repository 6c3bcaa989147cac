import { AppError } from '#contract/errors.ts';
import { parseAmount } from '#rules/amounts.ts';
import type { Db } from '#server/db/connect.ts';
import { readMembersAt } from '#server/services/demo/players.ts';
import type { Visitors } from '../chats/visitors.ts';
import type { TryHandlers } from '../routes.ts';
import type { DemoChain } from './chain.ts';
import { showAddress, showBlock, showChain, showTransaction } from './explorer.ts';

/** Nodes refuse outputs below this. */
const DUST_UNITS = 10_000n;
/** A visitor pays a tip or a plan's price; more would empty the purse for the others. */
const MOST_UNITS = 100_000_000_000n;

type ChainDeps = {
  db: Db;
  chain: DemoChain;
  visitors: Visitors;
  /** Mines a block, and makes the product look at it. */
  mine: () => Promise<void>;
  /** Makes the product look at a payment. */
  onPaid: () => Promise<void>;
};

/** The pages of the demo's chain, mining, and payments from the visitors' purse. */
export function chainCalls({ db, chain, visitors, mine, onPaid }: ChainDeps) {
  return {
    getDemoChain: async () => showChain(chain),
    getDemoTransaction: async ({ params }, request) => {
      const { outputs, ...rest } = showTransaction(chain, params.txid) ?? missing('transaction');
      const members = await readMembersAt(
        db,
        outputs.map(({ address }) => address),
      );
      const played = Object.values(visitors.find(request)?.players ?? {});
      const memberAt = (address: string) => {
        const member = members.get(address);
        if (member === undefined) return null;
        const isPlayed = played.some(({ telegramId }) => telegramId === member.telegramId);
        return { name: member.name, isPlayed };
      };
      return {
        ...rest,
        outputs: outputs.map((each) => ({ ...each, member: memberAt(each.address) })),
      };
    },
    getDemoBlock: async ({ params }) => showBlock(chain, Number(params.height)) ?? missing('block'),
    getDemoAddress: async ({ params }) => showAddress(chain, params.address),
    mineDemoBlock: async () => {
      await mine();
      return showChain(chain);
    },
    postDemoPayment: async ({ body }) => {
      const units = parseAmount(body.amount);
      if (units < DUST_UNITS || units > MOST_UNITS) {
        throw new AppError('bad_request', (m) => m.refusal_demo_purse_amount());
      }
      const paid = chain.pay(body.address, units);
      if (paid === null) {
        throw new AppError('bad_request', (m) => m.refusal_demo_purse_address());
      }
      await onPaid();
      return paid;
    },
  } satisfies Partial<TryHandlers>;
}

function missing(what: string): never {
  throw new AppError('not_found', `The demo's chain has no such ${what}.`);
}
