import { Copy, Lock } from 'lucide-react';
import { BotAvatar, Bubble, ChatHeader, HEADER_AVATAR } from './chat.tsx';
import { CODE_SIZE, DepositCode } from './deposit-code.tsx';
import { CoinAmount } from './marks.tsx';
import { botDisplayName } from './names.ts';
import { Slide, TYPE } from './slide.tsx';

/** The wallet: balance, address and the last transactions, only in the private chat. */
export function WalletSlide() {
  return (
    <Slide title="The wallet in a private chat">
      <ChatHeader name={botDisplayName()} kind="Bot" avatar={<BotAvatar {...HEADER_AVATAR} />} />
      <Bubble x={24} y={84} width={672} height={386} />
      <Balance />
      <DepositCode x={674 - CODE_SIZE} y={96} />
      <path d="M46 274h628" stroke="line" strokeWidth="1.5" />
      {TRANSACTIONS.map(([amount, what], index) => (
        <Transaction key={what} y={310 + index * 37} amount={amount} what={what} />
      ))}
      <path d="M46 402h628" stroke="line" strokeWidth="1.5" />
      <Lock x={44} y={422} size={28} color="good" />
      <text x="84" y="443" fontSize={TYPE.small} fill="ink">
        Private chat only. You control the keys.
      </text>
    </Slide>
  );
}

function Balance() {
  return (
    <>
      <text x="46" y="121" fontSize={TYPE.small} fill="muted">
        Balance
      </text>
      <CoinAmount x={46} y={170} size={44} amount="1,284.50000000" />
      <text x="46" y="213" fontSize={TYPE.small} fill="muted">
        Primary address
      </text>
      <text x="84" y="249" fill="ink">
        {ADDRESS_SHOWN}
      </text>
      <Copy x={44} y={226} size={28} color="brass" />
    </>
  );
}

/** Shortened in the middle, as the bot writes an address. */
const ADDRESS_SHOWN = '7TQmVgQR…CKQtYK';

const TRANSACTIONS = [
  ['+25.00000000', 'Tip from @calico_jack'],
  ['−5.00000000', 'Tip to @calico_jack'],
  ['+12.37510000', 'Weekly rewards'],
] as const;

/** One of the last transactions. */
export function Transaction({ y, amount, what }: { y: number; amount: string; what: string }) {
  return (
    <>
      <text x="46" y={y} fontSize={TYPE.small} fill="ink">
        {what}
      </text>
      <text
        x="674"
        y={y}
        fontSize={TYPE.small}
        fontWeight="600"
        textAnchor="end"
        fill={amount.startsWith('+') ? 'good' : 'ink'}
      >
        {amount}
      </text>
    </>
  );
}
