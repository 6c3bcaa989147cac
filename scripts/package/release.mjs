// Makes a release: the version in its files, the package, its list of components, their sums, and a tag.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const VERSION = /^(\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z.-]+)?$/;
/** Files that contain the version, other than the lockfile. */
const MANIFESTS = ['package.json', 'client/package.json'];

/** Returns the obstacles to a release: each is a line that says what to do. */
export function findObstacles({ version, current, changes, changelog, tags }) {
  const wanted = VERSION.exec(version);
  if (!wanted) return [`${version} is not a version such as 1.2.3.`];
  const obstacles = [];
  if (!isLater(wanted, VERSION.exec(current)))
    obstacles.push(`${version} is not later than ${current}.`);
  if (tags.includes(`v${version}`)) obstacles.push(`The tag v${version} exists already.`);
  if (changes !== '') obstacles.push(`Commit or remove these changes first:\n${changes}`);
  if (notesFor(changelog, version) === '') {
    obstacles.push(`CHANGELOG.md says nothing under “## ${version}”.`);
  }
  return obstacles;
}

function isLater(wanted, current) {
  for (const place of [1, 2, 3]) {
    const difference = Number(wanted[place]) - Number(current[place]);
    if (difference !== 0) return difference > 0;
  }
  // A pre-release comes before its release; between two of them, the text decides.
  const [one, other] = [wanted[4] ?? '~', current[4] ?? '~'];
  return one > other;
}

/** The changelog's section about a version, without its heading; empty if there is none. */
export function notesFor(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  return section?.slice(section.indexOf('\n')).trim() ?? '';
}

/** Reduces npm's list of everything installed to the components that the package contains or installs. */
export function reduceSbom(sbom, shipped) {
  const isShipped = (ref) => shipped.has(ref);
  const root = sbom.metadata.component['bom-ref'];
  const known = new Set(sbom.components.map((component) => component['bom-ref']));
  const missing = [...shipped].filter((ref) => !known.has(ref));
  if (missing.length > 0) throw new Error(`npm does not list ${missing.join(', ')}`);
  return {
    ...sbom,
    metadata: {
      ...sbom.metadata,
      component: { ...sbom.metadata.component, type: 'application', name: 'quarterdeck' },
    },
    components: sbom.components
      .filter((component) => isShipped(component['bom-ref']))
      // npm calls most of them development dependencies because of how they are installed, but they are part of the package.
      .map(({ properties: _, ...component }) => ({ ...component, scope: 'required' })),
    dependencies: sbom.dependencies
      .filter(({ ref }) => ref === root || isShipped(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
  };
}

/**
 * Writes version, package, list of components, the wallet's files with their hashes, and sums, commits and tags. Changes nothing
 * if there is an obstacle; a later failure restores the version.
 *
 * @param git runs git with these words, and returns its output
 * @param test runs the whole suite, and throws if it fails
 * @param pack makes the package in a folder, and returns its path
 * @param readSbom npm's list of components, and those in the package
 * @param readWallet the `build.json` of the packed wallet
 */
export function release({ folder, version, git, test, pack, readSbom, readWallet, log }) {
  const current = readVersion(folder);
  const obstacles = findObstacles({
    version,
    current,
    changes: git('status', '--porcelain').trim(),
    changelog: readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'),
    tags: git('tag').split('\n'),
  });
  if (obstacles.length > 0) throw new Error(obstacles.join('\n'));
  log('Running the whole suite …');
  test();
  const out = join(folder, 'release', version);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  try {
    writeVersion(folder, version);
    const tarball = pack(out);
    // From the package just made.
    const { sbom, shipped } = readSbom();
    const list = join(out, `quarterdeck-${version}.cdx.json`);
    writeFileSync(list, `${JSON.stringify(reduceSbom(sbom, shipped), null, 2)}\n`);
    const wallet = join(out, `quarterdeck-${version}.wallet.json`);
    writeFileSync(wallet, readWallet());
    writeFileSync(join(out, 'SHA256SUMS'), [tarball, list, wallet].map(sumLine).join(''));
    git('commit', '--all', '--quiet', '--message', `Release ${version}`);
  } catch (error) {
    git('checkout', '--', ...MANIFESTS, 'package-lock.json');
    throw error;
  }
  git('tag', '--annotate', `v${version}`, '--message', `Quarterdeck ${version}`);
  return out;
}

/** The format of `sha256sum --check`. */
function sumLine(path) {
  return `${createHash('sha256').update(readFileSync(path)).digest('hex')}  ${basename(path)}\n`;
}

function readVersion(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}

function writeVersion(folder, version) {
  for (const name of MANIFESTS) {
    change(join(folder, name), (manifest) => ({ ...manifest, version }));
  }
  change(join(folder, 'package-lock.json'), (lock) => ({
    ...lock,
    version,
    packages: { ...lock.packages, '': { ...lock.packages[''], version } },
  }));
}

function change(path, edit) {
  const before = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, `${JSON.stringify(edit(before), null, 2)}\n`);
}
