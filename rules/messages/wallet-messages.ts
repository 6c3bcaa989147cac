import type * as en from './compiled/wallet/en.ts';

/** All texts of the wallet's page in a language, as functions of their values. Those that it lacks are English. */
export type WalletMessages = Omit<typeof en, 'language'>;

/** The keys of the texts without tags. */
type TextKey = {
  [K in keyof WalletMessages]: WalletMessages[K] extends (values: never) => string ? K : never;
}[keyof WalletMessages];

/** A text by its key, and its values if it has any: what a worker can send to the page. */
export type WalletText = {
  [K in TextKey]: Parameters<WalletMessages[K]> extends [infer Values]
    ? readonly [key: K, values: Values]
    : readonly [key: K];
}[TextKey];
