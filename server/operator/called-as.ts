/** Set by the program `quarterdeck` (scripts/package/quarterdeck.mjs); in a clone commands are npm scripts. */
const BY_PROGRAM = 'QUARTERDECK_PROGRAM';

/**
 * How the operator calls a command here: `quarterdeck close-week --all` where the package is installed,
 * `npm run close-week -- --all` in a clone. For every message that names a command.
 * @param call the command's name and, after a space, its arguments
 */
export function operatorCommand(call: string): string {
  if (process.env[BY_PROGRAM] !== undefined) return `quarterdeck ${call}`;
  const [name, ...args] = call.split(' ');
  const script = name === 'start' ? 'npm start' : `npm run ${name}`;
  return [script, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
}
