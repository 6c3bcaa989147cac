import { build, compile, ensureInstalled } from './prepare.mjs';

ensureInstalled();
build();
compile();
