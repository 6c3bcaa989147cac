const USERNAME = 'a text of at most 64 characters';
const NAME = 'a text of at most 256 characters';
const ADDRESS = 'a web address of 1 to 2048 characters';
const TELEGRAM_ID = 'a Telegram id: a number above 0, as text without spaces';

/** The form of each field of an event in words: the schema only has patterns. */
const EXPECTED: Readonly<Record<string, string>> = {
  id: 'a text of 1 to 128 ASCII characters without spaces',
  type: 'a type of event',
  at: 'a time in UTC such as 2026-03-04T12:00:00Z',
  telegramId: TELEGRAM_ID,
  username: USERNAME,
  firstName: NAME,
  lastName: NAME,
  photoUrl: ADDRESS,
  profileLinkUrl: ADDRESS,
  address: 'an address of 20 to 128 letters and digits',
  twitterHandle: '1 to 15 letters, digits and underscores, without @',
  to: TELEGRAM_ID,
  toUsername: USERNAME,
  toFirstName: NAME,
  toLastName: NAME,
  amount: 'an amount such as 12.5, as text with at most 8 decimals, without a coin or spaces',
  txid: 'a transaction id of 64 digits and letters from a to f',
  contentType: 'a small letter, then at most 63 small letters, digits and underscores',
  url: ADDRESS,
  title: 'a text of at most 200 characters',
  description: 'a text of at most 2000 characters (200 for a hunt or a referral)',
  points: 'a number from 0.01 to 1000',
};

type Problem = { keyword: string; instancePath: string; params: object };

/** Says in words which field of an event is missing, unknown or wrong, and what it must be. */
export function describeProblem(problem: Problem | undefined): string {
  if (problem === undefined) return 'not of the form of its type';
  const { keyword, instancePath, params } = problem;
  const field = instancePath.split('/')[1];
  // The schema of a field that may not be there is `false`.
  if (field && keyword === 'boolean')
    return `${field.slice(0, 64)}: is no field of this type of event`;
  if (field) return `${field}: must be ${EXPECTED[field] ?? 'of another form'}`;
  const [missing] = namesIn(params, 'requiredProperties');
  return missing === undefined ? 'not of the form of its type' : `${missing}: is missing`;
}

function namesIn(params: object, key: string): string[] {
  const names: unknown = Object.entries(params).find(([name]) => name === key)?.[1];
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
