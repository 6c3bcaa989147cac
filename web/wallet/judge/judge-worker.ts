import { strengthOf } from './strength.ts';

// Like the signer's, its policy (default-src 'none') blocks all network access. It forgets each passphrase.
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; passphrase: string }>) => {
  const { id, passphrase } = data;
  self.postMessage({ id, ...strengthOf(passphrase) });
});
