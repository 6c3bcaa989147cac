// `npm pack` needs an up-to-date build first.
import { ensureBuilt, ensureInstalled } from '../prepare.mjs';

ensureInstalled();
ensureBuilt();
