import { ChevronDown } from 'lucide-react';
import type { Instance, Viewer } from '#contract/site/session.ts';
import { m } from '#web/messages.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Popover } from '../popover.tsx';
import { useViewer } from './viewer.tsx';

/** The signed-in viewer, or the way to sign in. Renders nothing if sign-in is not set up. */
export function ViewerMenu() {
  const { viewer, instance } = useViewer();
  if (viewer === null && !instance.demo && instance.signIn === null) return null;
  return (
    <Popover
      label={labelFor(viewer, instance)}
      variant={viewer === null ? 'secondary' : 'ghost'}
      className="max-sm:px-2.5 max-[22.5rem]:px-1.5"
      button={
        <>
          {viewer === null ? (
            <span>{m.shell_sign_in()}</span>
          ) : (
            <>
              <Avatar
                name={viewer.displayName}
                picture={viewer.picture}
                className="size-7 text-sm"
              />
              <span className="hidden max-w-28 truncate md:block lg:max-w-40">
                <bdi>{viewer.displayName}</bdi>
              </span>
            </>
          )}
          <ChevronDown
            aria-hidden="true"
            size={16}
            strokeWidth={1.5}
            className="text-muted max-[22.5rem]:hidden"
          />
        </>
      }
      load={async () => (await import('./viewer-panel.tsx')).ViewerPanel}
    />
  );
}

function labelFor(viewer: Viewer | null, instance: Instance): string {
  if (viewer !== null) return m.shell_signed_in({ name: viewer.displayName });
  return instance.signIn === null ? m.shell_sign_in_demo() : m.shell_sign_in();
}
