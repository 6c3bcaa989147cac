import type { ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { FeatureCard } from './card.tsx';

/** The three tip formats, as in a chat. */
export function FeatureTipping() {
  return (
    <FeatureCard title={m.home_tipping()} text={m.home_tipping_text()} className="md:col-span-2">
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        <TipFormat name={m.home_tipping_standard()} hint={m.home_tipping_name_amount()}>
          <Command>/tip @ben 25</Command>
        </TipFormat>
        <TipFormat name={m.home_tipping_quick()} hint={m.home_tipping_name_amount()}>
          <Command>@ben 25</Command>
        </TipFormat>
        <TipFormat name={m.home_tipping_reply()} hint={m.home_tipping_amount()}>
          <span className="block border-s-2 border-brass ps-2 font-sans text-xs">
            <span className="block font-medium text-brass">Ben</span>
            <span className="block text-muted">{m.home_tipping_said()}</span>
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
        <div className="grid gap-1.5 rounded-lg rounded-ee-xs border bg-page px-3 py-2.5">
          {props.children}
        </div>
      </div>
    </li>
  );
}

function Command({ children }: { children: string }) {
  return (
    <code dir="ltr" className="text-start font-mono text-sm whitespace-nowrap">
      {children}
    </code>
  );
}
