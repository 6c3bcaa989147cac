import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';

/** Copies a text and confirms it; `what` names the text in the message. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: m.shell_copied(), description: m.shell_copied_what({ what }) });
  } catch {
    toast({ title: m.shell_error(), description: m.shell_copy_failed(), tone: 'destructive' });
  }
}
