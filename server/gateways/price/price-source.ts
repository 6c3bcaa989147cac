/** Where the coin's price comes from. */
export type PriceSource = {
  /** US dollars for one coin as decimal text. Rejects with a reason that leaves the address out: it may hold a key. */
  read(): Promise<string>;
};
