/** The strategy for copying a test's database: it takes a quarter of the CPU time of the default, which logs each block. */
export const COPYING = 'strategy file_copy';
