import { m } from '#web/messages.ts';

const TIMEOUT_MS = 30_000;
/** Reading stops there: a file of a week can be far longer than anybody reads here. */
const MOST_BYTES = 1_000_000;
const MOST_LETTERS = 20_000;

export type RunAnswer = {
  /** Status and its words, such as `200 OK`. */
  status: string;
  isOk: boolean;
  durationMs: number;
  /** The body, JSON with indents; only its beginning if it is long. */
  text: string;
  isCut: boolean;
};

/**
 * Makes a GET call from the browser, as a program would: without the visitor's cookie. The key is sent in its header alone, and
 * nothing of the call is kept.
 *
 * @param address path and query on this site
 * @throws Error with a message for the visitor if there is no answer
 */
export async function runCall(address: string, apiKey: string | null): Promise<RunAnswer> {
  const startMs = performance.now();
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(apiKey !== null && { headers: { authorization: `Bearer ${apiKey}` } }),
    });
    const { text, isWhole } = await readStart(response);
    const shown = isWhole ? indented(text) : text;
    return {
      status: `${response.status} ${response.statusText}`.trim(),
      isOk: response.ok,
      durationMs: Math.round(performance.now() - startMs),
      text: shown.slice(0, MOST_LETTERS),
      isCut: !isWhole || shown.length > MOST_LETTERS,
    };
  } catch {
    throw new Error(m.dev_run_no_answer());
  }
}

async function readStart(response: Response): Promise<{ text: string; isWhole: boolean }> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; reader && bytes < MOST_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), isWhole: true };
    bytes += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return { text, isWhole: reader === undefined };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
