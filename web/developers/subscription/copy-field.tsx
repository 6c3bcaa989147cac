import { Copy } from 'lucide-react';
import { toast } from '#web/shell/toast.tsx';
import { Button } from '#web/ui/button.tsx';

/** A text to be copied to the letter; it stands there to be selected, too. */
export function CopyField({ label, text, shown }: { label: string; text: string; shown?: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied', description: `${label} copied to clipboard.` });
    } catch {
      toast({ title: 'Error', description: 'Failed to copy to clipboard.', tone: 'destructive' });
    }
  }
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <div className="mt-1 flex items-center gap-2">
        <span className="min-w-0 flex-1 rounded-md border bg-sunken px-3 py-2.5 font-medium wrap-anywhere select-all">
          {shown ?? text}
        </span>
        <Button iconOnly aria-label={`Copy ${label.toLowerCase()}`} onClick={() => void copy()}>
          <Copy aria-hidden="true" size={18} strokeWidth={1.5} />
        </Button>
      </div>
    </div>
  );
}
