import type { MemberPage as Member } from '#contract/site/members.ts';
import { m } from '#web/messages.ts';
import { type FailedAnswer, LoadFailure } from '#web/shell/load/load-failure.tsx';
import { PanelBoundary, Panels } from '#web/shell/load/panel-boundary.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { usePagePath } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { memberName } from '#web/ui/member-name.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useMember, useOwnEntry } from './calls.ts';
import { Figures } from './figures.tsx';
import { MemberHeader } from './header.tsx';
import { memberNumberOf } from './member-number.ts';
import { Voyage } from './voyage/voyage.tsx';
import { SharedWeeks } from './weeks/shared-weeks.tsx';

/** A member's public page: the voyage through the ranks, totals, and the weeks in which they shared the pool. */
export function MemberPage() {
  const number = memberNumberOf(usePagePath());
  const answer = useMember(number);
  if (answer.data === null) return <NotFoundPage />;
  if (answer.data === undefined) return <Unknown number={number} answer={answer} />;
  return <Known member={answer.data} />;
}

/** Shown until there is a response. */
function Unknown({ number, answer }: { number: string; answer: FailedAnswer }) {
  usePageTitle(m.week_member_number({ number }));
  return (
    <div className={FRAME}>
      {answer.error ? (
        <LoadFailure title={m.member_failed()} answer={answer} kept={m.weeks_kept()} level={2} />
      ) : (
        <div aria-busy="true" className="grid gap-8">
          <Skeleton className="h-24" />
          <Skeleton className="h-72" />
        </div>
      )}
    </div>
  );
}

function Known({ member }: { member: Member }) {
  const name = memberName(member);
  usePageTitle(name);
  const { viewer } = useViewer();
  const own = useOwnEntry(viewer !== null).data?.entry;
  const isOwn = own?.userId === member.userId;
  return (
    <>
      <PanelBoundary name={m.member_panel()}>
        <MemberHeader member={member} name={name} isOwn={isOwn} />
      </PanelBoundary>
      <div className={FRAME}>
        <Panels
          of={{
            [m.member_voyage()]: <Voyage member={member} week={isOwn ? own : null} />,
            [m.home_totals()]: <Figures member={member} />,
            [m.member_weeks()]: <SharedWeeks member={member} name={name} />,
          }}
        />
      </div>
    </>
  );
}

const FRAME = 'mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-10';
