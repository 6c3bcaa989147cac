// Makes what runs: the program and the site. In a process of its own, which leaves the bundler's memory behind.
import { bundleProgram } from './bundle.mjs';
import { buildSite } from './site.mjs';

await Promise.all([bundleProgram(), buildSite()]);
