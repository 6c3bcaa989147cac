import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import type { Round } from '../report.ts';
import { makeCertificate } from './certificate.ts';
import {
  type Behind,
  checkAddresses,
  checkBodies,
  checkLimits,
  checkProxyLimits,
  checkRedirects,
  compareAnswers,
  holdSignIn,
} from './checks.ts';
import { runContainers } from './containers.ts';
import { findMissingForContainers, requirePrograms } from './programs.ts';
import { scrapeDemo } from './prometheus.ts';
import { type Place, type RunningProxy, startCaddy, startNginx } from './proxies.ts';
import { openSite, type Site } from './site.ts';

/** The doctor's checks of the public address. */
const ABOUT_THE_ADDRESS = ['domain-name', 'domain-certificate', 'domain-reached', 'proxy'];

/** The built server behind each proxy in turn, with the configuration of `deploy/`, as clients meet it. */
export async function* standBehindProxies(): AsyncGenerator<Round> {
  const programs = requirePrograms();
  const host = ownAddress();
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-deploy-'));
  try {
    const tls = await makeCertificate(programs.openssl, { folder, ip: host });
    const proxies: [name: string, start: (place: Place) => Promise<RunningProxy>][] = [
      ['nginx', (place) => startNginx(programs.nginx, place)],
      ['caddy', (place) => startCaddy(programs.caddy, place)],
    ];
    for (const [name, start] of proxies) {
      const place: Place = {
        folder: join(folder, name),
        host,
        httpsPort: await freePort(),
        httpPort: await freePort(),
        sitePort: await freePort(),
        tls,
      };
      mkdirSync(place.folder);
      yield await lookThrough(place, start);
    }
    const { version, metrics, wrong } = await scrapeDemo(programs, join(folder, 'prometheus'));
    yield roundOf({ prometheus: version, metrics }, wrong);
    const missing = findMissingForContainers();
    if (missing === null) {
      const containers = await runContainers(join(folder, 'containers'));
      yield roundOf(containers.figures, containers.wrong);
    } else console.log(`Without containers: ${missing}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lookThrough(
  place: Place,
  start: (place: Place) => Promise<RunningProxy>,
): Promise<Round> {
  const { folder, host, httpsPort, httpPort, sitePort, tls } = place;
  const publicUrl = `https://${host}:${httpsPort}`;
  const site = await openSite({
    folder: join(folder, 'site'),
    publicUrl,
    port: sitePort,
    certificate: tls.certificate,
  });
  try {
    const proxy = await start(place);
    try {
      const behind: Behind = { site, ca: tls.ca };
      // The call is held while the others are made.
      const [held, doctor, others] = await Promise.all([
        holdSignIn(behind),
        checkDoctor(site),
        checkOthers(behind, { plain: `http://${host}:${httpPort}`, host }),
      ]);
      const round = roundOf(
        {
          proxy: proxy.version,
          ...proxy.limits,
          heldMs: held.heldMs,
          compared: others.compared,
          examined: doctor.states,
        },
        {
          ...others.wrong,
          doctor: doctor.wrong,
          heldCalls: held.wrong,
          proxyLimits: checkProxyLimits(proxy.limits),
        },
      );
      if (Object.values(round.faults).some((count) => count > 0)) {
        console.log(`${proxy.output()}\n${site.output()}`);
      }
      return round;
    } finally {
      await proxy.stop();
    }
  } finally {
    await site.stop();
  }
}

type Wrong = Record<string, string[]>;

async function checkOthers(
  behind: Behind,
  { plain, host }: { plain: string; host: string },
): Promise<{ compared: number; wrong: Wrong }> {
  const { compared, wrong: answers } = await compareAnswers(behind);
  const wrong = {
    answers,
    addresses: await checkAddresses(behind),
    bodies: await checkBodies(behind),
    limits: await checkLimits(behind),
    redirects: await checkRedirects(plain, host),
  };
  return { compared, wrong };
}

async function checkDoctor(site: Site): Promise<{ states: string; wrong: string[] }> {
  const all = await site.examine();
  const findings = ABOUT_THE_ADDRESS.map(
    (name) =>
      all.find(({ check }) => check === name) ?? { check: name, state: 'missing', says: '' },
  );
  return {
    states: findings.map(({ check, state }) => `${check} ${state}`).join(', '),
    wrong: findings
      .filter(({ state }) => state !== 'ok')
      .map(({ check, state, says }) => `${check} ${state}: ${says}`),
  };
}

/** Prints each thing that is wrong, and counts them. */
function roundOf(figures: Round['figures'], wrong: Wrong): Round {
  const faults = Object.entries(wrong).map(([name, all]): [string, number] => {
    for (const each of all) console.log(`${name}: ${each}`);
    return [name, all.length];
  });
  return { figures, faults: Object.fromEntries(faults) };
}

/** An address of this machine other than loopback, of which the doctor checks nothing. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const found = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!found) throw new Error('This machine has no IPv4 address other than loopback.');
  return found.address;
}
