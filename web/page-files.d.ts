/** The files of each page's piece of the client build by its source; filled in by `vite.config.ts`. */
declare const __PAGE_FILES__: Readonly<Record<string, readonly string[]>>;
