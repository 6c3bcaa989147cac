import { useState } from 'react';
import type { ApiKey } from '#contract/developer/keys.ts';
import { m } from '#web/messages.ts';
import { LoadFailure } from '#web/shell/load/load-failure.tsx';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { useNow } from '#web/shell/now.tsx';
import { Button } from '#web/ui/button.tsx';
import { countText } from '#web/ui/figures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { useApiKeys } from './calls.ts';
import { DeletedKeys } from './deleted-keys.tsx';
import { FirstCall } from './first-call.tsx';
import { KeyCard } from './key-card.tsx';
import { totalsOf } from './key-state.ts';
import { PlanNote } from './plan-note.tsx';
import type { Revealed } from './use-revealed.ts';

const MINUTE_MS = 60_000;

type KeysViewProps = {
  revealed: Revealed;
  /** The key that was just made here, whose first call is offered. */
  madeId: string | null;
  onCalled: () => void;
  onCreate: () => void;
};

/** The tiles and the list of keys. */
export function KeysView({ revealed, madeId, onCalled, onCreate }: KeysViewProps) {
  const nowMs = useNow(MINUTE_MS);
  const answer = useApiKeys();
  const { data: keys, isError } = answer;
  const [deleted, setDeleted] = useState<readonly ApiKey[]>([]);
  const made = keys?.find(({ id }) => id === madeId);
  const totals = keys && totalsOf(keys, nowMs);

  return (
    <>
      <PanelBoundary name={m.dev_keys_plan()}>
        <PlanNote nowMs={nowMs} />
      </PanelBoundary>
      <dl
        aria-label={m.dev_keys_summary()}
        aria-busy={!keys && !isError}
        className="grid gap-px overflow-hidden rounded-lg border bg-line grid-cols-3"
      >
        <Tile label={m.dev_keys_total()} value={totals?.total} hasFailed={isError && !keys} />
        <Tile label={m.dev_keys_working()} value={totals?.active} hasFailed={isError && !keys} />
        <Tile
          label={m.dev_keys_requests_today()}
          value={totals?.today}
          hasFailed={isError && !keys}
        />
      </dl>
      {made && <FirstCall key={made.id} apiKey={made} revealed={revealed} onDone={onCalled} />}
      <section aria-labelledby="keys-title" aria-busy={!keys && !isError}>
        <h2 id="keys-title" tabIndex={-1} className="text-xl outline-none">
          {m.dev_keys_yours()}
        </h2>
        <DeletedKeys
          deleted={deleted}
          onGone={(id) => setDeleted((all) => all.filter((key) => key.id !== id))}
        />
        {!keys && isError ? (
          <LoadFailure title={m.dev_keys_failed()} answer={answer} className="mt-4" />
        ) : keys?.length === 0 ? (
          <Notice
            kind="empty"
            level={3}
            title={m.dev_keys_none()}
            className="mt-4"
            action={
              <Button variant="primary" onClick={onCreate}>
                {m.dev_keys_first()}
              </Button>
            }
          >
            {m.dev_keys_none_text()}
          </Notice>
        ) : (
          <ul className="mt-4 grid gap-4">
            {keys
              ? keys.map((key) => (
                  <li key={key.id}>
                    <KeyCard
                      apiKey={key}
                      nowMs={nowMs}
                      revealed={revealed}
                      onDeleted={() => setDeleted((all) => [...all, key])}
                    />
                  </li>
                ))
              : WAITING.map((row) => (
                  <li key={row}>
                    <Skeleton className="h-72 rounded-lg sm:h-60" />
                  </li>
                ))}
          </ul>
        )}
      </section>
    </>
  );
}

const WAITING = [1, 2];

type TileProps = { label: string; value: number | undefined; hasFailed: boolean };

function Tile({ label, value, hasFailed }: TileProps) {
  return (
    <div className="flex min-w-0 flex-col justify-between bg-surface px-3 py-3 sm:px-5 sm:py-4">
      <dt className="text-xs text-muted sm:text-sm">{label}</dt>
      <dd className="mt-0.5 font-display text-2xl">
        {hasFailed ? '–' : value === undefined ? <SkeletonText chars={3} /> : countText(value)}
      </dd>
    </div>
  );
}
