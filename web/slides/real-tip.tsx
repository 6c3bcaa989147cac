import { ArrowUpRight, CircleCheck, Heart } from 'lucide-react';
import { Avatar, BotAvatar, Bubble, Chip, Time } from './chat.tsx';
import { CoinAmount } from './marks.tsx';
import { botDisplayName } from './names.ts';
import { Slide, TYPE } from './slide.tsx';
import { TipInGroup } from './tip-in-group.tsx';

/** A tip in a group: the command, its transaction, and a tip in return in the reply format. */
export function RealTipSlide() {
  return (
    <Slide title="A tip of 25 coins in a group chat, with its transaction">
      <TipInGroup />
      <TransactionCard />
      <TipBack />
    </Slide>
  );
}

function TransactionCard() {
  return (
    <>
      <BotAvatar x={45} y={365} />
      <Bubble x={84} y={172} width={612} height={218} />
      <text x="104" y="204" fontSize={TYPE.small} fontWeight="600" fill="brass">
        {botDisplayName()}
      </text>
      <Chip x={492} y={182} width={184} tone="good" icon={CircleCheck}>
        Confirmed
      </Chip>
      <CoinAmount x={104} y={258} size={48} amount="25.00000000" />
      <Field x={104} y={296} label="From" text="@calico_jack" />
      <Field x={394} y={296} label="To" text="@anne_bonny" />
      <Field x={104} y={327} label="Txid" text="9f2c41d07ae3…5b83e5d16c40" />
      <path d="M104 342h572" stroke="line" strokeWidth="1.5" />
      <ArrowUpRight x={100} y={352} size={30} color="brass" />
      <text x="136" y="376" fontWeight="600" fill="brass">
        View in explorer
      </text>
      <Reaction />
    </>
  );
}

function Field({ x, y, label, text }: { x: number; y: number; label: string; text: string }) {
  return (
    <text x={x} y={y} fontSize={TYPE.small} fill="ink">
      <tspan fill="muted">{label}</tspan>
      <tspan dx="9">{text}</tspan>
    </text>
  );
}

/** The receiver's reaction. */
function Reaction() {
  return (
    <>
      <rect x="596" y="348" width="80" height="36" rx="18" fill="brass-wash" />
      <Heart x={608} y={355} size={22} color="bad" fill="bad" />
      <Avatar x={658} y={366} radius={18} initials="AB" tone="good" />
    </>
  );
}

function TipBack() {
  return (
    <>
      <Bubble x={240} y={400} width={456} height={72} isOwn />
      <path d="M258 410v23" stroke="brass" strokeWidth="3" strokeLinecap="round" />
      <text x="270" y="429" fontSize={TYPE.small} fill="muted">
        Calico Jack: /tip @anne_bonny 25
      </text>
      <text x="258" y="461" fill="ink">
        /tip 5
      </text>
      <Time x={682} y={461} isRead>
        14:33
      </Time>
    </>
  );
}
