import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { editSubmissionRating, evaluateSubmission, getSubmissions } from './admin/submissions.ts';
import { banUser } from './admin/users.ts';
import { postApp } from './developer/apps.ts';
import { ApiKey, postApiKey } from './developer/keys.ts';
import { postCardSubscription } from './developer/subscription.ts';
import { getUserActivityDetails } from './site/monitoring.ts';

describe('POST /api/admin/evaluate-submission', () => {
  const body = Compile(evaluateSubmission.body);
  const good = { submissionId: '7', points: 5, comments: '', adminTelegramId: '42' };

  it.each([
    ['all fields', good],
    ['no administrator', { submissionId: '7', points: 5 }],
    ['the administrator as a number', { ...good, adminTelegramId: 42 }],
    ['the largest id', { ...good, adminTelegramId: 2 ** 52 - 1 }],
    ['the highest score', { ...good, points: 100 }],
    ['the longest comment', { ...good, comments: 'x'.repeat(1000) }],
  ])('takes %s', (_, value) => {
    expect(body.Check(value)).toBe(true);
  });

  it.each([
    ['no points', { submissionId: '7' }],
    ['0 points', { ...good, points: 0 }],
    ['points past every range', { ...good, points: 101 }],
    ['a half point', { ...good, points: 5.5 }],
    ['points as text', { ...good, points: '5' }],
    ['infinite points', { ...good, points: JSON.parse('1e999') }],
    ['a submission by number', { ...good, submissionId: 7 }],
    ['a submission past bigint', { ...good, submissionId: '1'.repeat(19) }],
    ['a comment too long', { ...good, comments: 'x'.repeat(1001) }],
    ['several administrators', { ...good, adminTelegramId: ['42', '43'] }],
    ['an id of 2^52', { ...good, adminTelegramId: 2 ** 52 }],
    ['a field of another call', { ...good, status: 'approved' }],
  ])('refuses %s', (_, value) => {
    expect(body.Check(value)).toBe(false);
  });

  it('has the same body as a rating change', () => {
    expect(Compile(editSubmissionRating.body).Check(good)).toBe(true);
  });
});

describe('GET /api/admin/submissions', () => {
  const query = Compile(getSubmissions.query);

  it.each([
    [{}, true],
    [{ status: 'pending', page: '1', limit: '10', sortBy: 'points', sortOrder: 'asc' }, true],
    [{ limit: '100' }, true],
    [{ search: 'ab' }, true],
    [{ search: 'a' }, false],
    [{ search: 'x'.repeat(201) }, false],
    [{ search: ['ab', 'cd'] }, false],
    [{ limit: '0' }, false],
    [{ limit: '101' }, false],
    [{ page: '0' }, false],
    [{ page: '-1' }, false],
    [{ page: '1.5' }, false],
    [{ sortBy: 'username' }, false],
    [{ status: 'deleted' }, false],
    [{ adminTelegramId: '042' }, false],
  ])('%j: %s', (value, taken) => {
    expect(query.Check(value)).toBe(taken);
  });
});

describe('POST /api/admin/ban-user', () => {
  const body = Compile(banUser.body);

  it.each([
    [{ userId: '7' }, true],
    [{ userId: '7', reason: '', expiresAt: null }, true],
    [{ userId: '7', expiresAt: '2026-01-02T03:04:05Z' }, true],
    [{ userId: '7', expiresAt: '2026-01-02' }, false],
    [{ userId: '7', expiresAt: '2026-01-02T03:04:05+01:00' }, false],
    [{ userId: '0' }, false],
    [{ reason: 'x' }, false],
  ])('%j: %s', (value, taken) => {
    expect(body.Check(value)).toBe(taken);
  });
});

