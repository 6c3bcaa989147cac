import type { Papers, SiteCommunity } from './community/site-community.ts';

/** The content of a poster (docs/spec/site.md#21-posters). Amounts are decimal text in coins, points are numbers. */
export type Poster =
  | {
      kind: 'week';
      week: string;
      isProvisional: boolean;
      distributed: string;
      recipients: number;
      activeMembers: number;
    }
  | {
      kind: 'share';
      week: string;
      isProvisional: boolean;
      name: string;
      pirateRank: string;
      place: number;
      points: number;
      share: string;
    }
  | {
      kind: 'member';
      name: string;
      pirateRank: string;
      place: number;
      points: number;
      earned: string;
    };

/** The pixels of every poster: the size that chats and X show whole. */
export const POSTER_SIZE = { width: 1200, height: 630 } as const;

export type Face = 'display' | 'text';

/** A line of text in pieces that one font draws, from left to right. Lengths are in pixels. */
export type Line = {
  sizePx: number;
  widthPx: number;
  /** `family` is null for a font that only this piece's characters select. */
  runs: { text: string; family: string | null; x: number }[];
};

/** Lays a text out on one line that fits into `roomPx`: smaller than `sizePx` if need be, then cut, with an ellipsis. */
export type Letterer = (text: string, how: { face: Face; sizePx: number; roomPx: number }) => Line;

/** The exports of the site's built entry for posters. */
export type PosterEntry = {
  /** The poster as an SVG in the community's names and colours. */
  drawPoster(
    poster: Poster,
    how: { community: SiteCommunity; papers: Papers; layOut: Letterer },
  ): string;
};
