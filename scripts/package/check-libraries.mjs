// Finds differences between the record of the bundled libraries and the installed ones, so that nobody updates a library without
// reading its advisories.

const RECORD = 'docs/dependencies.md';
const LIBRARY = /`((?:@[\w.-]+\/)?[\w.-]+@\d[\w.+-]*)`/g;
const BASE = /^FROM\s+(?:--\S+\s+)*(\S+)/gim;
const PINNED = /@sha256:[0-9a-f]{64}$/;

/**
 * The libraries that the record names, in its order.
 * @param {string} record the text of docs/dependencies.md
 * @returns {string[]} each as `name@version`
 */
export function readRecorded(record) {
  return [...record.matchAll(LIBRARY)].map(([, library]) => library);
}

/**
 * Finds libraries that the record names twice or in a version that is not installed, and base images without a digest. Only a
 * build knows which libraries are bundled: `cli/program/package.test.ts` compares the record with them.
 * @param {{ record: string, lock: { packages: object }, containerfile: string }} files docs/dependencies.md, package-lock.json
 *   as an object, and Containerfile
 * @returns {string[]} one sentence for each problem
 */
export function findLibraryProblems({ record, lock, containerfile }) {
  const installed = readInstalled(lock);
  const recorded = readRecorded(record);
  const bases = [...containerfile.matchAll(BASE)].map(([, base]) => base);
  return [
    ...(recorded.length === 0 ? [`${RECORD} names no library`] : []),
    ...recorded
      .filter((library, index) => recorded.indexOf(library) !== index)
      .map((library) => `${RECORD} names ${library} twice`),
    ...recorded
      .filter((library) => !installed.has(library))
      .map(
        (library) =>
          `${RECORD} names ${library}, which is not installed: read the advisories of the version that is, and record it`,
      ),
    ...(bases.length === 0 ? ['Containerfile names no base image'] : []),
    ...bases
      .filter((base) => !PINNED.test(base))
      .map((base) => `Containerfile names ${base} without its digest`),
  ];
}

/** The packages of a lock file, as `name@version`. */
function readInstalled({ packages }) {
  return new Set(
    Object.entries(packages).map(([path, { name, version }]) => {
      const folder = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return `${name ?? folder}@${version}`;
    }),
  );
}
