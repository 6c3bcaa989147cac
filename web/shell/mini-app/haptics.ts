import { shownToasts, subscribeToasts } from '../toast/toast-store.ts';
import { postToTelegram } from './mini-app-bridge.ts';

/** The elements that give haptic feedback when pressed. */
const PRESSABLE = 'button, a[href], summary, select, input, label, [role=button]';

/** Gives haptic feedback on presses, and on messages of success and of failure. */
export function giveFeedback(): void {
  document.addEventListener('click', tapBack, { capture: true });
  let last = shownToasts()[0]?.id;
  subscribeToasts(() => {
    const [newest] = shownToasts();
    if (newest === undefined || newest.id === last) return;
    last = newest.id;
    const outcome = newest.tone === 'destructive' ? 'error' : 'success';
    vibrate({ type: 'notification', notification_type: outcome });
  });
}

function tapBack(event: Event): void {
  if (!(event.target instanceof Element) || event.target.closest(PRESSABLE) === null) return;
  vibrate({ type: 'impact', impact_style: 'light' });
}

function vibrate(feedback: object): void {
  postToTelegram('web_app_trigger_haptic_feedback', feedback);
}
