import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { isTelegramId } from '#rules/telegram-ids.ts';
import {
  eraseMember,
  exportMember,
  type PlannedErasure,
  planErasure,
} from '#server/services/member-data/member-data.ts';
import { badCall, type CommandContext, UsageError } from '../command.ts';
import { resolvePath } from '../resolve-path.ts';

export async function run(context: CommandContext<'member'>): Promise<number> {
  const [what, telegramId = ''] = context.words;
  if (!isTelegramId(telegramId)) throw badCall('member', `${telegramId} is not a Telegram id.`);
  return what === 'export' ? exportTo(context, telegramId) : erase(context, telegramId);
}

async function exportTo(
  { open, options }: CommandContext<'member'>,
  telegramId: string,
): Promise<number> {
  const { db } = await open();
  const held = await exportMember(db, { telegramId, nowMs: Date.now() });
  const text = JSON.stringify(held, null, 2);
  if (options.out === undefined) {
    console.log(text);
    return 0;
  }
  // Never over an existing file, and readable only by its owner.
  writeFileSync(resolvePath(options.out), `${text}\n`, { flag: 'wx', mode: 0o600 });
  const rows = Object.values(held.tables).reduce((sum, each) => sum + each.length, 0);
  console.log(`${options.out}: ${rows} rows of ${Object.keys(held.tables).length} tables`);
  return 0;
}

async function erase(
  { open, options }: CommandContext<'member'>,
  telegramId: string,
): Promise<number> {
  const { db } = await open();
  const { tables, obstacles, owed } = await planErasure(db, { telegramId });
  for (const planned of tables) console.log(describe(planned));
  if (owed !== null)
    console.log(`${owed} coins are owed to this member and could no longer be paid.`);
  if (obstacles.length > 0) throw new UsageError(obstacles.join('\n'));
  if (options['dry-run']) {
    console.log('Nothing was changed.');
    return 0;
  }
  if (!options.yes && !(await isConfirmed(telegramId))) {
    console.log('Nothing was changed.');
    return 1;
  }
  await eraseMember(db, { telegramId, nowMs: Date.now() });
  console.log(`${telegramId} is erased. Backups made before now still contain the erased data.`);
  return 0;
}

function describe({ table, rows, goes, emptied, keptBecause }: PlannedErasure): string {
  const counted = `${table}, ${rows} ${rows === 1 ? 'row' : 'rows'}`;
  if (goes) return `${counted}: deleted`;
  const parts = [
    ...(emptied.length > 0 ? [`emptied: ${emptied.join(', ')}`] : []),
    `the rest stays: ${keptBecause.join('; ')}`,
  ];
  return `${counted}: ${parts.join('; ')}`;
}

async function isConfirmed(telegramId: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('Add --yes: there is no terminal to ask in.');
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await asking.question(
      'This cannot be undone. Type the Telegram id to erase it: ',
    );
    return answer.trim() === telegramId;
  } finally {
    asking.close();
  }
}
