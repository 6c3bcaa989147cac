import { withLongStatements } from '#server/db/time-limits.ts';

const QUESTIONS = [
  'ingest',
  'leaderboard',
  'distribution',
  'due',
  'admin',
  'creator',
  'keys',
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
const { run } = await import(`./${known}.ts`);
await withLongStatements(() => run(args));
// Measured servers may leave handles open that nobody awaits.
process.exit(0);
