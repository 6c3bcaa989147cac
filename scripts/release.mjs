// Makes a release of the checked-out commit: `npm run release -- VERSION`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './prepare.mjs';

ensureInstalled();
// Loaded only now, because they may need installed packages.
const { readBundled } = await import('./package/licenses.mjs');
const { release } = await import('./package/release.mjs');

const [version = '', ...others] = process.argv.slice(2);
if (version === '' || others.length > 0) {
  console.error('Usage: npm run release -- VERSION');
  process.exit(64);
}
const call = (command, words) =>
  execFileSync(command, words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });

try {
  const out = release({
    folder: root,
    version,
    log: console.log,
    git: (...words) => call('git', words),
    test() {
      execFileSync('node', ['scripts/test.mjs', '--full'], { cwd: root, stdio: 'inherit' });
      if (existsSync(join(root, 'flaky.log')))
        throw new Error('A test failed by chance: fix it first.');
    },
    pack(folder) {
      // Its output would include the build's.
      call('npm', ['pack', '--silent', '--pack-destination', folder]);
      return join(folder, `quarterdeck-${version}.tgz`);
    },
    readSbom() {
      const sbom = JSON.parse(call('npm', ['sbom', '--sbom-format', 'cyclonedx']));
      return { sbom, shipped: new Set([...readBundled(root), ...runtimePackages()]) };
    },
    readWallet: () => readFileSync(join(root, 'dist/web/wallet/build.json')),
  });
  console.log(`Quarterdeck ${version} is in ${out}. To publish it, push the commit and its tag.`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** The packages that npm installs beside it, as `name@version`. */
function runtimePackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version: at }]) => `${path.slice('node_modules/'.length)}@${at}`);
}
