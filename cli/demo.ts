import { fillDemo } from '#server/services/demo-community.ts';
import { clearDemo, findContents } from '#server/services/demo-mark.ts';
import { type CommandContext, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: npm run demo -- fill | clear
fill brings the invented community up to now, in an empty database or in a demo;
clear empties a database that holds the demo, and refuses any other.`;

await runCommand(async ({ config, open, args }: CommandContext) => {
  const [action, ...more] = args;
  if ((action !== 'fill' && action !== 'clear') || more.length > 0) throw new UsageError(USAGE);
  const { db } = await open();
  const contents = await findContents(db);
  if (action === 'clear') {
    if (contents !== 'demo') throw new UsageError(`${nameOf(contents)} Nothing was changed.`);
    await clearDemo(db);
    console.log('The demo community is gone: the database is empty.');
    return 0;
  }
  if (!config.demo) {
    throw new UsageError(
      'This instance is a real one: DEMO is 0, or a token is set. Nothing was changed.',
    );
  }
  if (contents === 'community') throw new UsageError(`${nameOf(contents)} Nothing was changed.`);
  const { events, closedWeeks } = await fillDemo(db, { ...config, nowMs: Date.now() });
  console.log(`${events} events taken, ${closedWeeks} weeks closed`);
  return 0;
});

function nameOf(contents: 'empty' | 'community' | 'demo'): string {
  if (contents === 'community') return 'The database holds a real community, not the demo.';
  return contents === 'demo' ? 'The database holds the demo.' : 'The database is empty.';
}