describe('POST /api/developer/keys', () => {
  const body = Compile(postApiKey.body);

  it.each([
    [{ name: 'My key', permissions: ['read_balance'] }, true],
    [{ name: 'My key', permissions: ['read_balance', 'read_balance'] }, true],
    [{ name: 'x'.repeat(60), permissions: ['manage_escrow'] }, true],
    [{ name: 'x'.repeat(61), permissions: ['manage_escrow'] }, false],
    [{ name: '   ', permissions: ['read_balance'] }, false],
    [{ name: '', permissions: ['read_balance'] }, false],
    [{ name: 'My key', permissions: [] }, true],
    [{ name: 'My key', permissions: ['*'] }, false],
    [{ name: 'My key', permissions: ['constructor'] }, false],
    [{ name: 'My key', permissions: [null] }, false],
    [{ name: 'My key', permissions: Array(13).fill('read_balance') }, false],
    [{ name: 'My key', permissions: ['read_balance'], isActive: true }, false],
  ])('%j: %s', (value, taken) => {
    expect(body.Check(value)).toBe(taken);
  });
});

describe('an API key in an answer', () => {
  const key = Compile(ApiKey.properties.apiKey);

  it.each([
    [`jkw_${'a1B2'.repeat(9)}zz`, true],
    [`jkw_a1B2${'*'.repeat(20)}zz99`, true],
    [`jkw_a1B2${'*'.repeat(19)}zz99`, false],
    [`jkw_${'a'.repeat(37)}`, false],
    [`sk_${'a'.repeat(39)}`, false],
  ])('%s: %s', (value, taken) => {
    expect(key.Check(value)).toBe(taken);
  });
});

describe('POST /api/developer/subscription/stripe', () => {
  const body = Compile(postCardSubscription.body);

  it.each([
    [{ tierId: 'starter', period: 'monthly' }, true],
    [{ tierId: 'enterprise', period: 'yearly' }, true],
    [{ tierId: 'constructor', period: 'monthly' }, false],
    [{ tierId: 'Starter', period: 'monthly' }, false],
    [{ tierId: 'pro', period: 'weekly' }, false],
    [{ tierId: 'pro' }, false],
    [{ tierId: 'pro', period: 'yearly', amount: 1 }, false],
  ])('%j: %s', (value, taken) => {
    expect(body.Check(value)).toBe(taken);
  });
});

describe('POST /api/developer/apps', () => {
  const body = Compile(postApp.body);
  const app = {
    name: 'Treasure Map',
    developer: 'Anne',
    contactEmail: 'anne@example.org',
    applicationType: 'game',
    description: 'Finds treasure',
    callbackUrls: ['https://example.org/back'],
    permissions: ['wallet_read'],
  };

  it.each([
    ['all that is needed', {}, true],
    ['no callback', { callbackUrls: [] }, true],
    ['a webhook', { webhookUrl: 'https://example.org/hook' }, true],
    ['no webhook, said so', { webhookUrl: null }, true],
    ['an empty name', { name: '' }, false],
    ['a name that is too long', { name: 'x'.repeat(61) }, false],
    ['too many callbacks', { callbackUrls: Array(11).fill('https://example.org') }, false],
    ["a key's permission", { permissions: ['read_balance'] }, false],
    ['no permission', { permissions: [] }, false],
    ['an approval of its own', { status: 'production' }, false],
  ])('%s: %s', (_, change, taken) => {
    expect(body.Check({ ...app, ...change })).toBe(taken);
  });
});

describe('GET /api/weekly-rewards/user-activity-details', () => {
  const breakdown = Compile(
    getUserActivityDetails.response.properties.users.items.properties.transactionBreakdown,
  );

  it.each([
    [{}, true],
    [{ tip: { count: 2, points: 2 }, booty_hunt_map_1: { count: 1, points: 0.25 } }, true],
    [{ tip: { count: -1, points: 2 } }, false],
    [{ 'a tip': { count: 1, points: 1 } }, false],
  ])('breakdown %j: %s', (value, taken) => {
    expect(breakdown.Check(value)).toBe(taken);
  });
});
