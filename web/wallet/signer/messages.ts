import type { WalletText } from '#rules/messages/wallet-messages.ts';

/** The page's questions to its worker, and the worker's answers: a value, or the reason for a failure; null gives no reason. */
export type Question = { id: number; call: string; input: unknown };
export type Answer = { id: number; value: unknown } | { id: number; refused: WalletText | null };
