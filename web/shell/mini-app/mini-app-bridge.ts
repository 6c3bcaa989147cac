// Telegram's own script does this too, but it loads from their server and has no licence that allows a copy. Events:
// core.telegram.org/api/web-events.

type Receive = (eventType: string, eventData: unknown) => void;

type BridgeWindow = {
  TelegramWebviewProxy?: { postEvent(eventType: string, eventData: string): void };
  Telegram?: Record<string, unknown>;
};

/** Sends an event to Telegram: to a native client through its proxy, to a web client through the parent frame. */
export function postToTelegram(eventType: string, eventData: object = {}): void {
  const { TelegramWebviewProxy } = window as BridgeWindow; // Set by Telegram.
  if (TelegramWebviewProxy !== undefined) {
    TelegramWebviewProxy.postEvent(eventType, JSON.stringify(eventData));
    return;
  }
  if (window.parent === window) return;
  // To any parent: the page's policy lets only Telegram's web clients frame it, and nothing posted is secret.
  window.parent.postMessage(JSON.stringify({ eventType, eventData }), '*');
}

/** Receives Telegram's events, from the parent frame or a native client. */
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
    return null; // Other frames can post anything.
  }
}
