// Writes docs/commands.md from the table of commands: `npm run commands`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandsPage } from '#cli/program/commands-page.ts';

writeFileSync(fileURLToPath(new URL('../../docs/commands.md', import.meta.url)), commandsPage());
