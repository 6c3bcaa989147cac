// Vitest loads this before each file of tests: properties draw from the run's seed too.
import fc from 'fast-check';
import { runSeed } from './seed.ts';

fc.configureGlobal({ seed: runSeed() });
