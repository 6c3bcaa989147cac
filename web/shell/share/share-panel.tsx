import { Link, Send } from 'lucide-react';
import { m } from '#web/messages.ts';
import { popoverItemClass } from '../popover.tsx';
import { toast } from '../toast/toast.tsx';

type SharePanelProps = { path: string; text: string; close: () => void };

export function SharePanel({ path, text, close }: SharePanelProps) {
  const url = window.location.origin + path;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: m.shell_link_copied() });
      close();
    } catch {
      toast({ title: m.shell_link_not_copied(), description: url, tone: 'destructive' });
    }
  }

  return (
    <>
      <button type="button" onClick={copy} className={popoverItemClass}>
        <Link aria-hidden="true" size={16} strokeWidth={1.5} />
        {m.shell_copy_link()}
      </button>
      <a
        href={`https://t.me/share/url?${new URLSearchParams({ url, text })}`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={close}
        className={popoverItemClass}
      >
        <Send aria-hidden="true" size={16} strokeWidth={1.5} />
        Telegram
      </a>
    </>
  );
}
