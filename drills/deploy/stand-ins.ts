import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { LONG_MS, runProgram } from './programs.ts';

/** Serves PostgreSQL as its official image does: made once, for the user, the database and the password of the environment. */
const POSTGRES = `#!/bin/sh
set -e
bin=$(echo /usr/lib/postgresql/*/bin)
data=/var/lib/postgresql/data
as() { setpriv --reuid postgres --regid postgres --clear-groups "$@"; }
if [ ! -e $data/PG_VERSION ]; then
  install -d -o postgres -g postgres -m 700 $data
  echo "$POSTGRES_PASSWORD" > /tmp/password
  as $bin/initdb -D $data -U "$POSTGRES_USER" --pwfile /tmp/password --auth scram-sha-256 --encoding UTF8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
  echo "create database $POSTGRES_DB" | as $bin/postgres --single -D $data postgres
fi
exec setpriv --reuid postgres --regid postgres --clear-groups $bin/postgres -D $data -c 'listen_addresses=*'
`;

/** The images that registries have, by the names of compose.yaml, with the way to start each. */
const SERVICES = [
  ['docker.io/library/postgres:18', 'ENTRYPOINT ["serve-postgres"]'],
  [
    'docker.io/library/caddy:2',
    'ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data\nCMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]',
  ],
] as const;

export const STAND_IN = 'localhost/stand-in';

/**
 * Makes the images that no registry is asked for: one root of Debian's packages with this machine's Node and npm, as the user
 * `node` expects them, stands in for each.
 */
export async function makeStandIns({ podman }: Engine, folder: string): Promise<void> {
  const root = join(folder, 'root');
  // The same release, whose C library fits this machine's Node.
  const release =
    /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
  const packages = '--include=postgresql,caddy,ca-certificates';
  await runProgram('debootstrap', ['--variant=minbase', packages, release, root], {}, LONG_MS);
  const { stdout } = await runProgram('npm', ['root', '--global']);
  const npm = join(root, 'usr/local/lib/node_modules/npm');
  copyFileSync(process.execPath, join(root, 'usr/local/bin/node'));
  cpSync(join(stdout.trim(), 'npm'), npm, { recursive: true });
  await runProgram('ln', [
    '-s',
    '../lib/node_modules/npm/bin/npm-cli.js',
    join(root, 'usr/local/bin/npm'),
  ]);
  await runProgram('chroot', [root, 'useradd', '--create-home', '--uid', '1000', 'node']);
  const trusted = process.env.NODE_EXTRA_CA_CERTS;
  if (trusted) copyFileSync(trusted, join(root, 'etc/ssl/certs/ca-certificates.crt'));
  writeFileSync(join(root, 'usr/local/bin/serve-postgres'), POSTGRES);
  chmodSync(join(root, 'usr/local/bin/serve-postgres'), 0o755);
  const archive = join(folder, 'root.tar');
  await runProgram('tar', ['-C', root, '-cf', archive, '.'], {}, LONG_MS);
  const trust = 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt';
  await podman('import', '--change', trust, archive, STAND_IN);
  const context = join(folder, 'context');
  mkdirSync(context);
  for (const [name, start] of SERVICES) {
    writeFileSync(join(context, 'Containerfile'), `FROM ${STAND_IN}\n${start}\n`);
    await podman('build', '--tag', name, context);
  }
}
