/** Limits the keys and networks kept in memory. */
const MOST_KEPT = 10_000;

/** Adds a value as the newest. Beyond the limit the oldest is dropped. */
export function keepNewest<V>(map: Map<string, V>, name: string, value: V): void {
  map.delete(name);
  map.set(name, value);
  if (map.size <= MOST_KEPT) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
