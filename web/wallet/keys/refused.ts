/** The member's input or request is refused; the message gives the reason and advice, and contains no secret. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
