/** The link to a contact: a mail address gets its scheme, a link is not changed. */
export function contactHref(contact: string): string {
  return contact.includes('://') ? contact : `mailto:${contact}`;
}
