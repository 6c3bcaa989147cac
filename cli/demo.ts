import { fillDemo } from '#server/services/demo/demo-community.ts';
import { clearDemo, findContents } from '#server/services/demo/mark.ts';
import { type CommandContext, UsageError } from './command.ts';

export async function run({ config, open, words }: CommandContext<'demo'>): Promise<number> {
  const [action] = words;
  const { db } = await open();
  const contents = await findContents(db);
  if (action === 'clear') {
    if (contents !== 'demo') throw new UsageError(`${nameOf(contents)} Nothing was changed.`);
    await clearDemo(db);
    console.log('The demo community is gone; the database is empty.');
    return 0;
  }
  if (!config.demo) {
    throw new UsageError(
      'This is a real instance: DEMO is 0, or a token is set. Nothing was changed.',
    );
  }
  if (contents === 'community') throw new UsageError(`${nameOf(contents)} Nothing was changed.`);
  const { events, closedWeeks } = await fillDemo(db, { ...config, nowMs: Date.now() });
  console.log(`${events} events recorded, ${closedWeeks} weeks closed`);
  return 0;
}

function nameOf(contents: 'empty' | 'community' | 'demo'): string {
  if (contents === 'community') return 'The database holds a real community, not the demo.';
  return contents === 'demo' ? 'The database holds the demo.' : 'The database is empty.';
}
