// What `npm pack` needs first: an up-to-date build.
import { ensureBuilt, ensureInstalled } from '../prepare.mjs';

ensureInstalled();
ensureBuilt();
