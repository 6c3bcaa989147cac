/** An error in the community's file. The message tells the operator the field, in one line for each error. */
export class CommunityError extends Error {
  /** The field of each line, where a line is about a field of the file. */
  readonly fields: readonly string[];

  constructor(message: string, fields: readonly string[] = []) {
    super(message);
    this.fields = fields;
  }
}
