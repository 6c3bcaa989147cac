import { describe, expect, it } from 'vitest';
import { type AppForm, checkAppForm } from './form.ts';

const FORM: AppForm = {
  name: ' Treasure  Map ',
  developer: 'Anne & Co',
  contactEmail: 'anne@example.com',
  applicationType: 'game',
  description: 'Finds\ntreasure.',
  webhookUrl: '',
  callbackUrls: ['https://example.com/back', '', ' https://example.com/back ', '  '],
  permissions: ['wallet_read', 'leaderboard', 'wallet_read'],
};

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const check = (part: Partial<AppForm>) => checkAppForm({ ...FORM, ...part }, parse);

describe('checkAppForm', () => {
  it('returns the form trimmed, without empty lines and repeated values', () => {
    expect(check({})).toEqual({
      problems: {},
      checked: {
        name: 'Treasure Map',
        developer: 'Anne & Co',
        contactEmail: 'anne@example.com',
        applicationType: 'game',
        description: 'Finds\ntreasure.',
        webhookUrl: null,
        callbackUrls: ['https://example.com/back'],
        permissions: ['wallet_read', 'leaderboard'],
      },
    });
    expect(
      check({ callbackUrls: [], webhookUrl: ' https://a.example.com/h ' }).checked,
    ).toMatchObject({
      callbackUrls: [],
      webhookUrl: 'https://a.example.com/h',
    });
  });

  it.each<[Partial<AppForm>, keyof AppForm, RegExp]>([
    [{ name: ' ' }, 'name', /Enter/],
    [{ name: '\u200b\0' }, 'name', /Enter/],
    [{ name: 'x'.repeat(61) }, 'name', /60/],
    [{ developer: '' }, 'developer', /Enter/],
    [{ developer: 'x'.repeat(101) }, 'developer', /100/],
    [{ contactEmail: '' }, 'contactEmail', /Enter/],
    [{ contactEmail: 'anne' }, 'contactEmail', /no email/],
    [{ contactEmail: 'anne@host' }, 'contactEmail', /no email/],
    [{ contactEmail: 'a b@example.com' }, 'contactEmail', /no email/],
    [{ contactEmail: `${'x'.repeat(65)}@example.com` }, 'contactEmail', /no email/],
    [{ contactEmail: 'anne@example..com' }, 'contactEmail', /no email/],
    [{ applicationType: '' }, 'applicationType', /Choose/],
    [{ applicationType: 'constructor' }, 'applicationType', /Choose/],
    [{ description: '\n' }, 'description', /Enter/],
    [{ description: 'x'.repeat(2001) }, 'description', /2000/],
    [{ webhookUrl: 'example.com' }, 'webhookUrl', /no web address/],
    [{ webhookUrl: 'https://exa\tmple.com/' }, 'webhookUrl', /no web address/],
    [{ webhookUrl: 'https:\\\\example.com' }, 'webhookUrl', /no web address/],
    [{ webhookUrl: 'https://' }, 'webhookUrl', /no web address/],
    [{ webhookUrl: 'https://ex\ud800ample.com' }, 'webhookUrl', /no web address/],
    [{ webhookUrl: 'http://example.com' }, 'webhookUrl', /https/],
    [{ webhookUrl: 'https://10.0.0.1/' }, 'webhookUrl', /public internet/],
    [{ webhookUrl: `https://example.com/${'x'.repeat(2048)}` }, 'webhookUrl', /2048/],
    [{ callbackUrls: ['https://localhost/'] }, 'callbackUrls', /^The address has to be on/],
    [{ callbackUrls: ['https://a.example.com', 'x'] }, 'callbackUrls', /^Line 2: /],
    [
      { callbackUrls: Array.from({ length: 11 }, (_, n) => `https://a.example.com/${n}`) },
      'callbackUrls',
      /10/,
    ],
    [{ permissions: [] }, 'permissions', /at least one/],
    [{ permissions: ['root'] }, 'permissions', /at least one/],
    [{ permissions: ['wallet_read', 'root'] }, 'permissions', /no such/],
  ])('%j', (part, field, problem) => {
    const { problems, checked } = check(part);
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(problem);
    expect(checked).toBeNull();
  });

  it('reports everything that is wrong at once', () => {
    expect(Object.keys(check({ name: '', contactEmail: '', permissions: [] }).problems)).toEqual([
      'name',
      'contactEmail',
      'permissions',
    ]);
  });
});
