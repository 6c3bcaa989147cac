import type { ReactNode } from 'react';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { useSurface } from '#web/shell/mini-app/surface.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { botName } from './bot-name.ts';

/** Three reasons to choose the bot. */
export function Reasons() {
  const { coin } = community;
  const isFull = useSurface() === 'full';
  const { ownWallet } = useViewer().instance;
  return (
    <section
      aria-labelledby="reasons-title"
      className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <h2 id="reasons-title" className="text-3xl">
        {m.home_reasons_why({ bot: botName() })}
      </h2>
      <div className="grid gap-px overflow-hidden border-y bg-line">
        <Reason title={m.home_reason_chain()} drawing={<AnchorChain />}>
          {m.home_reason_chain_text({ coin: coin.name })}
        </Reason>
        <Reason title={m.home_reason_install()} drawing={<Bottle />}>
          {installText(ownWallet, isFull)}
        </Reason>
        <Reason title={m.home_reason_crew()} drawing={<Wheel />}>
          {m.home_reason_crew_text()}
        </Reason>
      </div>
    </section>
  );
}

function installText(ownWallet: boolean, isFull: boolean): string {
  if (ownWallet) return isFull ? m.home_reason_install_own_full() : m.home_reason_install_own();
  return isFull ? m.home_reason_install_full() : m.home_reason_install_text();
}

function Reason(props: { title: string; drawing: ReactNode; children: ReactNode }) {
  return (
    <article className="flex items-center justify-between gap-6 bg-page py-6">
      <div className="min-w-0">
        <h3 className="text-xl">{props.title}</h3>
        <p className="mt-1.5 measure text-muted">{props.children}</p>
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 72 72"
        width="72"
        height="72"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="shrink-0 fill-none stroke-brass max-sm:size-12"
      >
        {props.drawing}
      </svg>
    </article>
  );
}

function AnchorChain() {
  return (
    <g transform="rotate(-45 36 36)">
      <rect x="-2" y="27" width="30" height="18" rx="9" />
      <path d="M3 36h20" />
      <rect x="21" y="31" width="30" height="10" rx="5" className="fill-page" />
      <rect x="44" y="27" width="30" height="18" rx="9" />
      <path d="M49 36h20" />
    </g>
  );
}

function Bottle() {
  return (
    <>
      <g transform="rotate(28 36 34)">
        <path d="M31 8h10M32.5 8v9c0 4-6.5 5-6.5 12v21c0 3 2 5 5 5h10c3 0 5-2 5-5V29c0-7-6.5-8-6.5-12V8" />
        <path d="M32.5 4.5h7V8h-7z" className="fill-brass-wash" />
        <path d="M31 32h10v16H31zM34 37h4M34 41h4" />
      </g>
      <path d="M4 58c5-4 10-4 15 0s10 4 15 0 10-4 15 0 10 4 15 0M12 66c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0" />
    </>
  );
}

function Wheel() {
  return (
    <>
      <circle cx="36" cy="36" r="21" />
      <circle cx="36" cy="36" r="16" />
      <circle cx="36" cy="36" r="5.5" />
      {SPOKES.map((degrees) => (
        <path
          key={degrees}
          d="M36 30.5V20M36 15V10.5M34 10.5c0-3 .5-6 2-6s2 3 2 6z"
          transform={`rotate(${degrees} 36 36)`}
        />
      ))}
    </>
  );
}

const SPOKES = [0, 45, 90, 135, 180, 225, 270, 315] as const;
