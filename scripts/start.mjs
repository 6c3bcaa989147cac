import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
process.env.NODE_ENV ??= 'production';
// In this same process, so that a signal reaches the server itself.
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
