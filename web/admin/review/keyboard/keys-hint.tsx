import { m } from '#web/messages.ts';
import { rich } from '#web/ui/text/rich.ts';

export function KeysHint() {
  return (
    <p className="text-xs text-muted pointer-coarse:hidden">
      {rich(
        m.portal_review_keys_hint({
          key: () => <kbd className="rounded-sm border border-edge px-1 font-sans">?</kbd>,
        }),
      )}
    </p>
  );
}
