import { Copy } from 'lucide-react';
import { m } from '#web/messages.ts';
import { copyText } from '#web/shell/copy/copy.ts';
import { Button } from '#web/ui/button.tsx';

type CodeBlockProps = {
  /** The name of the code, for its copy button and for screen readers. */
  label: string;
  code: string;
  /** The text to copy, if it differs from the text that is shown. */
  copies?: string;
};

/** Text to copy. Long lines wrap only on screen. */
export function CodeBlock({ label, code, copies = code }: CodeBlockProps) {
  return (
    <div className="overflow-hidden rounded-lg border bg-sunken">
      <div className="flex items-center justify-between gap-3 border-b py-1 ps-4 pe-1">
        <span className="text-sm text-muted">{label}</span>
        <Button
          size="sm"
          variant="ghost"
          aria-label={m.shell_copy_field({ what: label })}
          onClick={() => void copyText(copies, label)}
        >
          <Copy aria-hidden="true" size={16} strokeWidth={1.5} />
          {m.dev_copy()}
        </Button>
      </div>
      <pre dir="ltr" className="p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{code}</code>
      </pre>
    </div>
  );
}
