import { type PlainRun, type Run, runCommand, runPlain } from './command.ts';
import { COMMANDS, type CommandName } from './command-table.ts';

/** Commands that open no database, or read the configuration themselves. */
type Plain =
  | 'start'
  | 'bot'
  | 'setup'
  | 'restore'
  | 'completion'
  | 'doctor'
  | 'verify'
  | 'verify-wallet';
const PLAIN_LOADERS: { [Name in Plain]: () => Promise<{ run: PlainRun<Name> }> } = {
  start: () => import('./program/start.ts'),
  bot: () => import('./program/bot.ts'),
  setup: () => import('./setup/setup.ts'),
  restore: () => import('./backup/restore.ts'),
  completion: () => import('./program/completion.ts'),
  doctor: () => import('./program/doctor.ts'),
  verify: () => import('./program/verify.ts'),
  'verify-wallet': () => import('./program/verify-wallet.ts'),
};

/** Each command is loaded only when it is called: some need half of the product. */
const LOADERS: { [Name in Exclude<CommandName, Plain>]: () => Promise<{ run: Run<Name> }> } = {
  import: () => import('./import.ts'),
  'close-week': () => import('./weeks/close-week.ts'),
  'reopen-week': () => import('./weeks/reopen-week.ts'),
  policy: () => import('./weeks/policy.ts'),
  replay: () => import('./weeks/replay.ts'),
  'settle-week': () => import('./weeks/settle-week.ts'),
  'paid-by-hand': () => import('./weeks/paid-by-hand.ts'),
  distribute: () => import('./distribute.ts'),
  resend: () => import('./resend.ts'),
  faucet: () => import('./faucet.ts'),
  chain: () => import('./chain.ts'),
  fence: () => import('./fence.ts'),
  backup: () => import('./backup/backup.ts'),
  upgrade: () => import('./backup/upgrade.ts'),
  'move-to-postgres': () => import('./backup/move-to-postgres.ts'),
  'recompute-totals': () => import('./recompute-totals.ts'),
  admin: () => import('./admin.ts'),
  escrow: () => import('./escrow.ts'),
  fairness: () => import('./weeks/fairness.ts'),
  'hold-share': () => import('./weeks/hold-share.ts'),
  key: () => import('./key.ts'),
  plan: () => import('./plan.ts'),
  settings: () => import('./settings.ts'),
  member: () => import('./members/member.ts'),
  'check-ledger': () => import('./check-ledger.ts'),
  demo: () => import('./demo.ts'),
};

/** Calls a command as its script in package.json does, and returns its exit code. */
export async function callCommand(
  name: CommandName,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  return isPlain(name)
    ? callPlain(name, args, environment)
    : callOnDatabase(name, args, environment);
}

async function callPlain<Name extends Plain>(
  name: Name,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const { run } = await PLAIN_LOADERS[name]();
  return runPlain(name, run, { args, environment });
}

async function callOnDatabase<Name extends Exclude<CommandName, Plain>>(
  name: Name,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const { run } = await LOADERS[name]();
  return runCommand(name, run, { args, environment });
}

function isPlain(name: CommandName): name is Plain {
  return Object.hasOwn(PLAIN_LOADERS, name);
}

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
