import { useCall } from '#web/api/queries.ts';
import { m } from '#web/messages.ts';
import type { Say } from '#web/shell/toast/toast-store.ts';
import { useSetViewer, useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { storeSession, viewerOf } from '../stored-session.ts';
import { useApproval } from './use-approval.ts';
import { ApprovalWait } from './wait.tsx';

type ApproveAgainProps = { say: Say; onDone: () => void };

/** Signs an administrator in again by an approval in Telegram; renders nothing if no approval can arrive. */
export function ApproveAgain({ say, onDone }: ApproveAgainProps) {
  const { viewer, instance } = useViewer();
  const setViewer = useSetViewer();
  const { data: config } = useCall('getAdminConfig', {});
  const { waiting, ask } = useApproval({
    onSignedIn(session) {
      storeSession(session);
      setViewer(viewerOf(session));
      onDone();
    },
    onFailed: (message) => say({ ...message, tone: 'destructive' }),
  });
  if (viewer === null || instance.demo || config?.manualLogin !== true) return null;
  return (
    <div className="mt-3">
      {waiting ? (
        <ApprovalWait
          bot={config.adminBotUsername}
          matchCode={waiting.matchCode}
          startedMs={waiting.startedMs}
        />
      ) : (
        <Button onClick={() => void ask(viewer.telegramId)}>{m.portal_login_instead()}</Button>
      )}
    </div>
  );
}
