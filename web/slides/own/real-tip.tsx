import { Heart } from 'lucide-react';
import { community } from '#web/community.ts';
import { Avatar, BotAvatar, Bubble, Key, Time } from '../chat.tsx';
import { botDisplayName } from '../names.ts';
import { Slide, TYPE } from '../slide.tsx';
import { TipInGroup } from '../tip-in-group.tsx';

/** A paid tip in a group, and a tip in return that waits for its payer's press. */
export function RealTipSlide() {
  return (
    <Slide title="A tip of 25 coins in a group chat, paid, and a tip back">
      <TipInGroup />
      <PaidTip />
      <Bubble x={240} y={276} width={456} height={68} isOwn />
      <path d="M258 286v20" stroke="brass" strokeWidth="3" strokeLinecap="round" />
      <text x="270" y="304" fontSize={TYPE.small} fill="muted">
        Calico Jack: /tip @anne_bonny 25
      </text>
      <text x="258" y="335" fill="ink">
        /tip 5
      </text>
      <Time x={682} y={335} isRead>
        14:33
      </Time>
      <BotAvatar x={45} y={400} />
      <Bubble x={84} y={354} width={612} height={62} />
      <text x="104" y="394" fill="ink">
        <tspan fontWeight="600">Anne Bonny</tspan>
        <tspan dx="7">tips</tspan>
        <tspan dx="7" fontWeight="600">
          Calico Jack
        </tspan>
        <tspan dx="7">5 {community.coin.code}</tspan>
      </text>
      <Key x={84} y={424} width={612} height={48} label={`Pay 5 ${community.coin.code}`} />
    </Slide>
  );
}

/** The bot's single message about the tip, which now says that it is in the chain; the mark links to its page there. */
function PaidTip() {
  return (
    <>
      <BotAvatar x={45} y={241} />
      <Bubble x={84} y={172} width={612} height={94} />
      <text x="104" y="204" fontSize={TYPE.small} fontWeight="600" fill="brass">
        {botDisplayName()}
      </text>
      <text x="104" y="245" fill="ink">
        <tspan fontWeight="600">Calico Jack</tspan>
        <tspan dx="7">tipped</tspan>
        <tspan dx="7" fontWeight="600">
          Anne Bonny
        </tspan>
        <tspan dx="7">25 {community.coin.code},</tspan>
        <tspan dx="7" fill="good">
          ✓
        </tspan>
      </text>
      <rect x="596" y="180" width="80" height="36" rx="18" fill="brass-wash" />
      <Heart x={608} y={187} size={22} color="bad" fill="bad" />
      <Avatar x={658} y={198} radius={18} initials="AB" tone="good" />
    </>
  );
}
