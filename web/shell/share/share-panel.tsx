import { Link, Send } from 'lucide-react';
import { popoverItemClass } from '../popover.tsx';
import { toast } from '../toast/toast.tsx';

type SharePanelProps = { path: string; text: string; close: () => void };

export function SharePanel({ path, text, close }: SharePanelProps) {
  const url = window.location.origin + path;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied' });
      close();
    } catch {
      toast({ title: 'The link could not be copied', description: url, tone: 'destructive' });
    }
  }

  return (
    <>
      <button type="button" onClick={copy} className={popoverItemClass}>
        <Link aria-hidden="true" size={16} strokeWidth={1.5} />
        Copy link
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
