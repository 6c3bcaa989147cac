import { Tooltip } from 'radix-ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#web/messages.ts';
import { type ShownTip, watchTips } from './watch-tips.ts';

/** The only tooltip, shown at any element with `data-tip`. */
export function TooltipLayer() {
  const [shown, setShown] = useState<ShownTip | null>(null);
  useEffect(() => watchTips(setShown), []);
  if (shown === null) return null;
  const { target, text, place } = shown;
  return createPortal(
    <Tooltip.Provider>
      <Tooltip.Root key={`${place.x} ${place.y}`} open onOpenChange={() => setShown(null)}>
        <Tooltip.Trigger asChild>
          <span
            aria-hidden="true"
            className="pointer-events-none fixed"
            style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
          />
        </Tooltip.Trigger>
        <Tooltip.Content
          data-tip-content=""
          side="top"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-md border border-edge bg-raised px-2.5 py-1.5 text-sm text-ink wrap-anywhere"
        >
          {text}
          {target.matches('[data-mark]:focus-visible') && (
            <span className="block text-xs text-muted">{m.shell_tip_arrows()}</span>
          )}
        </Tooltip.Content>
      </Tooltip.Root>
    </Tooltip.Provider>,
    // A modal dialog covers everything outside itself.
    target.closest('dialog') ?? document.body,
  );
}
