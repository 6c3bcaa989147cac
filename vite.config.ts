import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { isLanguage, LANGUAGES, type Language } from './rules/messages/languages.ts';
import { oneByteTexts } from './scripts/package/one-byte.mjs';
import { siteMessages } from './scripts/package/site-messages.mjs';

const root = fileURLToPath(new URL('./web', import.meta.url));
const built = fileURLToPath(new URL('./dist/web', import.meta.url));
/** The names of the built template and of the record of each page's files; English has the plain ones. */
const named = (name: string, language: string) =>
  name.replace('.', language === 'en' ? '.' : `.${language}.`);

/**
 * `vite build` makes the client (dist/web/client), in the language that `--mode` names or in English. Then `vite build --ssr FILE`
 * makes each program of the server as one file with everything in it (dist/web/server): `entry-server.tsx` renders pages, in the thread that is `render-worker.ts`, and
 * `entry-plan.ts` is for the server's own thread. In this order: the second reads the names of the first one's files.
 */
export default defineConfig(({ isSsrBuild = false, mode }) => ({
  root,
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [siteMessages(languageOf(mode)), pageFiles(languageOf(mode))]),
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
    // Several builds share a folder: those for the server, and those of the other languages.
    emptyOutDir: !isSsrBuild && languageOf(mode) === 'en',
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

/** Modules that only a demo loads. */
const OF_TRIAL = /\/web\/(shell\/trial|try)\//;

/**
 * Three files of shared modules: those of every page, of pages with amounts, ranks and times, and of pages with answers of the API.
 * By default the bundler makes a file of each part that any two pages share: the leaderboard would make 30 requests, each with its
 * headers.
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
function pageFiles(language: Language): Plugin {
  return {
    name: 'page-files',
    // The builds of all languages share the folder, and each has a template of its own.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const template = bundle['index.html'];
        if (template) template.fileName = named('index.html', language);
      },
    },
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const addWithImports = (fileName: string, to: Set<string>): Set<string> => {
        if (to.has(fileName)) return to;
        to.add(fileName);
        const imports = chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [];
        for (const name of imports) addWithImports(name, to);
        return to;
      };
      const template = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.html'));
      const inTemplate = template?.type === 'asset' ? String(template.source) : '';
      const files: Record<string, string[]> = {};
      for (const { fileName, facadeModuleId, isDynamicEntry } of chunks) {
        if (!isDynamicEntry || !facadeModuleId) continue;
        const wanted = addWithImports(fileName, new Set());
        const source = facadeModuleId.slice(root.length + 1);
        files[source] = [...wanted]
          .filter((name) => !inTemplate.includes(name))
          .map((name) => `/${name}`);
      }
      mkdirSync(built, { recursive: true });
      writeFileSync(
        `${built}/${named('page-files.json', language)}`,
        `${JSON.stringify(files, null, 2)}\n`,
      );
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
  const files = LANGUAGES.map((language) => {
    const path = `${built}/${named('page-files.json', language)}`;
    return `${language}: ${existsSync(path) ? readFileSync(path, 'utf8') : '{}'}`;
  });
  return `{ ${files.join(', ')} }`;
}

function languageOf(mode: string): Language {
  return isLanguage(mode) ? mode : 'en';
}
