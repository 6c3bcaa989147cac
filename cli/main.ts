import { loadSettings } from '#server/config/settings-file.ts';
import { runProgram } from './program/program.ts';

// `npm start` gets here through scripts/start.mjs, `npm run NAME -- …` through scripts/run.mjs, `quarterdeck …` through
// scripts/package/quarterdeck.mjs.
const args = process.argv.slice(2);
// A reader such as `head` may leave before the end: the work goes on, and only its text is lost.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
// The set-up reads file and environment separately, and the set-up and the doctor must also handle a broken file. A restore may
// bring the file that `SETTINGS_FILE` names.
const readsItself = ['setup', 'doctor', 'restore'].includes(args[0] ?? '');
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
