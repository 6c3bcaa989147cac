import { type ReactNode, useState } from 'react';
import type { AdminHunt } from '#contract/admin/hunts.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { unseen } from '../section-parts.tsx';
import { AnnounceDialog } from './announce-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

type DraftActionsProps = {
  hunt: AdminHunt;
  /** True if typed changes are not saved: what is announced is what is stored. */
  isEdited: boolean;
  children?: ReactNode;
  /** Called when it is no draft any more. */
  onGone?: () => void;
};

/** The reasons why a draft cannot be announced yet, or the way to announce it; and the way to delete it. */
export function DraftActions({ hunt, isEdited, children, onGone }: DraftActionsProps) {
  const [asks, setAsks] = useState<'announce' | 'delete' | null>(null);
  const { title, translatedProblems: problems } = hunt;
  const close = () => setAsks(null);
  return (
    <>
      {problems.length > 0 && (
        <div className="rounded-md bg-sunken p-3 text-sm">
          <p className="font-medium">{m.portal_hunts_before()}</p>
          <ul className="mt-1 list-disc ps-5">
            {problems.map((problem) => (
              <li key={problem} className="wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
      {problems.length === 0 && isEdited && (
        <p className="text-sm text-muted">{m.portal_hunts_save_first()}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {children}
        {problems.length === 0 && !isEdited && (
          <Button size="sm" variant="primary" onClick={() => setAsks('announce')}>
            {rich(m.portal_hunts_announce({ title, what: unseen }))}
          </Button>
        )}
        <Button size="sm" variant="danger" onClick={() => setAsks('delete')}>
          {rich(m.portal_hunts_delete({ title, what: unseen }))}
        </Button>
      </div>
      {asks === 'announce' && <AnnounceDialog hunt={hunt} onClose={close} onGone={onGone} />}
      {asks === 'delete' && <DeleteDialog hunt={hunt} onClose={close} onGone={onGone} />}
    </>
  );
}

/** An announced hunt can be cancelled until its finishers are listed, which waits after a restore. */
export function OpenActions({ hunt }: { hunt: AdminHunt }) {
  const [isAsking, setIsAsking] = useState(false);
  const { isOpen, title } = hunt;
  if (!isOpen) return null;
  return (
    <div>
      <Button size="sm" variant="danger" onClick={() => setIsAsking(true)}>
        {rich(m.portal_hunts_cancel({ title, what: unseen }))}
      </Button>
      {isAsking && <CancelDialog hunt={hunt} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
