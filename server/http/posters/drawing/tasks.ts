import type { Poster } from '#contract/posters.ts';
import type { Community } from '#server/community-file/read-community.ts';

/** The settings for drawing all posters of a server. */
export type PosterSettings = {
  /** Folder with the built site. */
  siteFolder: string;
  /** The version of the program. */
  version: string;
  community: Community['site'];
  papers: Community['papers'];
};

/** The thread's tasks, with input and result. */
export type PosterTasks = { drawPoster: { input: Poster; made: Uint8Array } };
