import { useViewer } from './viewer/viewer.tsx';

/** On every page of a demo (decision 24), so that nobody takes the figures for real. */
export function DemoBanner() {
  const { instance } = useViewer();
  if (!instance.demo) return null;
  return (
    <aside aria-label="Demo" className="border-b border-warn/40 bg-warn-wash text-sm">
      <p className="mx-auto max-w-6xl px-4 py-2 sm:px-6">
        <strong className="font-semibold text-warn">Demo community:</strong> every person and number
        here is invented. To start empty: stop the server, then{' '}
        <Command>npm run demo -- clear</Command> and <Command>DEMO=0 npm start</Command>.
      </p>
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
