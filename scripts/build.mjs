import { build, ensureInstalled } from './prepare.mjs';

ensureInstalled();
build();
