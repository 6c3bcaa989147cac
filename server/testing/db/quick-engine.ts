/**
 * A flag for Node: the embedded engine's code is compiled once and not optimised. Optimising takes seconds of CPU time in every
 * process and pays off only after minutes of work. The tests of browsers and of the package start without it, as operators do.
 */
export const QUICK_ENGINE = '--liftoff-only';
