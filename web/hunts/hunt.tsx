import type { Hunt } from '#contract/site/hunts.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { type FailedAnswer, LoadFailure } from '#web/shell/load/load-failure.tsx';
import { PanelBoundary, Panels } from '#web/shell/load/panel-boundary.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { PageFrame } from '#web/shell/page-frame.tsx';
import { PageLink, usePagePath } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHunt } from './calls.ts';
import { Facts } from './facts.tsx';
import { HuntFound } from './found.tsx';
import { huntIdOf } from './hunt-id.ts';
import { OwnPart } from './own/own-part.tsx';
import { Prizes } from './prizes.tsx';
import { Proof } from './proof/proof.tsx';
import { HuntStatusBadge } from './status.tsx';
import { Trail } from './trail.tsx';
import { Winners } from './winners.tsx';

/** The page of a treasure hunt, or of a hidden link. */
export function HuntPage() {
  const id = huntIdOf(usePagePath());
  return id === null ? <HuntFound /> : <OneHunt id={id} />;
}

/** A treasure hunt: its story, the member's own part, prizes, winners, and the proof. */
function OneHunt({ id }: { id: string }) {
  const answer = useHunt(id);
  if (answer.data === null) return <NotFoundPage />;
  if (answer.data === undefined) return <Unknown answer={answer} />;
  return <Known hunt={answer.data} />;
}

/** Shown until there is a response. */
function Unknown({ answer }: { answer: FailedAnswer }) {
  usePageTitle(m.home_hunt());
  return (
    <PageFrame title={m.home_hunt()} lead="" links={<AllHunts />}>
      {answer.error ? (
        <LoadFailure title={m.hunt_failed()} answer={answer} kept={m.weeks_kept()} level={2} />
      ) : (
        <div aria-busy="true" className="grid gap-8">
          <Skeleton className="h-40" />
          <Skeleton className="h-72" />
        </div>
      )}
    </PageFrame>
  );
}

function Known({ hunt }: { hunt: Hunt }) {
  usePageTitle(hunt.title);
  return (
    <PageFrame
      title={<bdi className="wrap-anywhere">{hunt.title}</bdi>}
      lead={
        <>
          <p className="pt-1.5">
            <HuntStatusBadge status={hunt.status} />
          </p>
          <p className="mt-3 wrap-anywhere whitespace-pre-line">
            <bdi>{hunt.story}</bdi>
          </p>
        </>
      }
      links={<AllHunts />}
    >
      {hunt.cancelReason !== null && (
        <Notice kind="info" title={m.hunt_was_cancelled()}>
          <bdi>{hunt.cancelReason}</bdi>
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <div className="grid grid-cols-1 gap-8 empty:hidden">
          <Panels
            of={{
              [m.hunt_panel_own()]: <OwnPart hunt={hunt} />,
              [m.hunt_panel_winners()]: <Winners hunt={hunt} />,
            }}
          />
        </div>
        {/* On phones before the proof, which is long. */}
        <div className="grid grid-cols-1 gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Panels
            of={{
              [m.hunt_panel_facts()]: <Facts hunt={hunt} />,
              [m.hunt_panel_trail()]: <Trail hunt={hunt} />,
              [m.hunt_panel_prizes()]: <Prizes hunt={hunt} />,
            }}
          />
        </div>
        <PanelBoundary name={m.hunt_panel_proof()}>
          <Proof hunt={hunt} />
        </PanelBoundary>
      </div>
    </PageFrame>
  );
}

function AllHunts() {
  return (
    <PageLink href={paths.hunts} className={buttonClass({ variant: 'ghost' })}>
      {m.hunt_all()}
    </PageLink>
  );
}
