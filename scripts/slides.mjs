// Renders the carousel's pictures (web/slides) into the built site, once per theme. Needs `--import tsx`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderSlides } from '../web/slides/index.tsx';
import { root } from './prepare.mjs';

const folder = join(root, 'dist/web/client/slides');
mkdirSync(folder, { recursive: true });
for (const { fileName, svg } of renderSlides(readFileSync(join(root, 'web/ui/styles.css'), 'utf8')))
  writeFileSync(join(folder, fileName), svg);
