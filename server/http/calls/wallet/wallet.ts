import { writeCoinData } from '#rules/coins/coin-data.ts';
import { addressSetMessage } from '#rules/wallet/messages.ts';
import { isCoinProved } from '#server/services/chain/proved-coin.ts';
import {
  askForProof,
  readOwnAddress,
  type SetAddress,
  setProvedAddress,
} from '#server/services/member-wallet/address-proofs.ts';
import { createLookups } from '#server/services/member-wallet/lookups.ts';
import { readTipNames } from '#server/services/member-wallet/tip-names.ts';
import { readPersonLanguages } from '#server/services/members/languages.ts';
import { deliver } from '#server/services/telegram/messages.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';

/** The calls of the wallet's page. No key ever reaches them. */
export function walletCalls(deps: CallDeps) {
  const { db, config, chainIndex, chainSource, pageLanguage, price, now } = deps;
  const { coin } = config;
  const { site, brand } = config.community;
  // Without either, no member can be asked for a proof, and no keys wait for one.
  const isProvable = config.walletUrl !== null || chainSource !== null;
  const lookups = createLookups({ index: chainIndex, coin, now });
  return {
    getWallet: async (_input, { actor, request }) => ({
      network: coin.network,
      coin: writeCoinData(config.community.coin),
      coinProved: !isProvable || (await isCoinProved(db, coin)),
      language: pageLanguage.ofMember(
        request,
        actor && (await readPersonLanguages(db, actor.telegramId)),
      ),
      siteName: site.siteName,
      coinCode: site.coin.code,
      coinSymbol: site.coin.symbol,
      coinUriScheme: site.coin.uriScheme,
      usdPrice: await price.readUsd(),
      styleSheet: brand.styleSheet,
      explorerTransaction: config.explorerTxUrl,
      demo: deps.instance.demo,
      botUsername: config.botUsername,
      readsChain: chainIndex !== null,
      member: actor && {
        telegramId: actor.telegramId,
        displayName: actor.viewer.displayName,
        ...(await readOwnAddress(db, { memberId: actor.memberId, nowMs: now() })),
      },
    }),
    postWalletUsed: async ({ body }, { actor }) => ({
      used: await lookups.readUsed(actor.memberId, body.addresses),
    }),
    postWalletCoins: async ({ body }, { actor, request }) => {
      const found = await lookups.readCoins(actor.memberId, body.addresses);
      warnOfUnread(request.log, found.unread);
      return found;
    },
    postWalletHistory: async ({ body }, { actor: { memberId }, request }) => {
      const { entries, ...found } = await lookups.readHistory(memberId, body.addresses);
      warnOfUnread(request.log, found.unread);
      const txids = entries.map(({ txid }) => txid);
      const names = await readTipNames(db, { memberId, txids });
      return {
        ...found,
        entries: entries.map((entry) => ({ ...entry, tips: names.get(entry.txid) ?? [] })),
      };
    },
    postWalletTransactions: async ({ body }, { actor }) => ({
      transactions: await lookups.readTransactions(actor.memberId, body.txids),
    }),
    postAddressProof: ({ body }, { actor }) =>
      askForProof(db, actor, { ...body, coin, siteName: site.siteName, nowMs: now() }),
    putWalletAddress: async ({ body }, { actor, request }) => {
      const input = { ...body, coin, nowMs: now(), queue: deps.queue };
      const set = await setProvedAddress(db, actor, input);
      // Not awaited: the address is set even if Telegram fails.
      void tell(deps, actor.telegramId, set).catch((error) =>
        request.log.warn({ err: error }, 'a member was not told of a new address'),
      );
      return { address: set.address, heldUntil: set.heldUntil };
    },
  } satisfies Partial<Handlers>;
}

/** Logs only the number of addresses: a log must not reveal their owners. */
function warnOfUnread(log: { warn(text: string): void }, { length }: readonly string[]): void {
  if (length === 0) return;
  log.warn(
    `the chain index cannot list ${length} addresses of a wallet: see "An address that is too large" in docs/operations.md`,
  );
}

async function tell(
  { db, telegram, messagesFor, config }: CallDeps,
  telegramId: string,
  { address, before, pressId }: SetAddress,
): Promise<void> {
  if (telegram === null) return;
  const { siteName } = config.community.site;
  const m = await messagesFor(db, telegramId);
  await deliver(db, telegram, {
    chatId: telegramId,
    html: addressSetMessage(m, { siteName, address, before }),
    ...(pressId && { buttons: [[{ text: m.button_was_me(), data: `ac:${pressId}` }]] }),
  });
}
