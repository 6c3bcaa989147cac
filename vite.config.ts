import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { oneByteTexts } from './scripts/package/one-byte.mjs';

const root = fileURLToPath(new URL('./web', import.meta.url));
const built = fileURLToPath(new URL('./dist/web', import.meta.url));
const pageFilesPath = `${built}/page-files.json`;

/**
 * `vite build` makes the client (dist/web/client), then `vite build --ssr FILE` what the server runs, each as one file with
 * everything in it (dist/web/server): `entry-server.tsx` renders pages, in the thread that is `render-worker.ts`, and
 * `entry-plan.ts` is for the server's own thread. In this order: the second reads the names of the first one's files.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root,
  plugins: [
    react(),
    tailwindcss(),
    pageFiles(),
    plainImports(),
    scriptsAfterPaint(),
    ...(isSsrBuild ? [oneByteTexts()] : []),
  ],
  // Sources, not compiled copies (package.json, `imports`).
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: {
      // A shim for React before 18.
      'use-sync-external-store/shim/index.js': 'react',
    },
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
    // Several builds share the server's folder.
    emptyOutDir: !isSsrBuild,
    target: 'es2022',
    sourcemap: false,
    // The content security policy allows no data: URLs for fonts and pictures.
    assetsInlineLimit: 0,
    // Each page's files are named in the head by the server (below); links fetch theirs ahead.
    modulePreload: false,
    // One style sheet for all: pages then need no loader for theirs.
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    // Most licences ask to be passed on with the code. The build takes the client's list out of what is served.
    license: { fileName: 'LICENSES.md' },
    rolldownOptions: {
      output: {
        codeSplitting: isSsrBuild ? false : { groups: [BASE, FIGURES, LISTS] },
        // In a folder of their own, which no server but a demo's shows (server/http/pages/pages.ts).
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => OF_TRIAL.test(id))
            ? 'assets/try/[name]-[hash].js'
            : 'assets/[name]-[hash].js',
      },
    },
  },
}));

/** What only a demo has. */
const OF_TRIAL = /\/web\/(shell\/trial|try)\//;

/**
 * What pages share, in three files: of itself the bundler makes a file of each part that any two pages share, which is 30
 * requests for the leaderboard, each with its headers. Of every page; of those with amounts, ranks and times; of those with
 * answers of the API.
 */
const BASE = {
  name: 'index',
  priority: 3,
  test: /\/web\/(main\.tsx|shell\/page-title\.ts|ui\/(chart-pattern|count-up|skeleton)\.tsx)$|\/rules\/limits\.ts$/,
};
const FIGURES = {
  name: 'figures',
  priority: 2,
  test: /\/web\/(shell\/(countdown|load\/panel-boundary)|ui\/(time|figures|outward-link|ranks\/rank-emblem|coin\/(amount|coin-icon|paid-note|pool-amount)))\.tsx?$|\/rules\/points\/(content-types|points|ranks)\.ts|\/icons\/(chevron-(left|right)|arrow-(up-)?right|check)\.mjs$/,
};
const LISTS = {
  name: 'lists',
  priority: 1,
  test: /\/web\/(addresses|api\/(call|queries)|shell\/(use-refresh|search\/.*|load\/(?!failed-panel|paged-list).*)|ui\/(badge|field|notice|pagination|ranks\/rank-mark))\.tsx?$|\/icons\/(arrow-left|badge-check|refresh-cw|x)\.mjs$/,
};

/**
 * Records which files each page needs beyond the template's, imports included, so that the server
 * can preload them.
 */
function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: (_, env) => env.command === 'build' && !env.isSsrBuild,
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const addWithImports = (fileName: string, to: Set<string>): Set<string> => {
        if (to.has(fileName)) return to;
        to.add(fileName);
        const imports = chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [];
        for (const name of imports) addWithImports(name, to);
        return to;
      };
      const template = bundle['index.html'];
      const named = template?.type === 'asset' ? String(template.source) : '';
      const files: Record<string, string[]> = {};
      for (const { fileName, facadeModuleId, isDynamicEntry } of chunks) {
        if (!isDynamicEntry || !facadeModuleId) continue;
        const wanted = addWithImports(fileName, new Set());
        const source = facadeModuleId.slice(root.length + 1);
        files[source] = [...wanted]
          .filter((name) => !named.includes(name))
          .map((name) => `/${name}`);
      }
      mkdirSync(built, { recursive: true });
      writeFileSync(pageFilesPath, `${JSON.stringify(files, null, 2)}\n`);
    },
  };
}

/** Without preloads (above), Vite's 3 kB helper around dynamic imports has nothing to do. */
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

/** Moves the entry's tags to where the page fetches them once it is painted (web/index.html). */
function scriptsAfterPaint(): Plugin {
  return {
    name: 'scripts-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const tags = html.match(SCRIPT_TAGS)?.map((tag) => tag.trim()) ?? [];
        const rest = html.replace(SCRIPT_TAGS, '');
        return rest.replace('<!--scripts-->', `<!--scripts-->${tags.join('')}`);
      },
    },
  };
}

const SCRIPT_TAGS = / *<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>\n?/g;

function readPageFiles(): string {
  if (existsSync(pageFilesPath)) return readFileSync(pageFilesPath, 'utf8');
  console.warn('Build the client first: without it pages name no scripts of their own to preload.');
  return '{}';
}
