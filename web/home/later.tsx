import { type ComponentType, lazy, Suspense, useState } from 'react';
import { atFirstSign } from '#web/shell/first-sign.ts';

type LaterParts = typeof import('./later-parts.tsx').laterParts;
type PartName = keyof LaterParts;

/**
 * A part of the page that is text and links, which work as the server's HTML. Its code is fetched when somebody
 * is there to use it; until then React leaves that HTML as it is.
 */
export function Later({ part }: { part: PartName }) {
  const [Part] = useState(() => partFor(part));
  return (
    <div className="contents" data-later={part}>
      <Suspense fallback={<AsDrawn part={part} />}>
        <Part />
      </Suspense>
    </div>
  );
}

/**
 * For the moment in which the part is already wanted, because somebody signs in, and not yet here: React then takes the
 * server's HTML away, and this puts it back.
 */
function AsDrawn({ part }: { part: PartName }) {
  const [html] = useState(() => drawnPart(part)?.innerHTML);
  if (html === undefined) return <div aria-busy="true" className="min-h-28" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there, written by our own server.
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Whether the server's HTML of this page stands in the window. */
export function isDrawn(): boolean {
  return typeof document !== 'undefined' && drawnPart('Sections') !== null;
}

/** Fetches the parts, once. */
export function loadLaterParts(): Promise<LaterParts> {
  loading ??= import('./later-parts.tsx').then(({ laterParts }) => {
    loaded = laterParts;
    return laterParts;
  });
  return loading;
}

let loaded: LaterParts | null = null;
let loading: Promise<LaterParts> | null = null;
let later: Promise<LaterParts> | null = null;

function partFor(part: PartName): ComponentType {
  if (loaded !== null) return loaded[part];
  const load = isDrawn() ? loadLater : loadLaterParts;
  return lazy(async () => ({ default: (await load())[part] }));
}

/** Where the parts do not come, the server's HTML stays, and there is nothing to tell. */
function loadLater(): Promise<LaterParts> {
  later ??= new Promise((resolve) => {
    atFirstSign(() => loadLaterParts().then(resolve, () => undefined));
  });
  return later;
}

function drawnPart(part: PartName): Element | null {
  return document.querySelector(`[data-later=${part}]`);
}
