// What `npm pack` needs first: an up-to-date build, and the program in few files.
import { ensureBuilt, ensureInstalled } from '../prepare.mjs';

ensureInstalled();
ensureBuilt();
// Loaded only now, because it needs installed packages.
const { bundleProgram } = await import('./bundle.mjs');
await bundleProgram();
