import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OwnSubmission } from '#contract/creator/submissions.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { commentText } from '#web/ui/text/review-comment.ts';
import { rich } from '#web/ui/text/rich.ts';
import { useInvalidate, useOwnSubmissions } from '../calls.ts';
import { Panel } from '../panel.tsx';
import { OwnSubmissionItem } from './own-submission-item.tsx';
import { clientIdOf, type Draft, draftOf, EMPTY_DRAFT } from './submission-draft.ts';
import { SubmissionForm } from './submission-form.tsx';

/** The member's submissions and the form for new ones. */
export function SubmitSection() {
  const [page, setPage] = useState(1);
  const [isOpen, setIsOpen] = useState(false);
  /** The rejected submission to submit again. */
  const [again, setAgain] = useState<OwnSubmission | null>(null);
  const answer = useOwnSubmissions(page);
  const { data } = answer;
  const isFull = data !== undefined && data.open >= data.openLimit;
  const opener = useRef<HTMLButtonElement>(null);

  function close(): void {
    setIsOpen(false);
    opener.current?.focus();
  }

  return (
    <Panel
      title={m.creator_submissions()}
      lead={
        data ? m.creator_open({ open: data.open, limit: data.openLimit }) : m.creator_open_unknown()
      }
      action={
        <Button
          ref={opener}
          variant="primary"
          disabled={isFull}
          aria-expanded={isOpen}
          onClick={() => {
            setAgain(null);
            setIsOpen(!isOpen || again !== null);
          }}
        >
          <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
          {m.creator_submit()}
        </Button>
      }
    >
      {isFull && (
        <p className="mb-3 text-sm text-warn">{m.creator_full({ limit: data.openLimit })}</p>
      )}
      {isOpen && (
        <NewSubmission
          key={again?.id ?? 'new'}
          again={again}
          onDone={() => {
            close();
            setPage(1);
          }}
          onCancel={close}
        />
      )}
      <PagedList
        answer={answer}
        failure={m.creator_submissions_failed()}
        retry={m.board_retry()}
        skeleton={{ rows: 3, height: 'h-28' }}
        of={m.creator_submissions_of()}
        count={({ submissions }) => submissions.length}
        page={page}
        onPage={setPage}
        empty={{
          title: m.creator_submissions_none(),
          children: m.creator_submissions_none_text(),
        }}
      >
        {({ submissions }) => (
          <ul aria-label={m.creator_submissions_list()} className={LIST}>
            {submissions.map((each) => (
              <OwnSubmissionItem
                key={each.id}
                submission={each}
                onAgain={() => {
                  setAgain(each);
                  setIsOpen(true);
                }}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}

type NewSubmissionProps = {
  again: OwnSubmission | null;
  onDone: () => void;
  onCancel: () => void;
};

function NewSubmission({ again, onDone, onCancel }: NewSubmissionProps) {
  const { viewer } = useViewer();
  const invalidate = useInvalidate();
  const draftName = `${viewer?.telegramId} ${again?.id ?? 'new'}`;

  async function send(draft: Draft): Promise<void> {
    await call('postOwnSubmission', {
      body: {
        ...draft,
        clientId: clientIdOf(draftName, draft),
        ...(again === null ? {} : { resubmits: again.id }),
      },
    });
    toast({ title: m.creator_sent(), description: m.creator_sent_text() });
    onDone();
    void invalidate();
  }

  return (
    <section
      aria-label={again === null ? m.creator_submit() : m.creator_again()}
      className="mb-4 rounded-lg border bg-surface p-4 sm:p-5"
    >
      {again?.comments && (
        <p className="mb-4 text-sm">
          {rich(
            m.creator_was_rejected({
              label: (text) => <span className="text-muted">{text}</span>,
              reason: () => (
                <bdi className="wrap-anywhere">{commentText(again.comments ?? '')}</bdi>
              ),
            }),
          )}
        </p>
      )}
      <SubmissionForm
        draftName={draftName}
        initial={again === null ? EMPTY_DRAFT : draftOf(again)}
        sendLabel={m.creator_send()}
        anywayLabel={m.creator_send_anyway()}
        {...(again !== null && { knownUrl: again.url })}
        onSend={send}
        onCancel={onCancel}
      />
    </section>
  );
}
