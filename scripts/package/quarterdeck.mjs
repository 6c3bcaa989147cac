#!/usr/bin/env node
// The installed program: `quarterdeck` starts the server, `quarterdeck COMMAND` runs a command.
import { findNodeRefusal, findNodeWarning } from '../node-version.mjs';

const refusal = findNodeRefusal(process.versions.node);
if (refusal !== null) {
  console.error(refusal);
  process.exit(1);
}
process.env.QUARTERDECK_PROGRAM = '1';
process.env.NODE_ENV ??= 'production';
const [first = 'start'] = process.argv.slice(2);
const warning = first === 'start' ? findNodeWarning(process.versions.node) : null;
if (warning !== null) console.warn(warning);
await import(new URL('../../dist/program/main.mjs', import.meta.url).href);
