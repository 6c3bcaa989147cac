import { isIP } from 'node:net';
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';

const DAY_MS = 24 * 60 * 60_000;
const TIMEOUT_MS = 10_000;
const HTTPS_PORT = 443;

export type Certificate = {
  endsAtMs: number;
  /** The number of whole days until the certificate ends; negative once it has ended. */
  daysLeft: number;
  /** The issuer: its organization or name. */
  issuer: string;
  /** Why browsers refuse the certificate, as a code such as `CERT_HAS_EXPIRED`; null if they accept it. */
  problem: string | null;
};

/**
 * The certificate of an https address, even if it is invalid. Null for an http address. Throws if no server answers with TLS in
 * time.
 */
export async function readCertificate(
  address: string,
  { nowMs, timeoutMs = TIMEOUT_MS }: { nowMs: number; timeoutMs?: number },
): Promise<Certificate | null> {
  const url = new URL(address);
  if (url.protocol !== 'https:') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(url.port || HTTPS_PORT),
    // TLS does not allow an IP address as the server name.
    ...(isIP(host) === 0 && { servername: host }),
    // An invalid certificate is read too. Nothing is sent over this connection.
    rejectUnauthorized: false,
  });
  try {
    await connected(socket, timeoutMs);
    return describe(socket, nowMs);
  } finally {
    socket.destroy();
  }
}

function connected(socket: TLSSocket, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(Object.assign(new Error('no TLS in time'), { code: 'ETIMEDOUT' })),
      timeoutMs,
    );
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      act();
    };
    socket.once('secureConnect', settle(resolve));
    socket.once('error', (error) => settle(() => reject(error))());
    socket.once(
      'close',
      settle(() =>
        reject(Object.assign(new Error('the connection broke'), { code: 'ECONNRESET' })),
      ),
    );
  });
}

function describe(socket: TLSSocket, nowMs: number): Certificate {
  const certificate: PeerCertificate = socket.getPeerCertificate();
  const endsAtMs = Date.parse(certificate.valid_to);
  const { O: organization, CN: name } = certificate.issuer;
  // Node's type says that it is an error, but it is the code as text.
  const problem: unknown = socket.authorizationError;
  return {
    endsAtMs,
    daysLeft: Math.floor((endsAtMs - nowMs) / DAY_MS),
    issuer: String(organization ?? name ?? 'an unnamed issuer'),
    problem: socket.authorized ? null : String(problem ?? 'UNKNOWN'),
  };
}
