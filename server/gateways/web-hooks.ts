/** What came of one try. `status` is null where no answer came. */
export type WebHookOutcome = {
  delivered: boolean;
  status: number | null;
  /** Why not, in a few words for the app's developer; null when it was delivered. */
  error: string | null;
};

/** Sends to servers that strangers have named. */
export type WebHooks = {
  /**
   * Posts a JSON text once. Never throws for what the other side does; any answer from 200 to 299 counts as
   * delivered, a redirect does not and is not followed.
   */
  send(message: {
    url: string;
    body: string;
    headers: Record<string, string>;
  }): Promise<WebHookOutcome>;
};
