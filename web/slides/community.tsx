import { ArrowUpRight } from 'lucide-react';
import { rankFor } from '#rules/points/ranks.ts';
import { ranks } from '#web/community.ts';
import { smoothPath } from '#web/ui/chart/chart-lines.ts';
import { Avatar, BotAvatar, Bubble, ChatHeader, HEADER_AVATAR, Key } from './chat.tsx';
import { Emblem } from './marks.tsx';
import { groupInitials, groupName } from './names.ts';
import { Slide, TYPE } from './slide.tsx';

/** The community's shared screen: the coin's course, the top of the board, the places to meet. */
export function CommunitySlide() {
  return (
    <Slide title="The price chart, the top of the board and the community's links">
      <ChatHeader
        name={groupName()}
        kind="Group"
        avatar={<Avatar {...HEADER_AVATAR} initials={groupInitials()} tone="good" />}
      />
      <BotAvatar x={45} y={377} />
      <Bubble x={84} y={84} width={612} height={318} />
      <PriceChart />
      <Top />
      <Key x={84} y={412} width={210} label="Telegram" icon={arrow} />
      <Key x={302} y={412} width={198} label="Explorer" icon={arrow} />
      <Key x={508} y={412} width={188} label="Website" icon={arrow} />
    </Slide>
  );
}

function arrow(place: { x: number; y: number; size: number; color: string }) {
  return <ArrowUpRight {...place} />;
}

/** The shape of a week without any figures: a picture must not quote a price. */
const WEEK = [
  [110, 262],
  [148, 240],
  [180, 254],
  [216, 200],
  [250, 186],
  [282, 226],
  [312, 214],
  [344, 172],
  [378, 208],
] as const;
const BASE_Y = 342;

/** The course as a coast with the sea below it: depth lines follow the shore. */
function PriceChart() {
  const shore = smoothPath(WEEK);
  const depths = [26, 54].map((depth) =>
    smoothPath(WEEK.map(([x, y]) => [x, Math.min(BASE_Y - 8, y + depth)] as const)),
  );
  return (
    <>
      <text x="108" y="122" fontWeight="600" fill="ink">
        Price
      </text>
      <path d={`${shore}V${BASE_Y}H110z`} fill="shoal" />
      <path d={depths.join('')} fill="none" stroke="chart" strokeWidth="2" />
      <path d={`M108 146V${BASE_Y}H384`} fill="none" stroke="edge" strokeWidth="2" />
      <path
        d={shore}
        fill="none"
        stroke="brass"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="378" cy="208" r="8" fill="brass" stroke="raised" strokeWidth="3" />
      {(['start', 'middle', 'end'] as const).map((anchor, index) => (
        <text
          key={anchor}
          x={108 + index * 138}
          y="380"
          fontSize={TYPE.small}
          textAnchor={anchor}
          fill="muted"
        >
          {['Mon', 'Week', 'Sun'][index]}
        </text>
      ))}
    </>
  );
}

const LEADERS = [
  ['Iron Tess', 1204],
  ['Old Barnaby', 431],
  ['Salty Meg', 268],
] as const;

function Top() {
  return (
    <>
      <path d="M408 106v274" stroke="line" strokeWidth="1.5" />
      <text x="430" y="122" fontWeight="600" fill="ink">
        Top three
      </text>
      {LEADERS.map(([name, points], index) => {
        const { rank } = rankFor(points * 100, ranks);
        const y = 181 + index * 83;
        return (
          <g key={name}>
            <Emblem rank={rank} x={456} y={y} size={50} />
            <text x="494" y={y - 3} fontWeight="600" fill="ink">
              {name}
            </text>
            <text x="494" y={y + 26} fontSize={TYPE.small} fill="muted">
              {points.toLocaleString('en-US')} points
            </text>
          </g>
        );
      })}
    </>
  );
}
