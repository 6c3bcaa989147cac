import { messagesForPeople } from '#server/services/members/languages.ts';

/** The texts for a person, in a community whose language is English. */
export const messagesFor = messagesForPeople(() => 'en');
