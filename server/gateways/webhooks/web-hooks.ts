/** The outcome of one try. `status` is null if there was no answer. */
export type WebHookOutcome = {
  delivered: boolean;
  status: number | null;
  /** Why it was not delivered, in a few words for the app's developer; null if it was. */
  error: string | null;
};

/** Sends to servers that strangers have named. */
export type WebHooks = {
  /**
   * Posts a JSON text once. Never throws because of the other side. A status from 200 to 299 counts as delivered; a redirect does
   * not, and is not followed.
   */
  send(message: {
    url: string;
    body: string;
    headers: Record<string, string>;
  }): Promise<WebHookOutcome>;
};
