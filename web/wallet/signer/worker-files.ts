import judgeUrl from '../judge/judge-worker.ts?worker&url';
import signerUrl from './worker.ts?worker&url';

const FILES = { signer: signerUrl, judge: judgeUrl } as const;

/**
 * Starts one of the page's workers. Their addresses are the only script addresses that the page's policy allows
 * (`trusted-types` in the page's headers).
 */
export function startWorker(name: keyof typeof FILES): Worker {
  return new Worker(trusted(FILES[name]), { type: 'module' });
}

type Policy = { createScriptURL(url: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | null = null;

/** Browsers without trusted types get the plain address. */
function trusted(url: string): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  if (!factory) return url;
  policy ??= factory.createPolicy('wallet-signer', {
    createScriptURL(asked) {
      if (!Object.values(FILES).includes(asked)) throw new TypeError('not one of the workers');
      return asked;
    },
  });
  return policy.createScriptURL(url);
}
