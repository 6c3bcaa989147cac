import { useNow } from '#web/shell/now.tsx';
import { RelativeTime } from '#web/ui/time.tsx';

/** A relative time such as '3 minutes ago', kept up to date. */
export function Ago({ at }: { at: string }) {
  return <RelativeTime at={at} nowMs={useNow(60_000)} />;
}
