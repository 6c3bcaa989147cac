import type { PlainRun } from '../command.ts';
import { type Shell, writeCompletion } from './completion-script.ts';

export const run: PlainRun<'completion'> = async ({ words }) => {
  // The table's form only allows these.
  console.log(writeCompletion(words[0] as Shell));
  return 0;
};
