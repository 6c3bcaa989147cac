import type { AppFormTexts } from '#rules/apps/form.ts';
import { m } from '#web/messages.ts';

/** The sentences about problems of the form, in the language of the page. */
export const FORM_TEXTS: AppFormTexts = {
  missing: {
    name: () => m.devapp_no_name(),
    developer: () => m.devapp_no_developer(),
    contactEmail: () => m.devapp_no_email(),
    applicationType: () => m.devapp_no_type(),
    description: () => m.devapp_no_about(),
    permissions: () => m.devapp_no_permission(),
  },
  longest: (characters) => m.devapp_too_long({ most: String(characters) }),
  noEmail: () => m.devapp_bad_email(),
  noUrl: () => m.devapp_bad_url(),
  url: {
    https: () => m.devapp_url_https(),
    login: () => m.devapp_url_login(),
    port: () => m.devapp_url_port(),
    public: () => m.devapp_url_public(),
    dot: () => m.devapp_url_dot(),
  },
  mostUrls: (urls) => m.devapp_too_many({ most: String(urls) }),
  line: (line, problem) => m.devapp_bad_line({ line: String(line), problem }),
  unknownPermission: () => m.devapp_bad_permission(),
};
