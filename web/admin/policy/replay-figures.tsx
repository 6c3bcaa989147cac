import { type ReactNode, useState } from 'react';
import type { Replay } from '#contract/admin/policies.ts';
import { parseSum } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { shownNumber } from '#web/ui/figures.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { farmName } from './farm-name.ts';

const FIRST_LINES = 15;

/** The changes that a draft would have made: for all, for farms, for each member and in each week. */
export function ReplayFigures({ replay }: { replay: Replay }) {
  const [showsAll, setShowsAll] = useState(false);
  const { weeks, members, lines, farms } = replay;
  const shown = showsAll ? lines : lines.slice(0, FIRST_LINES);
  return (
    <div className="grid gap-6">
      {replay.keepsPoints && <p className="measure text-sm">{m.portal_policy_keeps_points()}</p>}
      {replay.keepsPools && <p className="measure text-sm">{m.portal_policy_keeps_pools()}</p>}
      <dl className="grid grid-cols-2 gap-3 text-sm lg:grid-cols-4 [&>div]:rounded-lg [&>div]:border [&>div]:bg-surface [&>div]:p-3 [&_dd]:mt-0.5 [&_dd]:text-base [&_dt]:text-muted">
        <div>
          <dt>{m.portal_policy_shared({ weeks: weeks.length })}</dt>
          <dd>
            <Coins of={replay.after} />
          </dd>
          <dd className="text-muted">
            {rich(m.portal_policy_instead({ before: () => <Coins of={replay.before} /> }))}
          </dd>
        </div>
        <div>
          <dt>{m.portal_policy_moved()}</dt>
          <dd>{percentText(replay.moved)}</dd>
        </div>
        <div>
          <dt>{m.portal_policy_of_members({ members })}</dt>
          <dd>{m.portal_policy_gain({ gain: replay.gain, lose: replay.lose })}</dd>
          <dd className="text-muted">{m.portal_policy_lose_tenth({ count: replay.loseTenth })}</dd>
        </div>
        <div>
          <dt>{m.portal_policy_top_ten()}</dt>
          <dd>{percentText(replay.topTenAfter)}</dd>
          <dd className="text-muted">
            {rich(m.portal_policy_instead({ before: () => percentText(replay.topTenBefore) }))}
          </dd>
        </div>
      </dl>
      <Table
        title={m.portal_policy_farms()}
        heads={[m.portal_policy_farm(), m.portal_policy_of_pools(), m.portal_policy_under_draft()]}
        rows={farms.map(({ name, before, after }) => ({
          key: name,
          cells: [farmName(name), percentText(before), percentText(after)],
        }))}
      />
      <Table
        title={m.portal_policy_members_changed()}
        heads={[m.week_member(), m.portal_policy_then(), m.portal_policy_under_draft()]}
        rows={shown.map((line) => ({
          key: line.userId,
          cells: [
            <>
              <bdi className="wrap-anywhere">{line.displayName}</bdi>
              <span className="block text-xs text-muted">
                {m.portal_policy_counted({
                  counted: line.countedPoints,
                  points: line.activityPoints,
                })}
              </span>
            </>,
            <Coins key="before" of={line.before} />,
            <Coins key="after" of={line.after} />,
          ],
        }))}
      />
      {shown.length < lines.length && (
        <div>
          <Button onClick={() => setShowsAll(true)}>
            {m.portal_policy_show_all({ count: lines.length })}
          </Button>
        </div>
      )}
      {showsAll && lines.length < members && (
        <p className="text-sm text-muted">
          {rich(
            m.portal_policy_others({
              count: members - lines.length,
              command: (text) => <code>{text}</code>,
            }),
          )}
        </p>
      )}
      <details>
        <summary className="flex min-h-11 items-center text-sm text-muted hover:text-ink">
          {m.portal_policy_each_week()}
        </summary>
        <Table
          title={m.portal_policy_weeks_oldest()}
          heads={[m.weeks_head(), m.portal_policy_shared_then(), m.portal_policy_under_draft()]}
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
      <span className="block text-xs text-muted">
        {m.portal_policy_members({ count: members })}
      </span>
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
      <table className="w-full text-sm [&_td]:px-3 [&_td]:py-2 [&_td]:text-end [&_td]:align-top [&_th]:px-3 [&_th]:py-2 [&_thead_th]:align-bottom [&_thead_th]:font-medium [&_thead_th]:text-muted">
        <caption className="px-3 pt-3 text-start font-medium">{title}</caption>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" className={at === 0 ? 'text-start' : 'text-end'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map(({ key, cells: [first, ...figures] }) => (
            <tr key={key}>
              <th scope="row" className="text-start font-normal">
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
  return `${shownNumber((part * 100).toFixed(1))} %`;
}
