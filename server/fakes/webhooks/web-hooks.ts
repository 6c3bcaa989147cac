import type { WebHookOutcome, WebHooks } from '#server/gateways/webhooks/web-hooks.ts';

export type SentWebHook = { url: string; body: string; headers: Record<string, string> };

export type FakeWebHooks = WebHooks & {
  /** Everything that was sent, in order. */
  sent: SentWebHook[];
  /** Outcomes of the next sends, one each; then delivered. */
  outcomes: (WebHookOutcome | Promise<WebHookOutcome> | Error)[];
};

export const DELIVERED: WebHookOutcome = { delivered: true, status: 200, error: null };
export const REFUSED: WebHookOutcome = { delivered: false, status: 500, error: null };

/** Receivers that accept everything unless told otherwise. */
export function createFakeWebHooks(): FakeWebHooks {
  const sent: SentWebHook[] = [];
  const outcomes: FakeWebHooks['outcomes'] = [];
  return {
    sent,
    outcomes,
    async send(message) {
      sent.push(message);
      const outcome = (await outcomes.shift()) ?? DELIVERED;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
}
