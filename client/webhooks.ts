/** The content of a webhook. */
export type WebhookMessage = {
  /** The same for every delivery of an event: store it and ignore repeats. */
  id: string;
  type: string;
  createdAt: string;
  appId: string;
  environment: 'sandbox' | 'production';
  data: unknown;
};

const TOLERANCE_SECONDS = 300;

/**
 * Checks a webhook's signature and returns its message. Throws if the signature is invalid: respond with 400.
 *
 * @param input.secret `whsec_…`, from My Apps
 * @param input.signature the header `Quarterdeck-Signature`
 * @param input.body the request's body as received, before parsing
 * @param input.nowMs the time from which the signature's age is measured; default: now
 */
export async function verifyWebhook(input: {
  secret: string;
  signature: string;
  body: string;
  toleranceSeconds?: number;
  nowMs?: number;
}): Promise<WebhookMessage> {
  const { secret, signature, body, toleranceSeconds = TOLERANCE_SECONDS } = input;
  const parts = signature.split(',').map((part) => part.trim());
  const at = /^t=(\d{1,12})$/.exec(parts[0] ?? '')?.[1];
  if (at === undefined) throw new Error('The signature has no time.');
  const ageSeconds = Math.abs((input.nowMs ?? Date.now()) / 1000 - Number(at));
  if (!(ageSeconds <= toleranceSeconds)) throw new Error('The signature is too old.');
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey(
    ...([
      'raw',
      text.encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    ] as const),
  );
  const signed = text.encode(`${at}.${body}`);
  for (const part of parts.slice(1)) {
    const hex = /^v1=([0-9a-f]{64})$/.exec(part)?.[1];
    // The platform compares in constant time.
    if (hex && (await crypto.subtle.verify('HMAC', key, bytesOf(hex), signed))) {
      return JSON.parse(body);
    }
  }
  throw new Error('The signature is invalid.');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
