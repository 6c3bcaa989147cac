import { type Static, type TSchema, Type } from 'typebox';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import { LimitQuery, shape, TelegramId } from '../values.ts';

/** The refusals of a call that reads a member's data or contacts them; `endpoint.ts` has the gate's. */
export const REACH_ERRORS = ['no_consent', 'sandbox_only'] as const;

/** A permission of an API key. */
export const KeyPermission = Type.Enum(
  API_KEY_PERMISSIONS.map(({ id }) => id),
  { title: 'KeyPermission', description: 'A permission of an API key', examples: ['read_balance'] },
);
export type KeyPermission = Static<typeof KeyPermission>;

/** The member whose data is read; default: the key's owner. */
export const MemberQuery = Type.Optional({
  ...TelegramId,
  description: "Telegram id of the member; default: the key's owner",
  examples: ['123456789'],
});

/** The start of the next page. */
const CursorQuery = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,200}$',
  description: '`nextCursor` of the previous page; opaque',
});

/** The query of every list. */
export const pageQuery = {
  limit: Type.Optional({ ...LimitQuery, description: '1 to 100; default: 20' }),
  cursor: Type.Optional(CursorQuery),
};

/** The most rows on a page. */
const MOST_LISTED = 100;

/** The schema of one page of a list, with its own name. */
export function pageOf<const S extends TSchema>(title: string, item: S) {
  return shape(title, {
    data: Type.Array(item, { maxItems: MOST_LISTED }),
    nextCursor: Type.Union([Type.String(), Type.Null()], {
      description: 'Pass it as `cursor` for the next page; null on the last one',
    }),
  });
}

/** Text that an app writes and a member reads: not blank, without NUL. */
export function plainText(maxLength: number, description: string) {
  return Type.String({ pattern: '^[^\\x00]*[^\\s\\x00][^\\x00]*$', maxLength, description });
}

/** A transaction's id. */
export const Txid = Type.String({ pattern: '^[0-9a-f]{64}$', description: "A transaction's id" });

/** An address of the coin; the server checks that it can be paid on the chain. */
export const CoinAddress = Type.String({
  pattern: '^[0-9A-Za-z]{26,74}$',
  description: 'An address of the coin, as its wallets write it',
  examples: ['7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK'],
});
