import { Download, X } from 'lucide-react';
import { type RefObject, useId } from 'react';
import type { WeekPage } from '#contract/site/weeks.ts';
import type { DemoPlayer } from '#contract/try/chats.ts';
import { formatAmountFixed, parseAmount } from '#rules/amounts.ts';
import { posterPath, sharePath, weekPath } from '#web/addresses.ts';
import { useCall } from '#web/api/queries.ts';
import { community } from '#web/community.ts';
import { language, m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { cx } from '#web/ui/cx.ts';
import { countText, pointsText } from '#web/ui/figures.ts';
import { memberName } from '#web/ui/member-name.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { ordinal, rowsAround } from './rows-around.ts';

/** Rows per page, as on the page of a week, to whose page the card leads. */
const ROWS = 50;

/** A paid share of a closed week. */
type Result = { name: string; week: string; rank: number; share: string; txid: string };

/** The paid share of a player's last week; null if it paid them nothing. */
export function resultOf({ name, lastWeek }: DemoPlayer): Result | null {
  if (lastWeek === null) return null;
  const { week, rank, share, txid } = lastWeek;
  return rank === null || share === null || txid === null
    ? null
    : { name, week, rank, share, txid };
}

/** 'Iris earned Ɉ6.79 and is 15th'. */
export function resultText({ name, share, rank }: Result): string {
  const amount = formatAmountFixed(parseAmount(share), 2, true);
  const place = language === 'en' ? ordinal(rank) : countText(rank);
  return m.try_result({ name, amount: `${community.coin.symbol}${amount}`, place });
}

type ResultCardProps = {
  result: Result;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
};

/** The end of the week for one player: their share, and their row among its neighbours. */
export function ResultCard({ result, heading, onClose }: ResultCardProps) {
  const { name, week, rank, txid } = result;
  const page = Math.ceil(rank / ROWS);
  const query = { page: String(page), limit: String(ROWS) };
  const { data } = useCall('getWeek', { params: { week }, query });
  const own = data?.shares.find((share) => share.rank === rank);
  const date = () => <UtcTime at={week} show="date" />;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="absolute inset-0 z-10 flex flex-col gap-3 overflow-y-auto rounded-[1.75rem] border border-brass bg-surface p-5"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-2xl">
          {resultText(result)}
        </h2>
        <Button
          size="sm"
          variant="ghost"
          iconOnly
          aria-label={m.try_back_to_group()}
          onClick={onClose}
        >
          <X aria-hidden="true" size={18} strokeWidth={1.5} />
        </Button>
      </div>
      <p className="text-sm text-muted">
        {rich(data ? m.try_of_many({ count: data.pagination.total, date }) : m.try_among({ date }))}
      </p>
      {data ? <Rows week={data} rank={rank} /> : <Skeleton className="h-50 shrink-0 rounded-lg" />}
      <div className="flex flex-col gap-2">
        {/* Reloaded, so that the browser finds and marks the row. */}
        <a
          href={`${weekPath(week)}${page === 1 ? '' : `?page=${page}`}#share-${rank}`}
          className={buttonClass({ variant: 'primary' })}
        >
          {m.try_see_in_week({ name })}
        </a>
        <PageLink href={paths.tryTransaction.replace(':txid', txid)} className={buttonClass()}>
          {m.try_see_payment()}
        </PageLink>
      </div>
      {/* Hidden members have none. */}
      {own && own.displayType !== 'other' && (
        <ShareCard path={sharePath(week, own.userId)} name={name} />
      )}
    </section>
  );
}

function ShareCard({ path, name }: { path: string; name: string }) {
  const poster = posterPath(path);
  return (
    <figure>
      <img
        src={poster}
        width={1200}
        height={630}
        alt={m.try_card_of({ name })}
        className="w-full rounded-lg border bg-white"
      />
      <figcaption className="mt-1 flex justify-end">
        <a
          href={poster}
          download={`${name}.png`}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <Download aria-hidden="true" size={16} strokeWidth={1.5} />
          {m.try_save_card()}
        </a>
      </figcaption>
    </figure>
  );
}

function Rows({ week, rank }: { week: WeekPage; rank: number }) {
  return (
    <ol
      aria-label={m.try_the_week()}
      className="shrink-0 overflow-hidden rounded-lg border text-sm"
    >
      {rowsAround(week.shares, rank).map((share) => (
        <li
          key={share.userId}
          aria-current={share.rank === rank ? 'true' : undefined}
          className={cx(
            'flex h-10 items-center gap-2 border-b px-3 last:border-b-0',
            share.rank === rank && 'bg-brass-wash font-semibold',
          )}
        >
          <span className="w-8 shrink-0 text-end">
            <span className="sr-only">{m.try_place()} </span>
            {countText(share.rank)}
          </span>
          <bdi className="min-w-0 flex-1 truncate">{memberName(share)}</bdi>
          <span className="text-muted">
            {pointsText(share.activityPoints)}
            <span className="sr-only"> {m.try_points()}</span>
          </span>
          <Amount units={parseAmount(share.share)} decimals={2} className="w-18 text-end" />
        </li>
      ))}
    </ol>
  );
}
