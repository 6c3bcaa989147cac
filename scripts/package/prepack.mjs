// `npm pack` needs an up-to-date build first, and the package's empty database.
import { ensureBuilt, ensureInstalled, run } from '../prepare.mjs';

ensureInstalled();
ensureBuilt();
run('node', ['scripts/package/empty-database.mjs']);
