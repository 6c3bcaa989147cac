import { useRef, useState } from 'react';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { type Readers, useCustomMessages } from './custom-messages.ts';
import { MessageField } from './message-field.tsx';
import { MessagePreview } from './message-preview.tsx';
import {
  broadcastError,
  broadcastFailureText,
  outcomeMessage,
  unfinishedMessage,
} from './messages.ts';
import { Stars } from './stars.tsx';
import { usePreview } from './use-preview.ts';

export type PostToSend = { id: string; creator: string; pointsAwarded: number; postUrl: string };

/** Shows the message and the number of recipients, and sends it. */
export function BroadcastDialog({ post, onClose }: { post: PostToSend; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const messages = useCustomMessages(post.id);
  const [readers, setReaders] = useState<Readers>('everybody');
  const [problem, setProblem] = useState<string | null>(null);
  const preview = usePreview(post.id, messages, readers);
  const { adminTelegramId, withSignIn, invalidate, run, isBusy } = useAdminWork();

  async function broadcast(): Promise<void> {
    setProblem(null);
    const { header, language, text } = preview;
    if (header === null || language === null || text === null) return;
    const input = {
      params: { postId: post.id },
      // The server sends exactly this text to readers of its language, or refuses.
      body: {
        adminTelegramId,
        previewed: { header, language, text },
        ...messages.body,
      },
    };
    try {
      const { waiting, broadcast: sent } = await withSignIn(() => call('broadcastPost', input));
      toast(waiting === 0 ? outcomeMessage(sent) : unfinishedMessage(sent));
      discard();
    } catch (error) {
      const title = m.portal_broadcast_failed();
      toast({ title, description: broadcastError(error), tone: 'destructive' });
      setProblem(broadcastFailureText(title, error));
    } finally {
      void invalidate(['getApprovedPosts', 'getBroadcasts', 'getSubmissionHistory']);
    }
  }

  function discard(): void {
    messages.clear();
    dialog.current?.close();
  }

  return (
    <Dialog
      title={m.portal_broadcast_dialog()}
      dialog={dialog}
      onClose={onClose}
      isBusy={isBusy}
      wide={true}
    >
      <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{m.portal_broadcast_creator()}</dt>
        <dd className="font-medium wrap-anywhere">
          <bdi>{post.creator}</bdi>
        </dd>
        <dt className="text-muted">{m.portal_broadcast_score()}</dt>
        <dd>
          <Stars points={post.pointsAwarded} />
        </dd>
        <dt className="text-muted">{m.portal_broadcast_url()}</dt>
        <dd className="break-all">
          <bdi>{post.postUrl}</bdi>
        </dd>
      </dl>
      <MessageField messages={messages} readers={readers} onReaders={setReaders} />
      <MessagePreview preview={preview} readers={readers} />
      <Problem text={problem} />
      <DialogButtons>
        <Button disabled={isBusy} onClick={discard}>
          {m.shell_cancel()}
        </Button>
        <Button disabled={isBusy} loading={preview.isSending} onClick={preview.sendToMe}>
          {m.portal_broadcast_me_first()}
        </Button>
        <Button
          variant="primary"
          disabled={preview.text === null}
          loading={isBusy}
          onClick={() => void run(broadcast)}
        >
          {m.portal_broadcast_now()}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
