/** The outcome of one try. `status` is null without an answer. */
export type WebHookOutcome = {
  delivered: boolean;
  status: number | null;
  /** Why not, in a few words for the app's developer; null when it was delivered. */
  error: string | null;
};

/** Sends to servers named by strangers. */
export type WebHooks = {
  /**
   * Posts a JSON text once. Never throws for what the other side does; 200 to 299 counts as delivered, a redirect does
   * not and is not followed.
   */
  send(message: {
    url: string;
    body: string;
    headers: Record<string, string>;
  }): Promise<WebHookOutcome>;
};
