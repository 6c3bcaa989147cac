import { type Finding, ok, warning } from '../finding.ts';

/** The end of security fixes for Node's long-term releases. */
const ENDS: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
};

/** Checks if this Node still gets security fixes; one that is too old runs no command at all (scripts/node-version.mjs). */
export function checkNode(version: string, nowMs: number): Finding {
  const end = ENDS[Number(version.split('.')[0])];
  if (end !== undefined && nowMs > Date.parse(end)) {
    const says = `Node ${version} has had no security fixes since ${end}.`;
    return warning('node', says, 'Install Node 24, and restart the server');
  }
  return ok(
    'node',
    `Node ${version}${end === undefined ? '' : ` gets security fixes until ${end}`}.`,
  );
}
