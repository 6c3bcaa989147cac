// The Node versions on which the product runs: `engines` in package.json, usable before any package is installed.

/** The oldest supported release of each major version. From NEWEST_MAJOR on, all are supported. */
const OLDEST_MINOR = { 20: 19, 22: 13 };
const NEWEST_MAJOR = 24;

/**
 * Returns why the product does not run on this Node, or null if it does.
 * @param {string} version like `20.19.0`
 * @returns {string | null}
 */
export function findNodeRefusal(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major >= NEWEST_MAJOR || minor >= OLDEST_MINOR[major]) return null;
  return `Node 24 is needed, or 20.19 or 22.13 and newer of these; this is ${version}.`;
}

/**
 * Returns a warning for a Node that still works but is past its end of life, or null.
 * @param {string} version like `20.19.0`
 * @returns {string | null}
 */
export function findNodeWarning(version) {
  if (!version.startsWith('20.')) return null;
  return `Node ${version} is past its end of life (2026-04-30) and gets no security fixes; Node 24 is recommended, and Quarterdeck ends its support of Node 20 on 2027-04-30.`;
}
