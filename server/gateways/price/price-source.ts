/** The source of the coin's price. */
export type PriceSource = {
  /** US dollars for one coin, as decimal text. Rejects with a reason that does not show the address, which may contain a key. */
  read(): Promise<string>;
};
