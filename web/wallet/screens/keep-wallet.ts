import type { About, Secret } from '../keep/sealing.ts';
import type { App } from '../page/app.ts';

/** Encrypts a secret, stores it in this browser, and goes to the start screen with the wallet open. */
export async function keepWallet(
  app: App,
  input: Omit<About, 'network' | 'genesisHash'> & { secret: Secret; passphrase: string },
): Promise<void> {
  const sealed = await app.signer.ask('seal', input);
  await app.store.add(sealed);
  app.use(sealed);
}
