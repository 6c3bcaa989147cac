import dns from 'node:dns';
import { afterEach, expect, it, vi } from 'vitest';
import { connect } from './connect.ts';

afterEach(() => vi.restoreAllMocks());

it('says why a database cannot be reached at any address of its name', async () => {
  // The addresses of `localhost` if IPv6 is on.
  const both = [
    { address: '::1', family: 6 },
    { address: '127.0.0.1', family: 4 },
  ];
  const lookup = (...args: unknown[]) =>
    (args.at(-1) as (...answer: unknown[]) => void)(null, both);
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as unknown as typeof dns.lookup);
  // Nothing listens on port 1.
  const opening = connect({ databaseUrl: 'postgres://user:s3cret@localhost:1/deck' });
  await expect(opening).rejects.toThrow(/ECONNREFUSED ::1:1.*ECONNREFUSED 127\.0\.0\.1:1/);
});
