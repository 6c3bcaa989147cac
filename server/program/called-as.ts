/** Set by the program `quarterdeck` (scripts/package/quarterdeck.mjs); in a clone commands are npm scripts. */
const BY_PROGRAM = 'QUARTERDECK_PROGRAM';

/**
 * The form of a command for the operator: `quarterdeck close-week --all` if the package is installed, `npm run close-week --
 * --all` in a clone. Every message that names a command uses it.
 * @param call the command's name and, after a space, its arguments
 */
export function operatorCommand(call: string): string {
  if (process.env[BY_PROGRAM] !== undefined) return `quarterdeck ${call}`;
  const [name, ...args] = call.split(' ');
  const script = name === 'start' ? 'npm start' : `npm run ${name}`;
  return [script, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
}
