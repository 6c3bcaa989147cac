/** The message that broadcasts an approved post to the members (docs/spec/portal.md#15-broadcasts). */
import type { Messages } from './messages/messages.ts';
import { storableText } from './names.ts';
import { escapeHtml, shortened, wellFormed } from './telegram-html.ts';

/**
 * The headers of broadcasts, by their keys in the bot's catalogue; each broadcast gets one at random
 * (docs/spec/portal.md#15-broadcasts). Previews and broadcasts refer to a header by its index, so add new ones at the end.
 */
export const BROADCAST_HEADERS = [
  'broadcast_ahoy',
  'broadcast_deck',
  'broadcast_timbers',
  'broadcast_avast',
  'broadcast_lookout',
  'broadcast_anchor',
  'broadcast_hatches',
  'broadcast_colours',
  'broadcast_spot',
  'broadcast_land',
  'broadcast_blow',
  'broadcast_bottle',
  'broadcast_sail',
  'broadcast_gold',
  'broadcast_quartermaster',
  'broadcast_bell',
  'broadcast_nest',
  'broadcast_mugs',
  'broadcast_winds',
  'broadcast_grog',
  'broadcast_chest',
  'broadcast_plunder',
] as const satisfies readonly (keyof Messages)[];

/** The content of a broadcast in one language. */
export interface BroadcastContent {
  /** The text of one of {@link BROADCAST_HEADERS}. */
  readonly header: string;
  /** The name of the post's creator, as the site shows it. */
  readonly creator: string;
  /** The name of the post's content type. */
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
  const creator = shortened(content.creator, CREATOR_MAX_CHARACTERS);
  const typed = storableText(content.customMessage ?? '').trim();
  const words = shortened(typed, CUSTOM_MESSAGE_MAX_CHARACTERS);
  const parts = (mark: (text: string) => string, strong: (text: string) => string) =>
    [
      strong(content.header),
      `${strong(creator)} · ${mark(content.contentType)}`,
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
