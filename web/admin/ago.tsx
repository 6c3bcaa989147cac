import { useNow } from '#web/shell/now.tsx';
import { RelativeTime } from '#web/ui/time.tsx';

/** '3 minutes ago', kept current. */
export function Ago({ at }: { at: string }) {
  return <RelativeTime at={at} nowMs={useNow(60_000)} />;
}
