import type { ReactNode } from 'react';
import type { MemberPage } from '#contract/site/members.ts';
import { parseSum } from '#rules/amounts.ts';
import { creatorPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText } from '#web/ui/figures.ts';

/** The member's totals: tips given and received, shares, content. */
export function Figures({ member }: { member: MemberPage }) {
  const tips = (count: number) => m.member_tips({ count });
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title" className="text-2xl">
        {m.member_figures()}
      </h2>
      <dl className="mt-4 grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2 lg:grid-cols-4">
        <Figure label={m.member_tipped()} note={tips(member.tipCount)}>
          <Amount units={parseSum(member.totalTipped)} />
        </Figure>
        <Figure label={m.member_received()} note={tips(member.receivedCount)}>
          <Amount units={parseSum(member.totalReceived)} />
        </Figure>
        <Figure label={m.member_earned()} note={m.member_in_weeks({ count: member.sharedWeeks })}>
          <Amount units={parseSum(member.totalLifetimeEarnings)} />
        </Figure>
        <Figure label={m.creator_approved()} note={<ContentNote member={member} />}>
          {countText(member.content.items)}
        </Figure>
      </dl>
    </section>
  );
}

function ContentNote({ member: { content, username } }: { member: MemberPage }) {
  const earned = m.ui_points({ points: content.points });
  if (content.items === 0 || username === null) return earned;
  return (
    <>
      {earned} ·{' '}
      <PageLink href={creatorPath(username)} className="link">
        {m.member_see()}
      </PageLink>
    </>
  );
}

function Figure(props: { label: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0 bg-surface px-4 py-3.5 sm:px-5">
      <dt className="text-sm text-muted">{props.label}</dt>
      <dd className="mt-0.5 font-display text-2xl font-semibold tracking-[-0.015em] wrap-anywhere">
        {props.children}
      </dd>
      <dd className="text-sm text-muted">{props.note}</dd>
    </div>
  );
}
