import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './programs.ts';

export type Certificate = { certificate: string; key: string; ca: Buffer };

/** Makes a certificate for an IP address, signed by itself. */
export async function makeCertificate(
  openssl: string,
  { folder, ip }: { folder: string; ip: string },
): Promise<Certificate> {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const subject = ['-subj', '/O=The drill', '-addext', `subjectAltName=IP:${ip}`, '-days', '90'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await runProgram(openssl, [
    'req',
    '-x509',
    ...made,
    ...subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  return { certificate, key, ca: readFileSync(certificate) };
}
