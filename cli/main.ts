import { loadSettings } from '#server/config/settings-file.ts';
import { runProgram } from './program/program.ts';

// `npm start` comes here by scripts/start.mjs, `npm run NAME -- …` by scripts/run.mjs, `quarterdeck …` by
// scripts/package/quarterdeck.mjs.
const args = process.argv.slice(2);
// The set-up keeps file and environment apart, and a broken file is what the set-up and the doctor are for.
const readsItself = args[0] === 'setup' || args[0] === 'doctor';
process.exitCode = readsItself || load() ? await runProgram(args, process.env) : 1;

function load(): boolean {
  try {
    loadSettings(process.env, process.cwd());
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
