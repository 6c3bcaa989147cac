/** The message that broadcasts an approved post to the members (docs/spec/portal.md#15-broadcasts). */
import { storableText } from './names.ts';
import { contentTypeFor } from './points/content-types.ts';
import { escapeHtml, shortened, wellFormed } from './telegram-html.ts';

/**
 * The headers of broadcasts; each broadcast gets one at random (docs/spec/portal.md#15-broadcasts). Previews and broadcasts refer
 * to a header by its index, so add new ones at the end.
 */
export const BROADCAST_HEADERS = [
  'Ahoy, crew! Fresh treasure on the horizon!',
  'All hands on deck! New content has come aboard!',
  'Shiver me timbers, look what a shipmate made!',
  'Avast! A prize worth your spyglass!',
  'Yo ho ho! The lookout has spotted something fine!',
  'Drop anchor a moment and feast your eyes!',
  'Batten down the hatches, this one makes waves!',
  'Hoist the colours for one of our own!',
  'X marks the spot, mateys!',
  'Land ho! A new discovery from the crew!',
  'Blow me down! The crew has done it again!',
  'A message in a bottle has washed ashore!',
  'Set sail for this one, ye scurvy dogs!',
  'Gold in the hold! See what was hauled in today!',
  'The quartermaster calls: have a look at this!',
  'Ring the bell! A shipmate earned their share!',
  'From the crow’s nest: quality content ahead!',
  'Raise your mugs, a shipmate has struck gold!',
  'Fair winds bring fine tidings, me hearties!',
  'Break out the grog, this is worth a toast!',
  'Open the treasure chest, there is a gem inside!',
  'Ye asked for plunder, and plunder ye shall have!',
] as const;

/** The content of a broadcast. */
export interface BroadcastContent {
  /** An index in {@link BROADCAST_HEADERS}. */
  readonly header: number;
  /** The name of the post's creator, as the site shows it. */
  readonly creator: string;
  /** A content type's id. */
  readonly contentType: string;
  /** The administrator's text; null or blank for none. */
  readonly customMessage: string | null;
  /** The post's link. */
  readonly url: string;
}

/** The message in Telegram's HTML and in plain text. */
export interface BroadcastText {
  readonly html: string;
  readonly text: string;
}

// Together below 4,096 UTF-16 units, even if every character from a person takes two.
const CREATOR_MAX_CHARACTERS = 130;
const CUSTOM_MESSAGE_MAX_CHARACTERS = 1000;
const LINK_MAX_LENGTH = 1500;

/**
 * Draws an index in {@link BROADCAST_HEADERS}.
 *
 * @param random from 0 (included) to 1 (excluded)
 * @param but an index that is never drawn, so that "another header" always differs
 */
export function drawHeader(random: number, but?: number): number {
  const places = [...BROADCAST_HEADERS.keys()].filter((place) => place !== but);
  return places[Math.floor(random * places.length)] ?? 0;
}

/**
 * The message of a broadcast: header, creator, content type, the administrator's text, link. Always below 4,096 characters: long
 * names and texts are cut. The server and the preview in the browser both call this function, so they agree on every letter.
 *
 * @returns null if the link cannot be sent ({@link isBroadcastLink})
 */
export function broadcastText(content: BroadcastContent): BroadcastText | null {
  if (!isBroadcastLink(content.url)) return null;
  const kind = contentTypeFor(content.contentType).displayName;
  const creator = shortened(content.creator, CREATOR_MAX_CHARACTERS);
  const typed = storableText(content.customMessage ?? '').trim();
  const words = shortened(typed, CUSTOM_MESSAGE_MAX_CHARACTERS);
  const header = BROADCAST_HEADERS[content.header] ?? BROADCAST_HEADERS[0];
  const parts = (mark: (text: string) => string, strong: (text: string) => string) =>
    [
      strong(header),
      `${strong(creator)} · ${mark(kind)}`,
      ...(words === '' ? [] : [mark(words)]),
      mark(content.url),
    ].join('\n\n');
  return {
    html: parts(escapeHtml, (text) => `<b>${escapeHtml(text)}</b>`),
    text: parts(wellFormed, wellFormed),
  };
}

/** Returns whether a link may be broadcast: http or https, no credentials or spaces, and not too long. */
export function isBroadcastLink(url: string): boolean {
  if (url.length > LINK_MAX_LENGTH || /[\s\p{Control}\p{Surrogate}]/u.test(url)) return false;
  return /^https?:\/\/[^/?#@\\]+([/?#].*)?$/.test(url);
}
