import { runProgram } from './program/program.ts';

// `npm run NAME -- …` comes here by scripts/run.mjs, `quarterdeck …` by scripts/package/quarterdeck.mjs.
process.exitCode = await runProgram(process.argv.slice(2), process.env);
