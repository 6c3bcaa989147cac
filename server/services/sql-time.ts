/** A time as statements take it: `${at(nowMs)}::timestamptz`. */
export function at(ms: number): string {
  return new Date(ms).toISOString();
}
