import { type ComponentType, useEffect, useState } from 'react';
import { useSetViewer } from '../viewer/viewer.tsx';
import { isInTelegram } from './mini-app-launch.ts';

/** Inside Telegram: Mini App behaviour, sign-in, and the bar at the bottom. */
export function MiniAppFrame() {
  const setViewer = useSetViewer();
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isInTelegram()) return;
    import('./mini-app.ts').then(
      ({ startMiniApp, BottomBar }) => {
        startMiniApp(setViewer);
        setBar(() => BottomBar);
      },
      () => undefined, // The site works without it.
    );
  }, [setViewer]);
  return Bar && <Bar />;
}
