import { lazy, Suspense, useRef, useState } from 'react';
import type { ApiResponse } from '#contract/api.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { CopyField } from '#web/shell/copy/copy-field.tsx';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HUNT_CALLS } from '../../calls.ts';
import { useAdminWork } from '../../use-admin-work.ts';

const QrCode = lazy(() =>
  import('#web/ui/coin/qr-code.tsx').then(({ QrCode }) => ({ default: QrCode })),
);

type LinkDialogProps = {
  huntId: string;
  /** Of the stored clue. */
  number: string;
  /** True if the clue has a link, which then solves nothing any more. */
  replaces: boolean;
  onClose: () => void;
};

/** Makes the hidden link of a clue, and shows it this once. */
export function LinkDialog({ huntId, number, replaces, onClose }: LinkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [link, setLink] = useState<ApiResponse<'makeHuntLink'> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { adminTelegramId, withSignIn, invalidate, run, isBusy } = useAdminWork();

  async function make(): Promise<void> {
    const params = { id: huntId, number };
    try {
      setLink(await withSignIn(() => call('makeHuntLink', { params, body: { adminTelegramId } })));
      setProblem(null);
    } catch (error) {
      setProblem(failureText(m.portal_hunts_link_failed(), error));
    } finally {
      void invalidate(HUNT_CALLS);
    }
  }

  return (
    <Dialog
      title={m.portal_hunts_link_title({ number })}
      dialog={dialog}
      onClose={onClose}
      isBusy={isBusy}
    >
      {link === null ? (
        <p className="mt-2">
          {replaces ? m.portal_hunts_link_once_again() : m.portal_hunts_link_once()}
        </p>
      ) : (
        <MadeLink {...link} />
      )}
      <Problem text={problem} />
      <DialogButtons>
        {link === null ? (
          <>
            <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
              {m.shell_cancel()}
            </Button>
            <Button variant="primary" loading={isBusy} onClick={() => void run(make)}>
              {m.portal_hunts_link_make()}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => dialog.current?.close()}>
            {m.portal_hunts_link_copied()}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}

/** The link, and its code, this once. */
export function MadeLink({ url, botUrl }: ApiResponse<'makeHuntLink'>) {
  return (
    <div className="mt-3 grid gap-4">
      <p role="status" className="text-sm text-warn">
        {m.portal_hunts_link_warning()}
      </p>
      <CopyField label={m.portal_hunts_link()} text={url} />
      {botUrl !== null && <CopyField label={m.portal_hunts_link_bot()} text={botUrl} />}
      <Suspense fallback={<Skeleton className="size-56" />}>
        <QrCode text={url} label={m.portal_hunts_link_qr()} />
      </Suspense>
    </div>
  );
}
