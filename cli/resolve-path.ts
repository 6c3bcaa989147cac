import { isAbsolute, resolve } from 'node:path';

/** A file as the caller named it: npm runs scripts in the package's folder; INIT_CWD is the caller's folder. */
export function resolvePath(file: string): string {
  return isAbsolute(file) ? file : resolve(process.env.INIT_CWD ?? process.cwd(), file);
}
