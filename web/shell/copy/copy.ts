import { toast } from '#web/shell/toast/toast.tsx';

/** Copies a text and confirms it; `what` names the text in the message. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied', description: `${what} copied to clipboard.` });
  } catch {
    toast({ title: 'Error', description: 'Failed to copy to clipboard.', tone: 'destructive' });
  }
}
