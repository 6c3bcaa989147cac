import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OwnSubmission } from '#contract/creator/submissions.ts';
import { call } from '#web/api/call.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
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
      title="Your submissions"
      lead={
        data
          ? `${data.open} of ${data.openLimit} open. Points come with the approval.`
          : 'Points come with the approval.'
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
          Submit content
        </Button>
      }
    >
      {isFull && (
        <p className="mb-3 text-sm text-warn">
          {data.openLimit} of your submissions are waiting for review. You can submit more once one
          has been reviewed, or withdraw one.
        </p>
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
        failure="Submissions could not be loaded."
        retry="Retry"
        skeleton={{ rows: 3, height: 'h-28' }}
        of="submissions"
        count={({ submissions }) => submissions.length}
        page={page}
        onPage={setPage}
        empty={{
          title: 'No submissions yet',
          children:
            'A post, a video, a meme: submit a link to your content here or in the bot, and an administrator will review it. Submitting earns nothing by itself: points come with the approval.',
        }}
      >
        {({ submissions }) => (
          <ul aria-label="Submissions" className={LIST}>
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
    toast({ title: 'Submitted', description: 'An administrator will review it.' });
    onDone();
    void invalidate();
  }

  return (
    <section
      aria-label={again === null ? 'Submit content' : 'Submit again'}
      className="mb-4 rounded-lg border bg-surface p-4 sm:p-5"
    >
      {again?.comments && (
        <p className="mb-4 text-sm">
          <span className="text-muted">It was rejected: </span>
          <span className="wrap-anywhere">{again.comments}</span>
        </p>
      )}
      <SubmissionForm
        draftName={draftName}
        initial={again === null ? EMPTY_DRAFT : draftOf(again)}
        sendLabel="Submit"
        {...(again !== null && { knownUrl: again.url })}
        onSend={send}
        onCancel={onCancel}
      />
    </section>
  );
}
