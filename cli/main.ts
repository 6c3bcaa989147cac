import { callCommand, isCommandName } from './commands.ts';

// `npm run NAME -- …` comes here by scripts/run.mjs.
const [name = '', ...args] = process.argv.slice(2);
if (!isCommandName(name)) throw new Error(`There is no command ${name}.`);
process.exitCode = await callCommand(name, args, process.env);
