import type { FirstViewAddress, FirstViewCall } from '#contract/first-view.ts';
import { memberInput } from './calls.ts';
import { memberNumberOf } from './member-number.ts';

export function memberCalls({ path }: FirstViewAddress): FirstViewCall[] {
  return [{ route: 'getMemberPage', ...memberInput(memberNumberOf(path)) }];
}
