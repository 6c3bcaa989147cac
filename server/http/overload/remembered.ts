const MOST_REMEMBERED = 10_000;

/** Memoizes a function of addresses: parsing an address takes longer than refusing a request. */
export function remembered<T>(find: (address: string) => T): (address: string) => T {
  const known = new Map<string, T>();
  return (address) => {
    const found = known.get(address);
    if (found !== undefined) return found;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const answer = find(address);
    known.set(address, answer);
    return answer;
  };
}
