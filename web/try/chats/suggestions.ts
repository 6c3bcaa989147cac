import type { DemoChats, DemoPlayer } from '#contract/try/chats.ts';
import type { PlayerName } from '../tips.ts';

/** Suggested messages in the private chat with the bot. */
export function inPrivate({ address, spareAddress }: DemoPlayer): string[] {
  const first = address === null ? [`/address ${spareAddress}`] : ['/balance'];
  return [...first, '/rank', '/week', '/gm', '/hunt', '/points'];
}

/** Suggested messages in the group. */
export function inGroup({ players }: DemoChats, speaker: PlayerName): string[] {
  const other = speaker === 'first' ? players.second : players.first;
  return [`/tip @${other.username} 25`, `@${other.username} 2.5`, '/gm', '/top', '/week'];
}
