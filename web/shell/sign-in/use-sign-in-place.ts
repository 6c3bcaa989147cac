import { type ComponentType, useState } from 'react';
import { m } from '#web/messages.ts';
import { toast } from '../toast/toast.tsx';
import { useViewer } from '../viewer/viewer.tsx';

type Place = ComponentType<{ purpose: string; onDone: () => void }>;

/**
 * The sign-in in the middle of a page (docs/spec/site.md#7-signing-in-on-pages). `Place` is null until `open` has loaded it, because
 * it loads Telegram's script.
 */
export function useSignInPlace(): { canSignIn: boolean; Place: Place | null; open: () => void } {
  const { instance } = useViewer();
  const [Place, setPlace] = useState<Place | null>(null);

  function open(): void {
    import('./sign-in-place.tsx').then(
      (module) => setPlace(() => module.SignInPlace),
      () => toast({ title: m.shell_sign_in_not_loaded(), description: m.shell_reload_to_retry() }),
    );
  }

  return { canSignIn: instance.demo || instance.signIn !== null, Place, open };
}
