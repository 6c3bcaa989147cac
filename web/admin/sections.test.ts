import { describe, expect, it } from 'vitest';
import { parseSection, SECTIONS, sectionPath, sectionsFor, submissionsPath } from './sections.ts';

describe('the sections of the portal', () => {
  it('are in the order of docs/spec, the first by default', () => {
    expect(sectionsFor({ isBotOwner: false }).map(({ id }) => id)).toEqual([
      'submissions-management',
      'submissions',
      'twitter',
      'broadcast',
      'hunts',
      'users',
      'fairness',
      'apps',
      'audit-log',
    ]);
    expect(sectionsFor({ isBotOwner: true })).toEqual(SECTIONS);
    expect(parseSection(new URLSearchParams(''))).toBe('submissions-management');
    expect(parseSection(new URLSearchParams('section=bridge'))).toBe('submissions-management');
  });

  it('have an address of their own', () => {
    for (const id of SECTIONS.map((section) => section.id)) {
      const { pathname, searchParams } = new URL(sectionPath(id), 'https://a.org');
      expect(pathname).toBe('/admin');
      expect(parseSection(searchParams)).toBe(id);
    }
  });

  it('can be searched for any link', () => {
    const { searchParams } = new URL(
      submissionsPath('https://x.com/a?b=1&c=%25#d'),
      'https://a.org',
    );
    expect(searchParams.get('search')).toBe('https://x.com/a?b=1&c=%25#d');
    expect(parseSection(searchParams)).toBe('submissions-management');
  });
});
