import { withLongStatements } from '#server/db/time-limits.ts';

const QUESTIONS = [
  'ingest',
  'leaderboard',
  'news',
  'distribution',
  'due',
  'admin',
  'creator',
  'keys',
  'bot',
  'fairness',
  'start',
  'pages',
  'herd',
  'overload',
  'herd',
  'overload',
  'overload',
  'lighthouse',
] as const;

const [question, ...args] = process.argv.slice(2);
const known = QUESTIONS.find((each) => each === question);
if (!known) {
  console.error(`Usage: npm run bench -- ${QUESTIONS.join(' | ')} [members … or pages …]`);
  process.exit(1);
}
/** Questions with files of their own. */
const PLACES: Partial<Record<typeof known, string>> = {
  leaderboard: './board/leaderboard.ts',
  news: './board/news.ts',
  fairness: './fairness/fairness.ts',
};

const { run } = await import(PLACES[known] ?? `./${known}.ts`);
await withLongStatements(() => run(args));
// Measured servers may leave handles open that nobody awaits.
process.exit(0);
