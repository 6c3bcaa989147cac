// Builds the program and the site. It has its own process, so that the bundler's memory is returned.
import { bundleProgram } from './bundle.mjs';
import { buildSite } from './site.mjs';

await Promise.all([bundleProgram(), buildSite()]);
