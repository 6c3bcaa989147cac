import { base64 } from '@scure/base';
import { Refused } from '../keys/refused.ts';

type PrfResult = { prf?: { enabled?: boolean; results?: { first?: ArrayBuffer } } };

/** Returns whether this browser supports passkeys at all. Support for computing with them (PRF) shows only when one is made. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && navigator.credentials !== undefined;
}

/** Makes a passkey for this wallet and has it compute from a new salt. */
export async function makePasskey(): Promise<{
  prf: Uint8Array;
  credential: string;
  salt: string;
}> {
  const salt = crypto.getRandomValues(new Uint8Array(32));
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        // This passkey's signature is never checked: it only computes.
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        rp: { name: 'Wallet' },
        user: {
          id: crypto.getRandomValues(new Uint8Array(16)),
          name: 'Wallet',
          displayName: 'Wallet',
        },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
        extensions: { prf: { eval: { first: salt } } } as AuthenticationExtensionsClientInputs,
      },
    }),
  );
  const credential = base64.encode(new Uint8Array(made.rawId));
  const { prf } = made.getClientExtensionResults() as PrfResult;
  if (!prf?.enabled) {
    throw new Refused('wallet_passkey_unable');
  }
  const first = prf.results?.first;
  const saltText = base64.encode(salt);
  return {
    credential,
    salt: saltText,
    // Some passkeys compute only when used, not when made.
    prf: first ? new Uint8Array(first) : await computeWith({ credential, salt: saltText }),
  };
}

/** The result that a passkey computes from its salt. */
export async function computeWith(passkey: {
  credential: string;
  salt: string;
}): Promise<Uint8Array> {
  const used = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        allowCredentials: [{ type: 'public-key', id: bytesOf(passkey.credential) }],
        userVerification: 'required',
        extensions: {
          prf: { eval: { first: bytesOf(passkey.salt) } },
        } as AuthenticationExtensionsClientInputs,
      },
    }),
  );
  const { prf } = used.getClientExtensionResults() as PrfResult;
  if (!prf?.results?.first) throw new Refused('wallet_passkey_silent');
  return new Uint8Array(prf.results.first);
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await ask().catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) {
    throw new Refused('wallet_passkey_unused');
  }
  return credential;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(base64.decode(text));
}
