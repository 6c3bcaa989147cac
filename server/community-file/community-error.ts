/** An error in the community's file. The message tells the operator the field, in one line for each error. */
export class CommunityError extends Error {}
