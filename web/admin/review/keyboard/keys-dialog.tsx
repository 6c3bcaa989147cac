import { useRef } from 'react';
import { m } from '#web/messages.ts';
import { Dialog, DialogButtons } from '#web/shell/dialog/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { KEYS } from './list-keys.ts';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title={m.portal_review_keys()} dialog={dialog} onClose={onClose}>
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {KEYS.map(({ keys, does }) => (
          <div key={keys.join()} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="inline-grid h-7 min-w-7 place-items-center rounded-sm border border-edge bg-sunken px-1.5 font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-sm">{does()}</dd>
          </div>
        ))}
      </dl>
      <DialogButtons>
        <Button onClick={() => dialog.current?.close()}>{m.shell_close()}</Button>
      </DialogButtons>
    </Dialog>
  );
}
