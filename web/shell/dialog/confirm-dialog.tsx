import { type ReactNode, useRef, useState } from 'react';
import { errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { useWork } from '../use-work.ts';
import { Dialog, DialogButtons, Problem } from './dialog.tsx';

type ConfirmDialogProps = {
  title: ReactNode;
  /** The label of the confirming button. */
  action: string;
  variant?: 'primary' | 'danger';
  /** Returns what is still missing before confirming; null if nothing is. */
  check?: () => string | null;
  /** The dialog closes when this resolves, and shows the reason when it rejects. */
  act: () => Promise<void>;
  problemText?: (error: unknown) => string;
  onClose: () => void;
  /** Called after the dialog has closed because `act` succeeded: to move the focus if its button is gone. */
  onDone?: () => void;
  children: ReactNode;
};

/** Asks for confirmation before an action, and stays open with the reason if it fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, variant = 'danger', problemText = errorText, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isDone = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isBusy } = useWork();

  async function confirm(): Promise<void> {
    const missing = props.check?.() ?? null;
    setProblem(missing);
    if (missing !== null) return;
    try {
      await props.act();
      isDone.current = true;
      dialog.current?.close();
    } catch (error) {
      setProblem(problemText(error));
    }
  }

  function closed(): void {
    props.onClose();
    if (isDone.current) props.onDone?.();
  }

  return (
    <Dialog title={title} dialog={dialog} onClose={closed} isBusy={isBusy}>
      {children}
      <Problem text={problem} />
      <DialogButtons>
        <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
          {m.shell_cancel()}
        </Button>
        <Button variant={variant} loading={isBusy} onClick={() => void run(confirm)}>
          {action}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
