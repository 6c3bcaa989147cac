import { type DestinationStream, levels } from 'pino';

/** Shown in another form, or of no use to somebody who watches one server. */
const NO_FIELDS = 'level time msg err req res responseTime reqId pid hostname'.split(' ');

/** A stream that writes the log's JSON lines for somebody who reads them on a terminal. */
export function toTerminal(terminal: { write(text: string): unknown }): DestinationStream {
  return { write: (line) => void terminal.write(terminalLine(line)) };
}

/**
 * One entry of the log as a short line, with the stack of an error below it. Control characters stay escaped: a caller chooses
 * parts of the text, and a terminal obeys what it prints.
 */
export function terminalLine(line: string): string {
  const entry: unknown = JSON.parse(line);
  const time = timeOf(Number(fieldOf(entry, 'time')));
  const level = (levels.labels[Number(fieldOf(entry, 'level'))] ?? '').toUpperCase().padEnd(5);
  const parts = [textOf(fieldOf(entry, 'msg') ?? ''), ...requestOf(entry), ...restOf(entry)];
  const stack =
    fieldOf(fieldOf(entry, 'err'), 'stack') ?? fieldOf(fieldOf(entry, 'err'), 'message');
  const below = stack === undefined ? [] : String(stack).split('\n');
  return [
    `${time} ${level} ${parts.join('  ')}`,
    ...below.map((each) => `    ${textOf(each)}`),
    '',
  ].join('\n');
}

/** A log must not fail, so a field with a wrong time only leaves it out. */
function timeOf(atMs: number): string {
  return Number.isNaN(new Date(atMs).getTime())
    ? '        '
    : new Date(atMs).toISOString().slice(11, 19);
}

/** `GET /leaderboard`, `200`, `3 ms`, as far as they are known. */
function requestOf(entry: unknown): string[] {
  const request = fieldOf(entry, 'req');
  const ms = fieldOf(entry, 'responseTime');
  const status = fieldOf(fieldOf(entry, 'res'), 'statusCode');
  return [
    ...(request
      ? [`${textOf(fieldOf(request, 'method'))} ${textOf(fieldOf(request, 'url'))}`]
      : []),
    ...(status === undefined ? [] : [textOf(status)]),
    ...(ms === undefined ? [] : [`${Math.round(Number(ms))} ms`]),
  ];
}

function restOf(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.entries(entry)
    .filter(([name]) => !NO_FIELDS.includes(name))
    .map(([name, value]) => `${textOf(name)}=${textOf(value)}`);
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal obeys.
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, (each) => {
    return `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
