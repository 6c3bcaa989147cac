// The thread that renders pages. The build puts it beside the site's server entry (scripts/prepare.mjs), where the built server,
// the installed program and tests all find it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerEntry } from '#contract/first-view.ts';
import { answerTasks } from '../../threads/answer-tasks.ts';
import { createRenderer } from './renderer.ts';
import type { RenderSettings } from './tasks.ts';
import { readTemplates } from './template.ts';

const settings: RenderSettings = workerData;
const { siteFolder } = settings;
const templates = await readTemplates(join(siteFolder, 'client'));
// Built by Vite, so the compiler cannot see it: both sides agree on `ServerEntry`.
const entry: ServerEntry = await import(
  /* @vite-ignore */ pathToFileURL(join(siteFolder, 'server/entry-server.js')).href
);
const renderer = createRenderer(settings, { templates, entry });

answerTasks(parentPort, renderer);
