const MINUTE_MS = 60_000;
const START_MS = Date.parse('2026-03-02T08:00:00Z');

/** The week of {@link farmingWeek}. */
export const FARMING_WEEK = '2026-03-08';

let count = 0;

/** An event: one coin from one member to another. */
export function coinTip(from: number, to: number, atMs: number) {
  count += 1;
  return {
    id: `fair-${String(count).padStart(6, '0')}`,
    type: 'tip',
    at: new Date(atMs).toISOString(),
    telegramId: String(from),
    to: String(to),
    amount: '1',
  };
}

/** Members 100 to 111 each tip five others; 1 and 2 tip each other eight times, and nobody else. */
export function farmingWeek() {
  const town = Array.from({ length: 12 }, (_, person) =>
    Array.from({ length: 5 }, (_, step) =>
      coinTip(
        100 + person,
        100 + ((person + step + 1) % 12),
        START_MS + (person * 7 + step) * MINUTE_MS,
      ),
    ),
  ).flat();
  const pair = Array.from({ length: 8 }, (_, turn) => [
    coinTip(1, 2, START_MS + turn * 31 * MINUTE_MS),
    coinTip(2, 1, START_MS + (turn * 31 + 11) * MINUTE_MS),
  ]).flat();
  return [...town, ...pair];
}
