import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('./web', import.meta.url));
const built = fileURLToPath(new URL('./dist/web', import.meta.url));
const pageFilesPath = `${built}/page-files.json`;

/**
 * `vite build` makes the client (dist/web/client), then `vite build --ssr entry-server.tsx` the
 * server entry (dist/web/server/entry-server.js, one file with everything in it). In this order: the
 * second reads the names of the first one's files.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root,
  plugins: [react(), tailwindcss(), pageFiles(), plainImports()],
  // The rooms' sources, not their compiled copies (package.json, `imports`).
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // The router's shim for React before 18, which this site does not need.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  define: {
    __PAGE_FILES__: isSsrBuild ? readPageFiles() : '{}',
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  build: {
    outDir: isSsrBuild ? `${built}/server` : `${built}/client`,
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The content security policy allows no data: URLs for fonts and pictures.
    assetsInlineLimit: 0,
    // Each page's files are named in the head by the server (below); links fetch theirs ahead.
    modulePreload: false,
    // One style sheet for all: pages then need no loader for theirs.
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild ? { rolldownOptions: { output: { codeSplitting: false } } } : {}),
  },
}));

/** Writes down which files make up each page's piece, so that the server can name them in the head. */
function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: (_, env) => env.command === 'build' && !env.isSsrBuild,
    writeBundle(_, bundle) {
      const files: Record<string, string[]> = {};
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const inEntry = new Set(entry?.type === 'chunk' ? [entry.fileName, ...entry.imports] : []);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || !chunk.facadeModuleId) continue;
        const source = chunk.facadeModuleId.slice(root.length + 1);
        files[source] = [chunk.fileName, ...chunk.imports]
          .filter((name) => !inEntry.has(name))
          .map((name) => `/${name}`);
      }
      mkdirSync(built, { recursive: true });
      writeFileSync(pageFilesPath, `${JSON.stringify(files, null, 2)}\n`);
    },
  };
}

/** With no files to preload (above), Vite's 3 kB helper around each dynamic import has nothing to do. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

function readPageFiles(): string {
  if (existsSync(pageFilesPath)) return readFileSync(pageFilesPath, 'utf8');
  console.warn('Build the client first: without it pages name no scripts of their own to preload.');
  return '{}';
}
