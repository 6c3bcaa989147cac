/** A question with others of its name that came while one was under way. */
type Waiting<Q, A> = { question: Q; resolve(answer: A): void; reject(error: unknown): void };

/**
 * Asks one question of a name at a time: those that come meanwhile wait and are asked together, in their order. The
 * first one never waits, so that somebody alone is as fast as without this.
 *
 * @param most how many are asked together, from 1
 * @param askAll gives an answer for each question, in the same order; when it throws, each of them fails
 */
export function askedTogether<Q, A>(
  most: number,
  askAll: (questions: readonly Q[]) => Promise<readonly A[]>,
): (name: string, question: Q) => Promise<A> {
  const lines = new Map<string, Waiting<Q, A>[]>();

  async function work(name: string, line: Waiting<Q, A>[]): Promise<void> {
    while (line.length > 0) await answer(line.splice(0, most));
    lines.delete(name);
  }

  async function answer(asked: readonly Waiting<Q, A>[]): Promise<void> {
    try {
      const answers = await askAll(asked.map(({ question }) => question));
      if (answers.length !== asked.length) throw new Error('not one answer for each question');
      asked.forEach(({ resolve }, index) => {
        resolve(answers[index] as A); // As many as questions.
      });
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return (name, question) =>
    new Promise((resolve, reject) => {
      const line = lines.get(name);
      const waiting = { question, resolve, reject };
      if (line) {
        line.push(waiting);
        return;
      }
      const begun = [waiting];
      lines.set(name, begun);
      void work(name, begun);
    });
}
