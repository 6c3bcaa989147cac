import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clientSource } from '#contract/client-source.ts';

const file = fileURLToPath(new URL('../client/operations.ts', import.meta.url));
writeFileSync(file, clientSource());
