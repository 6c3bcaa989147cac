/**
 * The registration form of an app: fields, limits, and the problem of each field (docs/spec/developers.md#13-apps). The server
 * and the site use the same checks.
 */
import { withoutHidden } from '../names.ts';
import { APP_PERMISSIONS, type AppPermissionId } from '../permissions.ts';
import {
  ADDRESS_FAULTS,
  type AddressFault,
  type AddressParts,
  outwardAddressFault,
} from '../public-address.ts';

/** The application types, in the order of the form. */
export const APPLICATION_TYPES = [
  { id: 'game', label: 'Game' },
  { id: 'defi', label: 'DeFi' },
  { id: 'social', label: 'Social' },
  { id: 'marketplace', label: 'Marketplace' },
  { id: 'other', label: 'Other' },
] as const;

export type ApplicationType = (typeof APPLICATION_TYPES)[number]['id'];

/** The most characters of each field; for `callbackUrls`, of each line. */
export const APP_FIELD_LENGTHS = {
  name: 60,
  developer: 100,
  contactEmail: 254,
  description: 2000,
  webhookUrl: 2048,
  callbackUrls: 2048,
} as const;

/** The most callback addresses of one app. */
export const MAX_CALLBACK_URLS = 10;

/** The form as submitted. */
export interface AppForm {
  readonly name: string;
  readonly developer: string;
  readonly contactEmail: string;
  readonly applicationType: string;
  readonly description: string;
  /** Empty if there is none. */
  readonly webhookUrl: string;
  /** One line of the field each. */
  readonly callbackUrls: readonly string[];
  readonly permissions: readonly string[];
}

/** A valid form: trimmed, without empty lines and duplicates. */
export interface CheckedAppForm {
  readonly name: string;
  readonly developer: string;
  readonly contactEmail: string;
  readonly applicationType: ApplicationType;
  readonly description: string;
  readonly webhookUrl: string | null;
  readonly callbackUrls: readonly string[];
  readonly permissions: readonly AppPermissionId[];
}

/** The problem of each invalid field. */
export type AppFormProblems = Partial<Record<keyof AppForm, string>>;

/** The sentences about problems. Pages have the same in their language. */
export interface AppFormTexts {
  readonly missing: Readonly<
    Record<Exclude<keyof AppForm, 'webhookUrl' | 'callbackUrls'>, () => string>
  >;
  readonly longest: (characters: number) => string;
  readonly noEmail: () => string;
  readonly noUrl: () => string;
  readonly url: Readonly<Record<AddressFault, () => string>>;
  readonly mostUrls: (urls: number) => string;
  readonly line: (line: number, problem: string) => string;
  readonly unknownPermission: () => string;
}

const ENGLISH: AppFormTexts = {
  missing: {
    name: () => 'Enter a name for your application.',
    developer: () => 'Enter who develops it.',
    contactEmail: () => 'Enter an email address.',
    applicationType: () => 'Choose a type.',
    description: () => 'Enter what it does.',
    permissions: () => 'Choose at least one permission.',
  },
  longest: (characters) => `At most ${characters} characters.`,
  noEmail: () => 'This is no email address.',
  noUrl: () => 'This is no web address.',
  url: ADDRESS_FAULTS,
  mostUrls: (urls) => `At most ${urls} addresses.`,
  line: (line, problem) => `Line ${line}: ${problem}`,
  unknownPermission: () => 'There is no such permission.',
};

/**
 * Checks the whole form, so that all problems are reported at once.
 *
 * @param parse the platform's URL parser; returns null for an invalid URL
 * @param texts English, unless a page gives its own
 */
export function checkAppForm(
  form: AppForm,
  parse: Parse,
  texts = ENGLISH,
): { problems: AppFormProblems; checked: CheckedAppForm | null } {
  const problems: AppFormProblems = {};
  const note = (field: keyof AppForm, problem: string | null) => {
    if (problem !== null) problems[field] ??= problem;
  };
  const name = cleanLine(form.name);
  const developer = cleanLine(form.developer);
  const contactEmail = cleanLine(form.contactEmail);
  const description = withoutHidden(form.description).normalize('NFC').trim();
  const webhookUrl = form.webhookUrl.trim();
  const callbackUrls = [
    ...new Set(form.callbackUrls.map((line) => line.trim()).filter((line) => line !== '')),
  ];
  const permissions = APP_PERMISSIONS.map(({ id }) => id).filter((id) =>
    form.permissions.includes(id),
  );
  const applicationType = APPLICATION_TYPES.find(({ id }) => id === form.applicationType)?.id;

  note('name', textProblem(name, 'name', texts));
  note('developer', textProblem(developer, 'developer', texts));
  note('contactEmail', emailProblem(contactEmail, texts));
  if (!applicationType) note('applicationType', texts.missing.applicationType());
  note('description', textProblem(description, 'description', texts));
  if (webhookUrl !== '') note('webhookUrl', urlProblem(webhookUrl, parse, texts));
  note('callbackUrls', callbackProblem(callbackUrls, parse, texts));
  if (permissions.length === 0) note('permissions', texts.missing.permissions());
  else if (form.permissions.some((id) => !APP_PERMISSIONS.some((each) => each.id === id))) {
    note('permissions', texts.unknownPermission());
  }

  if (!applicationType || Object.keys(problems).length > 0) return { problems, checked: null };
  return {
    problems,
    checked: {
      name,
      developer,
      contactEmail,
      applicationType,
      description,
      callbackUrls,
      permissions,
      webhookUrl: webhookUrl === '' ? null : webhookUrl,
    },
  };
}

function cleanLine(text: string): string {
  return withoutHidden(text).normalize('NFC').replace(/\s+/g, ' ').trim();
}

function textProblem(
  text: string,
  field: 'name' | 'developer' | 'description',
  texts: AppFormTexts,
): string | null {
  if (text === '') return texts.missing[field]();
  const most = APP_FIELD_LENGTHS[field];
  return [...text].length > most ? texts.longest(most) : null;
}

// The mail server decides which addresses exist; this rejects only texts that cannot be an address.
function emailProblem(text: string, texts: AppFormTexts): string | null {
  if (text === '') return texts.missing.contactEmail();
  const isEmail = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
  return isEmail && text.length <= APP_FIELD_LENGTHS.contactEmail ? null : texts.noEmail();
}

function urlProblem(text: string, parse: Parse, texts: AppFormTexts): string | null {
  if (text.length > APP_FIELD_LENGTHS.webhookUrl) {
    return texts.longest(APP_FIELD_LENGTHS.webhookUrl);
  }
  // The platform's parser drops tabs and line breaks and turns backslashes into slashes, so the stored address could differ from
  // the typed one.
  if (withoutHidden(text) !== text || /[\s\\]/.test(text) || /\p{Surrogate}/u.test(text)) {
    return texts.noUrl();
  }
  const parts = parse(text);
  if (!parts) return texts.noUrl();
  const fault = outwardAddressFault(parts);
  return fault && texts.url[fault]();
}

function callbackProblem(
  lines: readonly string[],
  parse: Parse,
  texts: AppFormTexts,
): string | null {
  if (lines.length > MAX_CALLBACK_URLS) return texts.mostUrls(MAX_CALLBACK_URLS);
  for (const [index, line] of lines.entries()) {
    const problem = urlProblem(line, parse, texts);
    if (problem !== null) return lines.length === 1 ? problem : texts.line(index + 1, problem);
  }
  return null;
}

type Parse = (text: string) => AddressParts | null;
