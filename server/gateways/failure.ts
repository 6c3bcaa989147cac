const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host cannot be looked up now',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'the connection timed out',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
};

/**
 * The reason why `fetch` failed, in words that hold nothing of the request: its messages and causes can quote an address with
 * a password, or the answer.
 */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an unknown failure';
  if (error.name === 'TimeoutError') return 'it took too long';
  const { cause } = error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return (typeof code === 'string' && WORDS[code]) || error.name;
}
