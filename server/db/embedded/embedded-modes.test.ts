import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { QUICK_ENGINE } from '#server/testing/db/quick-engine.ts';
import { openEmbedded } from './embedded.ts';

describe('The embedded database keeps other users of the machine out', { timeout: 180_000 }, () => {
  const all = mkdtempSync(join(tmpdir(), 'quarterdeck-modes-'));
  afterAll(() => rmSync(all, { recursive: true, force: true }));

  it('from its first moment, whatever the umask', async () => {
    const folder = join(all, 'new');
    const script = fileURLToPath(new URL('../../testing/db/embedded-child.mjs', import.meta.url));
    const start = `umask 0; exec node ${QUICK_ENGINE} '${script}' '${folder}'`;
    const child = spawn('sh', ['-c', start], { stdio: ['pipe', 'ignore', 'inherit'] });
    const closed = once(child, 'close');
    const made = () =>
      ['pgdata.new', 'pgdata'].map((name) => join(folder, name)).find((path) => existsSync(path));
    await vi.waitUntil(made, { timeout: 150_000, interval: 2 });
    expect(modeOf(folder)).toBe('700');
    expect(modeOf(made() ?? '')).toBe('700');
    child.kill('SIGKILL');
    await closed;
  });

  it('when it finds a folder that was open to them', async () => {
    const folder = join(all, 'old');
    cpSync(inject('embeddedFolder'), folder, { recursive: true });
    chmodSync(folder, 0o777);
    chmodSync(join(folder, 'pgdata'), 0o755);
    const { close } = await openEmbedded({ folder });
    expect(modeOf(folder)).toBe('700');
    expect(modeOf(join(folder, 'pgdata'))).toBe('700');
    await close();
  });

  it('and leaves a folder open that holds other things, but not its database', async () => {
    const folder = join(all, 'shared');
    cpSync(inject('embeddedFolder'), folder, { recursive: true });
    mkdirSync(join(folder, 'letters'));
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'pgdata'), 0o755);
    const { close } = await openEmbedded({ folder });
    expect(modeOf(folder)).toBe('755');
    expect(modeOf(join(folder, 'pgdata'))).toBe('700');
    await close();
  });
});

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}
