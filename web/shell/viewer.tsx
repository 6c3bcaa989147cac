import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Instance, Viewer } from '#contract/session.ts';
import { call } from '#web/api/call.ts';
import { forgetPrivateAnswers, whenRefusedAsStranger } from '#web/api/query-client.ts';
import { dropViewerToken } from '#web/api/viewer-token.ts';
import { isInTelegram } from './mini-app-launch.ts';
import type { TelegramAnswer } from './telegram-login.ts';

/** Who looks at the page and on which instance. For display: what they may do, the server decides. */
export type ViewerState = { viewer: Viewer | null; instance: Instance };

export type DemoRole = 'member' | 'admin' | 'owner';

type ViewerContextValue = ViewerState & { setViewer: (viewer: Viewer | null) => void };

const ViewerContext = createContext<ViewerContextValue | null>(null);

/** Starts from the first view's viewer and follows sign-in, sign-out and a session that ended. */
export function ViewerProvider(props: ViewerState & { children: ReactNode }) {
  const { instance } = props;
  const queryClient = useQueryClient();
  const [viewer, setViewer] = useState(props.viewer);

  // After the page has taken the new viewer in: what it no longer shows is then not asked for again.
  const viewerId = viewer?.telegramId;
  const answersAreFor = useRef(viewerId);
  useEffect(() => {
    if (answersAreFor.current === viewerId) return;
    answersAreFor.current = viewerId;
    forgetPrivateAnswers(queryClient);
  }, [queryClient, viewerId]);

  // A session ends at the server too (time, ban, another tab): the first refused call tells.
  const signedIn = viewer !== null;
  useEffect(() => {
    if (!signedIn) return;
    return whenRefusedAsStranger(queryClient, () => {
      call('getSession', {}).then(
        (session) => setViewer(session.viewer),
        () => undefined, // No connection: the refused call already shows its own error.
      );
    });
  }, [queryClient, signedIn]);

  // Inside Telegram: the app's ways, and the viewer whom Telegram names.
  useEffect(() => {
    if (!isInTelegram()) return;
    import('./mini-app.ts').then(
      ({ startMiniApp }) => startMiniApp({ onViewer: setViewer }),
      () => undefined, // The site works without.
    );
  }, []);

  const value = useMemo(() => ({ viewer, instance, setViewer }), [viewer, instance]);
  return <ViewerContext value={value}>{props.children}</ViewerContext>;
}

export function useViewer(): ViewerState {
  return useViewerContext();
}

/** Ends the session at the server, then here. Rejects with `ApiError` when the server did not. */
export function useSignOut(): () => Promise<void> {
  const { setViewer } = useViewerContext();
  return useCallback(async () => {
    await call('deleteSession', {});
    dropViewerToken();
    setViewer(null);
  }, [setViewer]);
}

/** Signs in with what Telegram's login gave. Rejects with `ApiError` when the server refuses it. */
export function useTelegramSignIn(): (answer: TelegramAnswer) => Promise<Viewer> {
  const { setViewer } = useViewerContext();
  return useCallback(
    async (answer) => {
      const { viewer } = await call('postTelegramSignIn', { body: answer });
      setViewer(viewer);
      return viewer;
    },
    [setViewer],
  );
}

/** Demo instances only: signs in as one of the demo community's own people. */
export function useDemoSignIn(): (role: DemoRole) => Promise<Viewer> {
  const { setViewer } = useViewerContext();
  return useCallback(
    async (role) => {
      const { viewer } = await call('postDemoSession', { body: { role } });
      setViewer(viewer);
      return viewer;
    },
    [setViewer],
  );
}

function useViewerContext(): ViewerContextValue {
  const value = useContext(ViewerContext);
  if (value === null) throw new Error('useViewer needs a ViewerProvider around it');
  return value;
}
