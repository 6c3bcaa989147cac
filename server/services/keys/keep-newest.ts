/** Bounds what is remembered of keys and networks. */
const MOST_KEPT = 10_000;

/** Puts a value in as the newest. Of too many the oldest goes. */
export function keepNewest<V>(map: Map<string, V>, name: string, value: V): void {
  map.delete(name);
  map.set(name, value);
  if (map.size <= MOST_KEPT) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
