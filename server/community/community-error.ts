/** What is wrong with the community's file; the message names the field and is one line for the operator. */
export class CommunityError extends Error {}
