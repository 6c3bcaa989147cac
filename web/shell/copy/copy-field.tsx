import { Copy } from 'lucide-react';
import { language, m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from './copy.ts';

/** A text to copy with the button or by selecting it. */
export function CopyField({ label, text, shown }: { label: string; text: string; shown?: string }) {
  // Inside of an English sentence; the other languages name it after a colon.
  const what = language === 'en' ? label.toLowerCase() : label;
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <div className="mt-1 flex items-center gap-2">
        <span className="min-w-0 flex-1 rounded-md border bg-sunken px-3 py-2.5 font-medium wrap-anywhere select-all">
          <bdi>{shown ?? text}</bdi>
        </span>
        <Button
          iconOnly
          aria-label={m.shell_copy_field({ what })}
          onClick={() => void copyText(text, label)}
        >
          <Copy aria-hidden="true" size={18} strokeWidth={1.5} />
        </Button>
      </div>
    </div>
  );
}
