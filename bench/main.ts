import { withLongStatements } from '#server/db/time-limits.ts';

/** The module of each benchmark, with its `run`. */
const QUESTIONS = {
  ingest: './ingest.ts',
  leaderboard: './board/leaderboard.ts',
  load: './board/load.ts',
  news: './board/news.ts',
  distribution: './distribution.ts',
  due: './due.ts',
  append: './log/append.ts',
  audit: './log/audit.ts',
  proofs: './log/proofs.ts',
  chain: './chain/follow.ts',
  confirm: './chain/confirm.ts',
  dust: './chain/dust.ts',
  admin: './admin.ts',
  creator: './creator.ts',
  keys: './keys.ts',
  lookups: './chain/lookups.ts',
  bot: './bot/bot.ts',
  fairness: './fairness/fairness.ts',
  start: './start/start.ts',
  clone: './start/clone.ts',
  pages: './pages.ts',
  posters: './posters/posters.ts',
  herd: './herd.ts',
  overload: './overload.ts',
  lighthouse: './lighthouse.ts',
};

const [question = '', ...args] = process.argv.slice(2);
const known = Object.entries(QUESTIONS).find(([name]) => name === question);
if (!known) {
  const names = Object.keys(QUESTIONS).join(' | ');
  console.error(`Usage: npm run bench -- ${names} [members … or pages …]`);
  process.exit(1);
}

const { run } = await import(known[1]);
await withLongStatements(() => run(args));
// Measured servers may leave open handles, which would keep the process alive.
process.exit(0);
