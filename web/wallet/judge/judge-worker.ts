import { strengthOf } from './strength.ts';

// Its policy (default-src 'none') lets it reach no network at all, as the signer's. What it judges it forgets.
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; passphrase: string }>) => {
  const { id, passphrase } = data;
  self.postMessage({ id, ...strengthOf(passphrase) });
});
