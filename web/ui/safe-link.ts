/** Other people's links are followed to https addresses only; null for anything else. */
export function safeLink(url: string | null): string | null {
  if (url === null) return null;
  try {
    const parsed = new URL(url);
    return parsed.protocol === 'https:' || isThisMachine(parsed) ? parsed.href : null;
  } catch {
    return null;
  }
}

// Where the demo and its pages of transactions are.
function isThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
}
