/** What the member gave or asked for cannot be done; the message says why and what to do, and holds no secret. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
