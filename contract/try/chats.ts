import { type Static, Type } from 'typebox';
import { Amount, Count, NullableText, Points, TelegramId, Timestamp, WeekName } from '../values.ts';
import { TransactionId } from './chain.ts';

/** One of the two members whom a visitor plays. */
const Player = Type.Union([Type.Literal('first'), Type.Literal('second')]);
/** In the group, or in a private chat with the bot. */
const Place = Type.Union([Type.Literal('group'), Type.Literal('private')]);

/** A button sends `data` back to the bot, opens an address, or copies a text. */
const DemoButton = Type.Object({
  text: Type.String(),
  data: NullableText,
  url: NullableText,
  copy: NullableText,
});

export const DemoMessage = Type.Object({
  id: Count,
  from: Type.Union([Type.Literal('bot'), Player, Type.Literal('other')]),
  name: Type.String(),
  /** As Telegram shows it: text with Telegram's few tags. */
  html: Type.String(),
  at: Timestamp,
  isEdited: Type.Boolean(),
  /** True once the bot has taken it; always true for messages of the bot. */
  isRead: Type.Boolean(),
  /** A picture above the text, as a `data:` address. */
  picture: NullableText,
  /** The path of the page whose poster is shown below the text. */
  preview: NullableText,
  /** The payment for which it asks. */
  payment: Type.Union([Type.Object({ address: Type.String(), amount: Amount }), Type.Null()]),
  /** The message to which it replies. */
  answers: Type.Union([Type.Object({ name: Type.String(), text: Type.String() }), Type.Null()]),
  reactions: Type.Array(Type.String()),
  /** The name of the only member who sees it in the group; null: all do. */
  onlySeenBy: NullableText,
  buttons: Type.Array(Type.Array(DemoButton)),
});
export type DemoMessage = Static<typeof DemoMessage>;

/** A member whom the visitor plays, as the community sees them. */
export const DemoPlayer = Type.Object({
  name: Type.String(),
  username: Type.String(),
  telegramId: TelegramId,
  /** The address for their coins; null before their first message. */
  address: NullableText,
  /** An unused address of the demo's chain, offered to the visitor. */
  spareAddress: Type.String(),
  /** Null before their first message to the bot. */
  standing: Type.Union([
    Type.Object({
      pirateRank: Type.String(),
      weekPoints: Points,
      /** Until the week's threshold; 0 once it is reached. */
      pointsNeeded: Points,
    }),
    Type.Null(),
  ]),
  /** The newest closed week in which they were active. */
  lastWeek: Type.Union([
    Type.Object({
      week: WeekName,
      /** The place among the members with a share; null without a share. */
      rank: Type.Union([Count, Type.Null()]),
      share: Type.Union([Amount, Type.Null()]),
      status: NullableText,
      txid: Type.Union([TransactionId, Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type DemoPlayer = Static<typeof DemoPlayer>;

/** A tip in the group from one player to the other that stands. */
export const DemoTip = Type.Object({
  id: Type.String(),
  payer: Player,
  /** Not paid yet; paid, and in no block; confirmed. */
  state: Type.Union([Type.Literal('open'), Type.Literal('paid'), Type.Literal('confirmed')]),
});
export type DemoTip = Static<typeof DemoTip>;

export const DemoChats = Type.Object({
  /** Changes whenever anything here changes. */
  version: Count,
  now: Timestamp,
  weekEndsAt: Timestamp,
  groupTitle: Type.String(),
  botName: Type.String(),
  botUsername: Type.String(),
  height: Count,
  waiting: Count,
  players: Type.Object({ first: DemoPlayer, second: DemoPlayer }),
  /** Oldest first. */
  tips: Type.Array(DemoTip),
  chats: Type.Object({
    group: Type.Array(DemoMessage),
    first: Type.Array(DemoMessage),
    second: Type.Array(DemoMessage),
  }),
});
export type DemoChats = Static<typeof DemoChats>;

export const SayBody = Type.Object(
  {
    player: Player,
    place: Place,
    text: Type.String({ minLength: 1, maxLength: 1000 }),
    replyTo: Type.Union([Count, Type.Null()]),
  },
  { additionalProperties: false },
);

export const PressBody = Type.Object(
  {
    player: Player,
    place: Place,
    messageId: Count,
    data: Type.String({ minLength: 1, maxLength: 64 }),
  },
  { additionalProperties: false },
);
