import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '../popover.tsx';
import { toast } from '../toast/toast.tsx';

type ShareButtonProps = {
  label?: string;
  /** The page's path on this site. */
  path: string;
  /** Words that go with the link. */
  text: string;
};

/** Shares a page: by the device's own menu where there is one, else by copying its link or in Telegram. */
export function ShareButton({ label = m.shell_share(), path, text }: ShareButtonProps) {
  const [hasMenu, setHasMenu] = useState(false);
  // Only the browser knows, so the server renders the other form.
  useEffect(() => setHasMenu(typeof navigator.share === 'function'), []);

  async function share(): Promise<void> {
    try {
      await navigator.share({ text, url: window.location.origin + path });
    } catch (error) {
      // The visitor closed the menu.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: m.shell_share_failed(), tone: 'destructive' });
    }
  }

  if (hasMenu) {
    return (
      <Button onClick={share}>
        <ShareIcon />
        {label}
      </Button>
    );
  }
  return (
    <Popover
      label={label}
      button={
        <>
          <ShareIcon />
          {label}
        </>
      }
      variant="secondary"
      load={async () => {
        const { SharePanel } = await import('./share-panel.tsx');
        return ({ close }) => <SharePanel path={path} text={text} close={close} />;
      }}
    />
  );
}

function ShareIcon() {
  return <Share2 aria-hidden="true" size={16} strokeWidth={1.5} />;
}
