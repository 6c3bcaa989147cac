/** Returns a member's link if it is an https address; null for anything else. */
export function safeLink(url: string | null): string | null {
  if (url === null) return null;
  try {
    const parsed = new URL(url);
    return parsed.protocol === 'https:' || isThisMachine(parsed) ? parsed.href : null;
  } catch {
    return null;
  }
}

// The address of the demo and its pages of transactions.
function isThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
}
