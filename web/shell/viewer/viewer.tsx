import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Instance, Viewer } from '#contract/site/session.ts';
import { forgetPrivateAnswers, whenRefusedAsStranger } from '#web/api/query-client.ts';

/** The viewer and the instance. For display only: the server checks permissions. */
export type ViewerState = {
  viewer: Viewer | null;
  instance: Instance;
  /** The site's public address, which may differ from the one in the browser. */
  publicUrl: string;
};

type ViewerContextValue = ViewerState & { setViewer: (viewer: Viewer | null) => void };

const ViewerContext = createContext<ViewerContextValue | null>(null);

/** Starts with the first view's viewer and follows sign-in, sign-out and an ended session. */
export function ViewerProvider(props: ViewerState & { children: ReactNode }) {
  const { instance, publicUrl } = props;
  const queryClient = useQueryClient();
  const [viewer, setViewer] = useState(props.viewer);

  // After the page shows the new viewer, so that data that is no longer shown is not refetched.
  const viewerId = viewer?.telegramId;
  const answersAreFor = useRef(viewerId);
  useEffect(() => {
    if (answersAreFor.current === viewerId) return;
    answersAreFor.current = viewerId;
    forgetPrivateAnswers(queryClient);
  }, [queryClient, viewerId]);

  // A session can also end at the server (time, ban, another tab): the first refused call reveals it.
  const signedIn = viewer !== null;
  useEffect(() => {
    if (!signedIn) return;
    return whenRefusedAsStranger(queryClient, () => {
      import('#web/api/call.ts')
        .then(({ call }) => call('getSession', {}))
        .then(
          (session) => setViewer(session.viewer),
          () => undefined, // No connection: the refused call already shows its own error.
        );
    });
  }, [queryClient, signedIn]);

  const value = useMemo(
    () => ({ viewer, instance, publicUrl, setViewer }),
    [viewer, instance, publicUrl],
  );
  return <ViewerContext value={value}>{props.children}</ViewerContext>;
}

export function useViewer(): ViewerState {
  return useViewerContext();
}

/** Sets the viewer after a sign-in or sign-out. */
export function useSetViewer(): (viewer: Viewer | null) => void {
  return useViewerContext().setViewer;
}

function useViewerContext(): ViewerContextValue {
  const value = useContext(ViewerContext);
  if (value === null) throw new Error('useViewer needs a ViewerProvider around it');
  return value;
}
