/**
 * For Node: the embedded engine's code is compiled once and not optimised, which takes seconds of CPU in every process
 * and pays only after minutes of work. The browser's tests and the package's start it without, as operators do.
 */
export const QUICK_ENGINE = '--liftoff-only';
