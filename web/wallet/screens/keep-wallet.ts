import type { Secret } from '../keep/sealing.ts';
import type { OwnAddress } from '../keys/accounts.ts';
import type { App } from '../page/app.ts';

/** Encrypts a secret, keeps it in this browser, and goes home with the wallet open. */
export async function keepWallet(
  app: App,
  input: {
    secret: Secret;
    passphrase: string;
    addresses: [OwnAddress, ...OwnAddress[]];
    unsearched?: true;
  },
): Promise<void> {
  const { secret, passphrase, ...rest } = input;
  const { network } = app.instance;
  const sealed = await app.signer.ask('seal', { secret, network, passphrase });
  const wallet = { network, sealed, ...rest };
  await app.store.add(wallet);
  app.wallet = wallet;
  app.isOpen = true;
  app.home();
}
