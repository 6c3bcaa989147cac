// Telegram's own script does this too, but it is somebody else's, comes from their server before
// anything else, and has no licence to be kept here. Events: core.telegram.org/api/web-events.

type Receive = (eventType: string, eventData: unknown) => void;

type BridgeWindow = {
  TelegramWebviewProxy?: { postEvent(eventType: string, eventData: string): void };
  Telegram?: Record<string, unknown>;
};

/** Tells Telegram something: a native client by its proxy, a web client by the frame around the page. */
export function postToTelegram(eventType: string, eventData: object = {}): void {
  const { TelegramWebviewProxy } = window as BridgeWindow; // Put there by Telegram.
  if (TelegramWebviewProxy !== undefined) {
    TelegramWebviewProxy.postEvent(eventType, JSON.stringify(eventData));
    return;
  }
  if (window.parent === window) return;
  // To whoever frames the page, which the page's policy keeps to Telegram's web clients. Nothing that
  // is posted here is a secret.
  window.parent.postMessage(JSON.stringify({ eventType, eventData }), '*');
}

/** Hears what Telegram says: from the frame around the page, or called by a native client. */
export function listenToTelegram(receive: Receive): void {
  const telegramWindow = window as BridgeWindow;
  telegramWindow.Telegram = { ...telegramWindow.Telegram, WebView: { receiveEvent: receive } };
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || typeof event.data !== 'string') return;
    const message = parse(event.data);
    if (message !== null) receive(message.eventType, message.eventData);
  });
}

function parse(text: string): { eventType: string; eventData: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('eventType' in value)) return null;
    const eventData = 'eventData' in value ? value.eventData : null;
    return typeof value.eventType === 'string' ? { eventType: value.eventType, eventData } : null;
  } catch {
    return null; // Other frames post what they like.
  }
}
