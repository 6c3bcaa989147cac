import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OwnSubmission } from '#contract/creator-submissions.ts';
import { call } from '#web/api/call.ts';
import { toast } from '#web/shell/toast.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAskAgain, useOwnSubmissions } from './calls.ts';
import { OwnSubmissionItem } from './own-submission-item.tsx';
import { PagedList, Panel } from './panel.tsx';
import { clientIdOf, type Draft, draftOf, EMPTY_DRAFT } from './submission-draft.ts';
import { SubmissionForm } from './submission-form.tsx';

/** Handing in, and what became of what was handed in. */
export function SubmitSection() {
  const [page, setPage] = useState(1);
  const [isOpen, setIsOpen] = useState(false);
  /** The rejected one that is handed in again. */
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
          ? `${data.open} of ${data.openLimit} open. Handing in earns nothing by itself: points come with the approval.`
          : 'Handing in earns nothing by itself: points come with the approval.'
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
          {data.openLimit} of your submissions wait for review. Hand in more when one was reviewed,
          or take one back.
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
        page={page}
        onPage={setPage}
        label="Submissions"
        rowHeight="h-28"
        empty={
          <Notice kind="empty" level={3} title="Nothing handed in yet">
            A post, a video, a meme: hand in a link to what you made, here or in the bot, and an
            administrator looks at it.
          </Notice>
        }
      >
        {({ submissions }) =>
          submissions.map((each) => (
            <OwnSubmissionItem
              key={each.id}
              submission={each}
              onAgain={() => {
                setAgain(each);
                setIsOpen(true);
              }}
            />
          ))
        }
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
  const askAgain = useAskAgain();
  const draftName = `${viewer?.telegramId} ${again?.id ?? 'new'}`;

  async function send(draft: Draft): Promise<void> {
    await call('postOwnSubmission', {
      body: {
        ...draft,
        clientId: clientIdOf(draftName, draft),
        ...(again === null ? {} : { resubmits: again.id }),
      },
    });
    toast({ title: 'Handed in', description: 'An administrator will look at it.' });
    onDone();
    void askAgain();
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
