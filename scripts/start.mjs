import { pathToFileURL } from 'node:url';
import { findNodeWarning } from './node-version.mjs';
import { ensureBuilt, ensureInstalled, PROGRAM } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
// Last, so that it appears next to the server's output and not above an installation's.
const warning = findNodeWarning(process.versions.node);
if (warning !== null) console.warn(warning);
process.env.NODE_ENV ??= 'production';
// In this process, so that signals reach the server itself.
process.argv = [process.execPath, PROGRAM, 'start'];
await import(pathToFileURL(PROGRAM).href);
