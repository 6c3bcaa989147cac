import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findNodeWarning } from './node-version.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
// Last, so that it stands beside what the server says and not above an installation's output.
const warning = findNodeWarning(process.versions.node);
if (warning !== null) console.warn(warning);
process.env.NODE_ENV ??= 'production';
// In this same process, so that a signal reaches the server itself.
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
