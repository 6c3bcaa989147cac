import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { rich } from '#web/ui/text/rich.ts';
import { PageLink, usePagePath } from './page-link.tsx';
import { useViewer } from './viewer/viewer.tsx';

/** On every page of a demo, so that nobody takes the figures for real (docs/spec/site.md#16-the-demo). */
export function DemoBanner() {
  const { instance } = useViewer();
  const isHere = usePagePath() === paths.try;
  if (!instance.demo) return null;
  return (
    <aside aria-label={m.shell_demo()} className="border-b border-warn/40 bg-warn-wash text-sm">
      <div className="mx-auto flex max-w-6xl items-start justify-between gap-4 px-4 sm:px-6">
        <details className="min-w-0">
          <summary className="min-h-9 cursor-pointer py-2 pointer-coarse:min-h-11 pointer-coarse:py-3">
            {rich(
              m.shell_demo_invented({
                b: (text) => <strong className="font-semibold text-warn">{text}</strong>,
              }),
            )}
          </summary>
          <p className="pb-2">
            {rich(m.shell_demo_own({ command: (text) => <Command>{text}</Command> }))}
          </p>
        </details>
        {instance.trial && !isHere && (
          <PageLink
            href={paths.try}
            className="link inline-flex min-h-9 shrink-0 items-center font-medium pointer-coarse:min-h-11"
          >
            {m.shell_demo_try()}
          </PageLink>
        )}
      </div>
    </aside>
  );
}

function Command(props: { children: string }) {
  return (
    <code className="rounded-sm bg-page/70 px-1 font-mono text-[0.8125rem] whitespace-nowrap">
      {props.children}
    </code>
  );
}
