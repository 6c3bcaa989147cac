import { type ComponentType, useEffect, useState } from 'react';
import { atFirstSign } from '../first-sign.ts';

/** Shows the tooltips of the page; mounted once, at its end (docs/spec/site.md#11-toasts-tooltips-and-dialogs). */
export function Tooltips() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  // 12 kB that a page needs only once somebody uses it.
  useEffect(
    () =>
      atFirstSign(() =>
        import('./tooltip-layer.tsx').then(
          (module) => setLayer(() => module.TooltipLayer),
          () => undefined, // The page is complete without tooltips.
        ),
      ),
    [],
  );
  return Layer && <Layer />;
}
