import { join } from 'node:path';

/** The socket through which commands on the same machine reach the server that holds the embedded database in a folder. */
export function operatorSocketPath(dataDir: string): string {
  return join(dataDir, 'operator', 'socket');
}
