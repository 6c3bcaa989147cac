/**
 * The registration form of an app: fields, limits, and the problem of each field (docs/spec/developers.md#13-apps). The server
 * and the site use the same checks.
 */
import { withoutHidden } from '../names.ts';
import { APP_PERMISSIONS, type AppPermissionId } from '../permissions.ts';
import { type AddressParts, outwardAddressProblem } from '../public-address.ts';

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

/**
 * Checks the whole form, so that all problems are reported at once.
 *
 * @param parse the platform's URL parser; returns null for an invalid URL
 */
export function checkAppForm(
  form: AppForm,
  parse: (text: string) => AddressParts | null,
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

  note('name', textProblem(name, 'a name for your application', APP_FIELD_LENGTHS.name));
  note('developer', textProblem(developer, 'who develops it', APP_FIELD_LENGTHS.developer));
  note('contactEmail', emailProblem(contactEmail));
  if (!applicationType) note('applicationType', 'Choose a type.');
  note('description', textProblem(description, 'what it does', APP_FIELD_LENGTHS.description));
  if (webhookUrl !== '') note('webhookUrl', urlProblem(webhookUrl, parse));
  note('callbackUrls', callbackProblem(callbackUrls, parse));
  if (permissions.length === 0) note('permissions', 'Choose at least one permission.');
  else if (form.permissions.some((id) => !APP_PERMISSIONS.some((each) => each.id === id))) {
    note('permissions', 'There is no such permission.');
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

function textProblem(text: string, what: string, most: number): string | null {
  if (text === '') return `Enter ${what}.`;
  return [...text].length > most ? `At most ${most} characters.` : null;
}

// The mail server decides which addresses exist; this rejects only texts that cannot be an address.
function emailProblem(text: string): string | null {
  if (text === '') return 'Enter an email address.';
  const isEmail = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
  return isEmail && text.length <= APP_FIELD_LENGTHS.contactEmail
    ? null
    : 'This is no email address.';
}

function urlProblem(text: string, parse: (text: string) => AddressParts | null): string | null {
  if (text.length > APP_FIELD_LENGTHS.webhookUrl)
    return `At most ${APP_FIELD_LENGTHS.webhookUrl} characters.`;
  // The platform's parser drops tabs and line breaks and turns backslashes into slashes, so the stored address could differ from
  // the typed one.
  if (withoutHidden(text) !== text || /[\s\\]/.test(text) || /\p{Surrogate}/u.test(text))
    return 'This is no web address.';
  const parts = parse(text);
  return parts ? outwardAddressProblem(parts) : 'This is no web address.';
}

function callbackProblem(
  lines: readonly string[],
  parse: (text: string) => AddressParts | null,
): string | null {
  if (lines.length > MAX_CALLBACK_URLS) return `At most ${MAX_CALLBACK_URLS} addresses.`;
  for (const [index, line] of lines.entries()) {
    const problem = urlProblem(line, parse);
    if (problem !== null) return lines.length === 1 ? problem : `Line ${index + 1}: ${problem}`;
  }
  return null;
}
