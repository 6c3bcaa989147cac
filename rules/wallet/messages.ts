import type { Messages } from '../messages/messages.ts';

/** The bot's message to a member whose address was set on the wallet's page, in Telegram's HTML. */
export function addressSetMessage(
  m: Messages,
  input: {
    siteName: string;
    address: string;
    /** The previous address; null if there was none. */
    before: string | null;
  },
): string {
  const { siteName, address, before } = input;
  const is = m.bot_address_now({ site: siteName, address });
  if (before === null || before === address) return is;
  return [is, m.bot_address_replaced({ address: before }), m.bot_address_was_me()].join('\n\n');
}
