import { community } from '#community';
import { CoinIcon } from '#web/ui/coin-icon.tsx';

export function PlateTitle() {
  const { coin } = community;
  return (
    <p className="flex items-center gap-2.5 bg-surface px-4 py-3 sm:px-5 text-sm font-medium">
      <CoinIcon
        picture={coin.picture}
        signPath={coin.symbolPath}
        sign={coin.symbol}
        size={24}
        className="shrink-0 text-brass"
      />
      On deck right now
    </p>
  );
}
