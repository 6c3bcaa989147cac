import { isTracing, traced } from '#server/trace/trace.ts';

/** Longer texts are cut off; their beginning identifies them. */
const LONGEST_TEXT = 1_000;

/** Runs a statement in a span of its own, with its text. Values are parameters and are not recorded. */
export function tracedStatement<T>(text: string, work: () => Promise<T>): Promise<T> {
  if (!isTracing()) return work();
  const short = text
    .slice(0, 2 * LONGEST_TEXT)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);
  const [verb = ''] = short.split(' ', 1);
  return traced(
    {
      name: verb.toUpperCase(),
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': short },
    },
    work,
  );
}
