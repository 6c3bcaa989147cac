import { Lock } from 'lucide-react';
import { community } from '#web/community.ts';
import { Key } from '../chat.tsx';
import { CoinAmount } from '../marks.tsx';
import { Slide, TYPE } from '../slide.tsx';
import { Transaction } from '../wallet.tsx';

/** The wallet as a page in the member's own browser: balance, actions, and the last payments with names. */
export function WalletSlide() {
  return (
    <Slide title="The wallet in the member's own browser">
      <Browser />
      <rect x="24" y="84" width="672" height="386" rx="18" fill="raised" stroke="line" />
      <text x="46" y="119" fontSize={TYPE.small} fill="muted">
        Balance
      </text>
      <CoinAmount x={46} y={166} size={44} amount="1,284.50000000" />
      {['Receive', 'Send', 'History'].map((label, index) => (
        <Key key={label} x={46 + index * 212} y={188} width={204} height={52} label={label} />
      ))}
      <path d="M46 262h628" stroke="line" strokeWidth="1.5" />
      {PAYMENTS.map(([amount, what], index) => (
        <Transaction key={what} y={300 + index * 40} amount={amount} what={what} />
      ))}
      <path d="M46 402h628" stroke="line" strokeWidth="1.5" />
      <Lock x={44} y={422} size={28} color="good" />
      <text x="84" y="443" fontSize={TYPE.small} fill="ink">
        The keys are made and kept on this device.
      </text>
    </Slide>
  );
}

const PAYMENTS = [
  ['+25.00000000', 'Tip from Calico Jack'],
  ['−5.00000000', 'Tip to Calico Jack'],
  ['+12.37510000', 'Received'],
] as const;

/** The bar of a browser, with the page's title. */
function Browser() {
  return (
    <>
      <rect width="720" height="72" fill="raised" />
      <path d="M0 72h720" stroke="line" strokeWidth="1.5" />
      <rect x="24" y="12" width="672" height="48" rx="24" fill="surface" stroke="line" />
      <Lock x={42} y={24} size={24} color="muted" />
      <text x="78" y="44" fontSize={TYPE.small} fill="ink">
        Your wallet · {community.siteName}
      </text>
    </>
  );
}
