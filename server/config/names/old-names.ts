import { ConfigError } from '../values.ts';

/** The variables' names from the time when money was always one coin, by their current names. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  WALLET_RPC_URL: 'JKC_RPC_URL',
  COIN_NETWORK: 'JKC_NETWORK',
  INVOICE_XPUB: 'JKC_XPUB',
  INVOICE_RPC_URL: 'JKC_INVOICE_RPC_URL',
  FAUCET_RPC_URL: 'JKC_FAUCET_RPC_URL',
  RPC_INSECURE: 'JKC_RPC_INSECURE',
  WEEKLY_POOL: 'WEEKLY_POOL_JKC',
  FAUCET_AMOUNT: 'FAUCET_JKC',
  FAUCET_DAILY: 'FAUCET_DAILY_JKC',
  COIN_USD_PRICE: 'JKC_USD_PRICE',
};

/** Names of settings that still work, without their current ones. */
export const OLD_SETTING_NAMES: readonly string[] = Object.values(OLD_NAMES);

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the variables under their current names. Throws `ConfigError` if one is set under both names, to different values. */
export function withCurrentNames(environment: Environment): Record<string, string | undefined> {
  const current = { ...environment };
  for (const [name, old] of Object.entries(OLD_NAMES)) {
    const [text, oldText] = [trimmed(environment[name]), trimmed(environment[old])];
    // Not quoted: either may hold a password.
    if (text && oldText && text !== oldText) {
      throw new ConfigError(`${name} and ${old} are one setting with two values; unset ${old}`, [
        name,
        old,
      ]);
    }
    if (!text && environment[old] !== undefined) current[name] = environment[old];
    delete current[old];
  }
  return current;
}

/** The changes that rename a file's settings to the current names. */
export function renamesOf(settings: Environment): Record<string, string | null> {
  const current = withCurrentNames(settings);
  const renamed = Object.entries(OLD_NAMES).filter(([, old]) => settings[old] !== undefined);
  return Object.fromEntries(
    renamed.flatMap(([name, old]) => [
      [old, null],
      [name, current[name] ?? null],
    ]),
  );
}

/** Returns a message with the names under which the operator has set the variables in it. */
export function inNamesOf(environment: Environment, message: string): string {
  return message.replaceAll(/\b[A-Z_]+\b/g, (name) => {
    const old = OLD_NAMES[name];
    const isOld = old !== undefined && trimmed(environment[old]) && !trimmed(environment[name]);
    return isOld ? old : name;
  });
}

function trimmed(text: string | undefined): string {
  return text?.trim() ?? '';
}
