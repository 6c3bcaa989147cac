import { AppError } from '#contract/errors.ts';
import type { EscrowDirection } from '#rules/apps/escrows.ts';
import { chainNotConfigured } from '#server/services/consents/member-profile.ts';
import {
  askForDeposit,
  createEscrow,
  disputeEscrow,
  readEscrow,
  readEscrows,
} from '#server/services/escrows/escrows.ts';
import { draftEscrow, signEscrow } from '#server/services/escrows/spending.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers, KeyContext } from '../../handlers.ts';
import { limitOf, requireBot, sendLater } from './v1.ts';

/** Apps set up escrows and have them signed; only the script decides who can move the coins. */
export function escrowCalls(deps: CallDeps) {
  const { db, config, coinSymbol, messagesFor, now } = deps;
  const { coin } = config;
  const keyOf = (params: { id: string }, context: KeyContext) => ({
    id: BigInt(params.id),
    caller: context.key,
  });
  const spend =
    (direction: EscrowDirection) => async (params: { id: string }, context: KeyContext) =>
      draftEscrow(db, requireChain(deps), keyOf(params, context), {
        direction,
        coin,
        nowMs: now(),
      });
  const [release, refund] = [spend('release'), spend('refund')];
  return {
    postV1Escrow: async ({ body }, context) => {
      const telegram = requireBot(deps);
      requireChain(deps);
      const { escrowXpub: xpub } = config;
      if (xpub === null) {
        throw new AppError(
          'chain_not_configured',
          'This site holds no escrows: ESCROW_XPUB is not set.',
        );
      }
      const { callId } = context;
      const escrow = await createEscrow(db, context.key, {
        ...body,
        xpub,
        coin,
        coinSymbol,
        messagesFor,
        callId,
        nowMs: now(),
      });
      sendLater(deps, telegram, context);
      return escrow;
    },
    getV1Escrows: ({ query }, context) =>
      readEscrows(db, context.key, {
        state: query.state,
        cursor: query.cursor,
        limit: limitOf(query),
      }),
    getV1Escrow: ({ params }, context) => readEscrow(db, keyOf(params, context)),
    fundV1Escrow: async ({ params }, context) => {
      const telegram = requireBot(deps);
      const { id, caller } = keyOf(params, context);
      const asked = { id, coinSymbol, messagesFor, nowMs: now() };
      const escrow = await askForDeposit(db, caller, asked);
      sendLater(deps, telegram, context);
      return escrow;
    },
    releaseV1Escrow: ({ params }, context) => release(params, context),
    refundV1Escrow: ({ params }, context) => refund(params, context),
    disputeV1Escrow: ({ params, body }, context) => {
      const { id, caller } = keyOf(params, context);
      return disputeEscrow(db, caller, { id, reason: body.reason, nowMs: now() });
    },
    signV1Escrow: async ({ params, body }, context) =>
      signEscrow(db, requireChain(deps), keyOf(params, context), { ...body, nowMs: now() }),
  } satisfies Partial<Handlers>;
}

function requireChain({ chainIndex }: CallDeps) {
  if (chainIndex === null) throw chainNotConfigured();
  return chainIndex;
}
