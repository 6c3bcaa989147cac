import {
  Anchor,
  Gift,
  HandCoins,
  type LucideIcon,
  Send,
  Settings,
  Trophy,
  Upload,
  Wallet,
} from 'lucide-react';
import { nextRank, rankFor } from '#rules/points/ranks.ts';
import { ranks } from '#web/community.ts';
import { BotAvatar, Bubble, ChatHeader, HEADER_AVATAR, Key } from './chat.tsx';
import { Emblem } from './marks.tsx';
import { botDisplayName } from './names.ts';
import { Slide, TYPE } from './slide.tsx';

const KEYS: readonly [label: string, icon: LucideIcon][] = [
  ['Wallet', Wallet],
  ['Tip', HandCoins],
  ['Send', Send],
  ['Leaderboard', Trophy],
  ['My rank', Anchor],
  ['Submit content', Upload],
  ['Weekly rewards', Gift],
  ['Settings', Settings],
];

/** The bot's main menu, below the member's rank. */
export function MenuSlide() {
  return (
    <Slide title="The bot's main menu">
      <ChatHeader name={botDisplayName()} kind="Bot" avatar={<BotAvatar {...HEADER_AVATAR} />} />
      <RankLine points={37} />
      {KEYS.map(([label, Icon], index) => (
        <Key
          key={label}
          x={24 + (index % 2) * 340}
          y={211 + Math.floor(index / 2) * 65}
          width={332}
          height={57}
          label={label}
          icon={(place) => <Icon {...place} />}
        />
      ))}
    </Slide>
  );
}

/** The points within the rank as a bar towards the next one. */
function RankLine({ points }: { points: number }) {
  const rank = rankFor(points * 100, ranks);
  const next = nextRank(points * 100, ranks);
  if (!next) throw new Error('no rank above');
  const done = (points - rank.minPoints) / (next.rank.minPoints - rank.minPoints);
  return (
    <>
      <Bubble x={24} y={84} width={672} height={117} />
      <circle cx="86" cy="142" r="42" fill="brass-wash" />
      <Emblem rank={rank.rank} x={86} y={142} size={56} />
      <text x="146" y="126" fontSize={TYPE.title} fontWeight="600" fill="ink">
        {rank.rank}
      </text>
      <text x="674" y="126" textAnchor="end" fill="ink">
        {points} points
      </text>
      <rect x="146" y="143" width="528" height="10" rx="5" fill="line" />
      <rect x="146" y="143" width={Math.round(528 * done)} height="10" rx="5" fill="brass" />
      <text x="146" y="183" fontSize={TYPE.small} fill="muted">
        {next.missingHundredths / 100} to {next.rank.rank}
      </text>
    </>
  );
}
