/** A compass rose of four points with the fourth tick of the ring, for a community without a mark of its own. */
export const ROSE_PATH =
  'M16 2.9L18.1 13.9L29.1 16L18.1 18.1L16 29.1L13.9 18.1L2.9 16L13.9 13.9ZM6.46 24.7L8.36 22.8L9.2 23.64L7.3 25.54Z';
