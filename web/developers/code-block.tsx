import { Copy } from 'lucide-react';
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
      <div className="flex items-center justify-between gap-3 border-b py-1 pr-1 pl-4">
        <span className="text-sm text-muted">{label}</span>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Copy ${label}`}
          onClick={() => void copyText(copies, label)}
        >
          <Copy aria-hidden="true" size={16} strokeWidth={1.5} />
          Copy
        </Button>
      </div>
      <pre className="p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{code}</code>
      </pre>
    </div>
  );
}
