import type { FirstViewAddress, FirstViewCall } from '#contract/first-view.ts';
import { huntInput } from './calls.ts';
import { huntIdOf } from './hunt-id.ts';

/** These must equal the pages' own calls, or the responses are not found in their cache. */
export function huntsCalls(): FirstViewCall[] {
  return [{ route: 'getHunts' }];
}

export function huntCalls({ path }: FirstViewAddress): FirstViewCall[] {
  const id = huntIdOf(path);
  return id === null ? [] : [{ route: 'getHunt', ...huntInput(id) }];
}
