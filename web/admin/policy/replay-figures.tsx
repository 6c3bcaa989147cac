import { type ReactNode, useState } from 'react';
import type { Replay } from '#contract/admin/policies.ts';
import { parseSum } from '#rules/amounts.ts';
import { KEEPS_POOLS } from '#rules/policies/describe.ts';
import { KEEPS_POINTS } from '#rules/policies/describe-points.ts';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText, pointsText, quantityText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';

const FIRST_LINES = 15;

/** The changes that a draft would have made: for all, for farms, for each member and in each week. */
export function ReplayFigures({ replay }: { replay: Replay }) {
  const [showsAll, setShowsAll] = useState(false);
  const { weeks, members, lines, farms } = replay;
  const shown = showsAll ? lines : lines.slice(0, FIRST_LINES);
  return (
    <div className="grid gap-6">
      {replay.keepsPoints && <p className="measure text-sm">{KEEPS_POINTS}</p>}
      {replay.keepsPools && <p className="measure text-sm">{KEEPS_POOLS}</p>}
      <dl className="grid grid-cols-2 gap-3 text-sm lg:grid-cols-4 [&>div]:rounded-lg [&>div]:border [&>div]:bg-surface [&>div]:p-3 [&_dd]:mt-0.5 [&_dd]:text-base [&_dt]:text-muted">
        <div>
          <dt>Shared out in {quantityText(countText(weeks.length), 'week')}</dt>
          <dd>
            <Coins of={replay.after} />
          </dd>
          <dd className="text-muted">
            instead of <Coins of={replay.before} />
          </dd>
        </div>
        <div>
          <dt>Coins that move</dt>
          <dd>{percentText(replay.moved)}</dd>
        </div>
        <div>
          <dt>Of {quantityText(countText(members), 'member')}</dt>
          <dd>
            {countText(replay.gain)} get more, {countText(replay.lose)} less
          </dd>
          <dd className="text-muted">{countText(replay.loseTenth)} by more than a tenth</dd>
        </div>
        <div>
          <dt>The top ten</dt>
          <dd>{percentText(replay.topTenAfter)}</dd>
          <dd className="text-muted">instead of {percentText(replay.topTenBefore)}</dd>
        </div>
      </dl>
      <Table
        title="Farms planted from the first of these weeks on"
        heads={['Farm', 'Of the pools then', 'Under the draft']}
        rows={farms.map(({ name, before, after }) => ({
          key: name,
          cells: [name, percentText(before), percentText(after)],
        }))}
      />
      <Table
        title="Members, the largest change first"
        heads={['Member', 'Then', 'Under the draft']}
        rows={shown.map((line) => ({
          key: line.userId,
          cells: [
            <>
              <bdi className="wrap-anywhere">{line.displayName}</bdi>
              <span className="block text-xs text-muted">
                {pointsText(line.countedPoints)} of{' '}
                {quantityText(pointsText(line.activityPoints), 'point')} count
              </span>
            </>,
            <Coins key="before" of={line.before} />,
            <Coins key="after" of={line.after} />,
          ],
        }))}
      />
      {shown.length < lines.length && (
        <div>
          <Button onClick={() => setShowsAll(true)}>Show {countText(lines.length)}</Button>
        </div>
      )}
      {showsAll && lines.length < members && (
        <p className="text-sm text-muted">
          The other {countText(members - lines.length)} change less. The command <code>replay</code>{' '}
          lists all.
        </p>
      )}
      <details>
        <summary className="flex min-h-11 items-center text-sm text-muted hover:text-ink">
          Each week
        </summary>
        <Table
          title="Weeks, oldest first"
          heads={['Week', 'Shared out then', 'Under the draft']}
          rows={weeks.map((week) => ({
            key: week.week,
            cells: [
              <UtcTime key="week" at={week.week} show="date" />,
              <Shared
                key="before"
                coins={week.distributedBefore}
                members={week.recipientsBefore}
              />,
              <Shared key="after" coins={week.distributedAfter} members={week.recipientsAfter} />,
            ],
          }))}
        />
      </details>
    </div>
  );
}

function Shared({ coins, members }: { coins: string; members: number }) {
  return (
    <>
      <Coins of={coins} />
      <span className="block text-xs text-muted">{quantityText(countText(members), 'member')}</span>
    </>
  );
}

function Coins({ of }: { of: string }) {
  return <Amount units={parseSum(of)} decimals={2} />;
}

type TableProps = {
  title: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** The first column is text, the others are figures. */
function Table({ title, heads, rows }: TableProps) {
  return (
    <div className="overflow-x-auto rounded-lg border bg-surface">
      <table className="w-full text-sm [&_td]:px-3 [&_td]:py-2 [&_td]:text-right [&_td]:align-top [&_th]:px-3 [&_th]:py-2 [&_thead_th]:align-bottom [&_thead_th]:font-medium [&_thead_th]:text-muted">
        <caption className="px-3 pt-3 text-left font-medium">{title}</caption>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" className={at === 0 ? 'text-left' : 'text-right'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map(({ key, cells: [first, ...figures] }) => (
            <tr key={key}>
              <th scope="row" className="text-left font-normal">
                {first}
              </th>
              {figures.map((figure, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
                <td key={at}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** '4.2 %'. */
function percentText(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
