/** What the page asks its worker, and what the worker answers: a value, or why not; null says nothing of the reason. */
export type Question = { id: number; call: string; input: unknown };
export type Answer = { id: number; value: unknown } | { id: number; refused: string | null };
