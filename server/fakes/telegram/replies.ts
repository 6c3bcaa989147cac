/** A Bot API answer: a result, or an error with description and parameters. */
export type Answer =
  | { status: 200; result: unknown }
  | {
      status: number;
      description: string;
      parameters?: { retry_after?: number; migrate_to_chat_id?: number };
    };

export function refusal(status: number, description: string): Answer {
  return { status, description };
}

export function tooMany(retryAfterSeconds: number): Answer {
  return {
    status: 429,
    description: `Too Many Requests: retry after ${retryAfterSeconds}`,
    parameters: { retry_after: retryAfterSeconds },
  };
}

export function bodyOf(answer: Answer): string {
  if ('result' in answer) return JSON.stringify({ ok: true, result: answer.result });
  const { status, ...rest } = answer;
  return JSON.stringify({ ok: false, error_code: status, ...rest });
}

const TAG = /<(\/?)(b|strong|i|em|u|s|code|pre|blockquote|a)(?: href="[^"<>]*")?>/g;
const ENTITY = /&(amp|lt|gt|quot);/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The plain text of a message in Telegram's HTML; null if Telegram could not parse it. */
export function textOf(html: string): string | null {
  const open: string[] = [];
  let isNested = true;
  const bare = html.replace(TAG, (_, closes: string, name: string) => {
    if (closes === '') open.push(name);
    else if (open.pop() !== name) isNested = false;
    return '';
  });
  if (!isNested || open.length > 0) return null;
  if (/[<>]/.test(bare) || /&(?!(amp|lt|gt|quot);)/.test(bare)) return null;
  return bare.replace(ENTITY, (_, name: string) => ENTITIES[name] ?? '');
}
