import type { App } from '#contract/developer/apps.ts';

/** A secret that was just created: shown once, until it is dismissed. */
export type NewSecret = { app: App; secret: string };
