import { escapeHtml } from '../telegram-html.ts';

/** The bot's message to a member whose address was set on the wallet's page, in Telegram's HTML. */
export function addressSetMessage(input: {
  siteName: string;
  address: string;
  /** The previous address; null if there was none. */
  before: string | null;
}): string {
  const { siteName, address, before } = input;
  const is = `Your address at ${escapeHtml(siteName)} is now <code>${escapeHtml(address)}</code>.`;
  if (before === null || before === address) return is;
  return [
    is,
    `It was <code>${escapeHtml(before)}</code>. Weekly shares wait for 24 hours before they go to the new one.`,
    'If this was you, press the button and nothing waits. If it was not, set your own address again and tell the operators.',
  ].join('\n\n');
}

/** The button below the message. */
export const CONFIRM_ADDRESS = 'This was me';

/** The reply to a press of the button. */
export const ADDRESS_CHANGE_OUTCOMES = {
  confirmed: 'Confirmed: weekly shares go to this address.',
  over: 'There is nothing to confirm any more.',
} as const;
