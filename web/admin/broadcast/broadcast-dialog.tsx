import { useRef, useState } from 'react';
import { failureText } from '#web/api/api-error.ts';
import { call, errorText } from '#web/api/call.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { CommentsField } from '../review/comments-field.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { useTyped } from '../use-typed.ts';
import { MessagePreview } from './message-preview.tsx';
import { outcomeMessage, unfinishedMessage } from './messages.ts';
import { Stars } from './stars.tsx';
import { usePreview } from './use-preview.ts';

export type PostToSend = { id: string; creator: string; pointsAwarded: number; postUrl: string };

/** The longest message that the call accepts (contract/admin/broadcast.ts). */
const MESSAGE_MAX_LENGTH = 1000;

/** Shows the message and the number of recipients, and sends it. */
export function BroadcastDialog({ post, onClose }: { post: PostToSend; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const message = useTyped(`broadcast ${post.id}`);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = usePreview(post.id, message.text);
  const { adminTelegramId, withSignIn, invalidate, run, isBusy } = useAdminWork();

  async function broadcast(): Promise<void> {
    setProblem(null);
    const { header, text } = preview;
    if (header === null || text === null) return;
    const customMessage = message.text.trim();
    const input = {
      params: { postId: post.id },
      // The server sends exactly this text, or refuses.
      body: {
        adminTelegramId,
        previewed: { header, text },
        ...(customMessage !== '' && { customMessage }),
      },
    };
    try {
      const { waiting, broadcast: sent } = await withSignIn(() => call('broadcastPost', input));
      toast(waiting === 0 ? outcomeMessage(sent) : unfinishedMessage(sent));
      discard();
    } catch (error) {
      toast({ title: 'Broadcast Failed', description: errorText(error), tone: 'destructive' });
      setProblem(failureText('Broadcast Failed', error));
    } finally {
      void invalidate(['getApprovedPosts', 'getBroadcasts', 'getSubmissionHistory']);
    }
  }

  function discard(): void {
    message.clear();
    dialog.current?.close();
  }

  return (
    <Dialog
      title="Broadcast this post"
      dialog={dialog}
      onClose={onClose}
      isBusy={isBusy}
      wide={true}
    >
      <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">Creator</dt>
        <dd className="font-medium wrap-anywhere">
          <bdi>{post.creator}</bdi>
        </dd>
        <dt className="text-muted">Quality score</dt>
        <dd>
          <Stars points={post.pointsAwarded} />
        </dd>
        <dt className="text-muted">URL</dt>
        <dd className="break-all">{post.postUrl}</dd>
      </dl>
      <div className="mt-4">
        <CommentsField
          label="Custom message (optional)"
          hint="Shown above the link. The preview is what goes out, word for word."
          value={message.text}
          onChange={message.change}
          maxLength={MESSAGE_MAX_LENGTH}
        />
      </div>
      <MessagePreview preview={preview} />
      <Problem text={problem} />
      <DialogButtons>
        <Button disabled={isBusy} onClick={discard}>
          Cancel
        </Button>
        <Button disabled={isBusy} loading={preview.isSending} onClick={preview.sendToMe}>
          Send to me first
        </Button>
        <Button
          variant="primary"
          disabled={preview.text === null}
          loading={isBusy}
          onClick={() => void run(broadcast)}
        >
          Broadcast Now
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
