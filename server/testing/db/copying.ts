/** How a test's database becomes a copy of another: with a quarter of the CPU that the default takes, which logs each block. */
export const COPYING = 'strategy file_copy';
