import type { ReactNode } from 'react';
import { FeatureCard } from './card.tsx';

/** The three tip formats, as in a chat. */
export function FeatureTipping() {
  return (
    <FeatureCard
      title="Tip anyone, in any chat"
      text="In a group or in private, every tip is a real blockchain transaction. There are three ways to write one."
      className="md:col-span-2"
    >
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        <TipFormat name="Standard command" hint="username and amount">
          <Command>/tip @ben 25</Command>
        </TipFormat>
        <TipFormat name="Quick format" hint="username and amount">
          <Command>@ben 25</Command>
        </TipFormat>
        <TipFormat name="Reply to a message" hint="the amount is enough">
          <span className="block border-l-2 border-brass pl-2 font-sans text-xs">
            <span className="block font-medium text-brass">Ben</span>
            <span className="block text-muted">The leak is mended, captain.</span>
          </span>
          <Command>/tip 25</Command>
        </TipFormat>
      </ul>
    </FeatureCard>
  );
}

/** A sent message, aligned to the bottom of its column. */
function TipFormat(props: { name: string; hint: string; children: ReactNode }) {
  return (
    <li className="flex flex-col">
      <p className="text-sm font-medium">{props.name}</p>
      <p className="text-sm text-muted">{props.hint}</p>
      <div className="mt-2.5 grow content-end">
        <div className="grid gap-1.5 rounded-lg rounded-br-xs border bg-page px-3 py-2.5">
          {props.children}
        </div>
      </div>
    </li>
  );
}

function Command({ children }: { children: string }) {
  return <code className="font-mono text-sm whitespace-nowrap">{children}</code>;
}
