import type { DemoChats } from '#contract/try/chats.ts';
import { m } from '#web/messages.ts';
import type { PlayerName } from '../tips.ts';

type SpeakerProps = {
  players: DemoChats['players'];
  speaker: PlayerName;
  onChoose: (player: PlayerName) => void;
};

/** The choice of the player who writes in the group. */
export function Speaker({ players, speaker, onChoose }: SpeakerProps) {
  return (
    <label className="shrink-0">
      <span className="sr-only">{m.try_speaker()}</span>
      <select
        value={speaker}
        onChange={({ target }) => onChoose(target.value === 'second' ? 'second' : 'first')}
        className="h-11 max-w-24 rounded-[1.375rem] border border-edge bg-page px-2 text-sm"
      >
        <option value="first">{players.first.name}</option>
        <option value="second">{players.second.name}</option>
      </select>
    </label>
  );
}
