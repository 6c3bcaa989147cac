import { useState } from 'react';
import type { HandPayment } from '#contract/admin/hand-payments.ts';
import { m } from '#web/messages.ts';
import { LIST, LoadedList } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { Panels } from '#web/shell/load/panel-boundary.tsx';
import { usePageState } from '#web/shell/search/page-state.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useAdmin } from '../admin-context.ts';
import { useHandPayments, useUnpaidWeeks } from '../calls.ts';
import { ForOwner, SectionHeading } from '../section-parts.tsx';
import { HAND_PAYMENTS, sectionLabel } from '../sections.ts';
import { useKept } from '../use-kept.ts';
import { PaymentItem } from './payment-item.tsx';
import { RecordDialog, type Unpaid } from './record-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { UnpaidWeek } from './unpaid-week.tsx';

/**
 * Payments that the owner made outside this site: unpaid weeks first, then recorded payments
 * (docs/spec/portal.md#19-paid-by-hand).
 */
export function HandPayments() {
  const { isBotOwner } = useAdmin();
  return (
    <section className="scroll-mt-4">
      <SectionHeading title={sectionLabel(HAND_PAYMENTS)} lead={m.portal_payments_lead()} />
      {isBotOwner ? (
        <Panels
          of={{
            [m.portal_payments_unpaid()]: <UnpaidWeeks />,
            [m.portal_payments_recorded()]: <Recorded />,
          }}
        />
      ) : (
        <ForOwner>{m.portal_payments_for_owner()}</ForOwner>
      )}
    </section>
  );
}

function UnpaidWeeks() {
  const answer = useUnpaidWeeks(true);
  const data = useKept(answer, {});
  const [chosen, setChosen] = useState<Unpaid | null>(null);
  return (
    <div className="mt-6">
      <h3 className="text-lg">{m.portal_payments_unpaid()}</h3>
      <LoadedList
        answer={answer}
        data={data}
        failure={m.portal_payments_unpaid_failed()}
        skeleton={{ rows: 2, height: 'h-20' }}
        className="mt-4"
      >
        {({ weeks }) =>
          weeks.length === 0 ? (
            <Notice kind="empty" level={3} title={m.portal_payments_none_unpaid()}>
              {m.portal_payments_none_unpaid_text()}
            </Notice>
          ) : (
            <ul aria-label={m.portal_payments_unpaid_weeks()} className={LIST}>
              {weeks.map((week) => (
                <UnpaidWeek key={week.week} week={week} onRecord={setChosen} />
              ))}
            </ul>
          )
        }
      </LoadedList>
      {chosen && (
        <RecordDialog
          unpaid={chosen}
          isChecked={data?.checksTransactions ?? false}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}

function Recorded() {
  const [page, setPage] = usePageState();
  const answer = useHandPayments(page, true);
  const data = useKept(answer, { page });
  const [chosen, setChosen] = useState<HandPayment | null>(null);
  return (
    <div className="mt-8">
      <h3 className="text-lg">{m.portal_payments_recorded()}</h3>
      <PagedList
        answer={answer}
        data={data}
        failure={m.portal_payments_recorded_failed()}
        skeleton={{ rows: 2, height: 'h-28' }}
        className="mt-4"
        of={m.portal_payments_list_of()}
        count={({ payments }) => payments.length}
        page={page}
        onPage={setPage}
        empty={{
          title: m.portal_payments_none_recorded(),
          children: m.portal_payments_none_recorded_text(),
        }}
      >
        {({ payments }) => (
          <ul aria-label={m.portal_payments_recorded_list()} className={LIST}>
            {payments.map((payment) => (
              <PaymentItem
                key={payment.id}
                payment={payment}
                onTakeBack={() => setChosen(payment)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {chosen && <TakeBackDialog payment={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}
