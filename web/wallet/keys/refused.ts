import type { WalletText } from '#rules/messages/wallet-messages.ts';

/** A text in the page's language already, as the server's are. */
type Said = { readonly said: string };

/** An error with a text of the catalogue, which the page puts into its language: workers have none. It contains no secret. */
export class WalletError extends Error {
  readonly text: WalletText | Said;

  constructor(text: WalletText | Said) {
    // For tests: nobody reads it on the page.
    super(JSON.stringify(text));
    this.text = text;
  }
}

/** The member's input or request is refused; the text gives the reason and advice. */
export class Refused extends WalletError {
  override readonly name = 'Refused';
  declare readonly text: WalletText;

  constructor(...text: WalletText) {
    super(text);
  }
}
