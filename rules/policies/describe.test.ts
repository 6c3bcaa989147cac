import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../messages/languages.ts';
import { siteMessagesIn } from '../messages/site-messages.ts';
import { TELEGRAM_MESSAGE_MAX_LENGTH } from '../telegram-html.ts';
import { policyAnnouncement } from './announcement.ts';
import { describePolicy, policyDifferences, settingsTerms, termsBefore } from './describe.ts';
import { NEWCOMERS } from './newcomers.ts';
import { BACKED, type BackedCounting, CLASSIC, type Policy } from './policy.ts';
import { policyTextsOf } from './texts.ts';

const ENGLISH = policyTextsOf('en', siteMessagesIn('en'));

const COUNTING = BACKED.counting as BackedCounting;
const backed = (change: Partial<BackedCounting>): Policy => ({
  ...BACKED,
  counting: { ...COUNTING, ...change },
});

const { newcomers: _, ...withoutNewcomers } = COUNTING;
const WITHOUT_NEWCOMERS: Policy = { ...BACKED, counting: withoutNewcomers };

it('finds the rules before a week: of the newest policy before it, or of the settings', () => {
  const settings = settingsTerms({ weeklyPool: '9', minActivityThreshold: 5 });
  const policies = [
    { fromWeek: '2026-03-29', policy: CLASSIC },
    { fromWeek: '2026-03-15', policy: BACKED },
  ];
  expect(termsBefore('2026-04-05', policies, settings)).toBe(CLASSIC);
  expect(termsBefore('2026-03-29', policies, settings)).toBe(BACKED);
  expect(termsBefore('2026-03-15', policies, settings)).toBe(settings);
});

describe('describePolicy', () => {
  it('says that all points count, as the settings do', () => {
    const sentences = [
      'The weekly pool is 500 JKC.',
      'Members with at least 5 points in the week share it.',
      'All points of the week count.',
    ];
    expect(describePolicy(CLASSIC, 'JKC', ENGLISH)).toEqual(sentences);
    const settings = settingsTerms({ weeklyPool: '500', minActivityThreshold: 5 });
    expect(describePolicy(settings, 'JKC', ENGLISH)).toEqual(sentences);
  });

  it('says how far points count', () => {
    expect(describePolicy({ ...BACKED, highestShare: 40 }, 'JKC', ENGLISH)).toEqual([
      'The weekly pool is 500 JKC.',
      'Members with at least 5 points in the week share it.',
      'Points count as far as long-standing members back them: at most 5 points for each long-standing member who tipped the member 1 JKC or more in the last 4 weeks.',
      'Points of tips below 1 JKC do not count.',
      'A member is long-standing after 8 weeks with an account, if at least 10 points of theirs counted in 6 earlier weeks.',
      'In the community’s first 8 weeks every member counts as long-standing, and no member gets more than 20 % of the pool.',
      'In the first 2 weeks of an account at most 5 more points count without a backer.',
      'Such points make nobody long-standing. After the community’s first 8 weeks those of all new accounts together are at most 2 % of the points that count.',
      'After that no member gets more than 40 % of the pool.',
    ]);
  });

  it.each<[Policy, string]>([
    [{ ...CLASSIC, weeklyPool: '0' }, 'The weekly pool is 0 JKC: no coins are shared out.'],
    [
      { ...CLASSIC, balancePart: 2.5 },
      'The weekly pool is 2.5 % of the coins that the pool’s wallet holds at the snapshot and owes nobody, at most 500 JKC.',
    ],
    [
      { ...CLASSIC, weeklyPool: '0', balancePart: 2.5 },
      'The weekly pool is 0 JKC: no coins are shared out.',
    ],
    [{ ...CLASSIC, weeklyPool: '12500.50' }, 'The weekly pool is 12,500.5 JKC.'],
    [{ ...CLASSIC, minActivityThreshold: 0 }, 'Every member with points in the week shares it.'],
    [
      { ...CLASSIC, minActivityThreshold: 1 },
      'Members with at least 1 point in the week share it.',
    ],
    [{ ...CLASSIC, highestShare: 30 }, 'No member gets more than 30 % of the pool.'],
    [backed({ founders: ['7'] }), '1 founder is long-standing in any case.'],
    [backed({ founders: ['7', '8'] }), '2 founders are long-standing in any case.'],
    [
      backed({ founders: ['7', '8'] }),
      'In that time only points that founders back make a member long-standing.',
    ],
    [
      backed({ newcomers: { seenWithinWeeks: 1, points: 1, highestShare: 3 } }),
      'In the first week of an account at most 1 more point counts without a backer.',
    ],
    [
      backed({ seenForWeeks: 1, highestShareWhileYoung: 100 }),
      'In the community’s first week every member counts as long-standing.',
    ],
  ])('%o', (policy, sentence) => {
    expect(describePolicy(policy, 'JKC', ENGLISH)).toContain(sentence);
  });

  it('says nothing of small tips where there are none', () => {
    expect(describePolicy(backed({ leastTip: '0' }), 'JKC', ENGLISH).join(' ')).not.toContain(
      'below',
    );
  });
});

describe('policyDifferences', () => {
  it.each<[Policy, Policy, string[]]>([
    [BACKED, { ...BACKED, name: 'other' }, []],
    [CLASSIC, { ...CLASSIC, weeklyPool: '500.00' }, []],
    [backed({ founders: ['7', '8'] }), backed({ founders: ['8', '7'] }), []],
    [CLASSIC, { ...CLASSIC, weeklyPool: '300' }, ['The weekly pool falls from 500 to 300 JKC.']],
    [CLASSIC, { ...CLASSIC, weeklyPool: '1500' }, ['The weekly pool rises from 500 to 1,500 JKC.']],
    [
      CLASSIC,
      { ...CLASSIC, balancePart: 10 },
      describePolicy({ ...CLASSIC, balancePart: 10 }, 'JKC', ENGLISH).slice(0, 1),
    ],
    [{ ...CLASSIC, balancePart: 10 }, CLASSIC, ['The weekly pool is 500 JKC.']],
    [
      { ...CLASSIC, balancePart: 10 },
      { ...CLASSIC, balancePart: 10, weeklyPool: '300' },
      ['The ceiling of the weekly pool falls from 500 to 300 JKC.'],
    ],
    [
      CLASSIC,
      { ...CLASSIC, minActivityThreshold: 7.5 },
      ['A share takes 7.5 points in the week instead of 5.'],
    ],
    [
      CLASSIC,
      { ...CLASSIC, highestShare: 20 },
      ['The most that one member gets falls from 100 % to 20 % of the pool.'],
    ],
    [BACKED, CLASSIC, ['All points of the week count.']],
    [CLASSIC, BACKED, describePolicy(BACKED, 'JKC', ENGLISH).slice(2)],
    [BACKED, backed({ leastTip: '2' }), ['A tip counts from 2 JKC instead of 1.']],
    [
      BACKED,
      backed({ pointsPerBacker: 10 }),
      ['Each backer makes at most 10 points count instead of 5.'],
    ],
    [
      BACKED,
      backed({ tippedWithinWeeks: 1 }),
      ['A tip backs its receiver for 1 week instead of 4.'],
    ],
    [
      BACKED,
      backed({ seenForWeeks: 12 }),
      [
        'A member is long-standing after 12 weeks with an account instead of 8; in the community’s first 12 weeks every member is.',
      ],
    ],
    [
      BACKED,
      backed({ activeWeeks: 1 }),
      ['A member is long-standing after 1 active week instead of 6.'],
    ],
    [
      BACKED,
      backed({ activePoints: 12.5 }),
      ['A week is active from 12.5 points that count instead of 10.'],
    ],
    [
      BACKED,
      backed({ founders: ['1', '2'] }),
      [
        '2 founders are added.',
        'In the community’s first 8 weeks only points that founders back make a member long-standing.',
      ],
    ],
    [
      backed({ founders: ['1', '2'] }),
      backed({ founders: ['1', '2'], activePoints: 10.01 }),
      [
        'A week is active from 10.01 points that count instead of 10.',
        'In the community’s first 8 weeks all points that count make a member long-standing.',
      ],
    ],
    [
      backed({ founders: ['1', '2'] }),
      backed({ founders: ['2', '3', '4'] }),
      ['2 founders are added.', '1 founder is removed.'],
    ],
    [
      BACKED,
      backed({ highestShareWhileYoung: 30 }),
      [
        'The most that one member gets in the community’s first 8 weeks rises from 20 % to 30 % of the pool.',
      ],
    ],
    [BACKED, WITHOUT_NEWCOMERS, ['New accounts need backers for all of their points that count.']],
    [WITHOUT_NEWCOMERS, BACKED, describePolicy(BACKED, 'JKC', ENGLISH).slice(-2)],
    [
      BACKED,
      backed({ newcomers: { ...NEWCOMERS, seenWithinWeeks: 1 } }),
      ['An account is new for 1 week instead of 2.'],
    ],
    [
      BACKED,
      backed({ newcomers: { ...NEWCOMERS, points: 1 } }),
      ['At most 1 point of a new account counts without a backer instead of 5.'],
    ],
    [
      BACKED,
      backed({ newcomers: { ...NEWCOMERS, highestShare: 3 } }),
      [
        'The highest share of such points of all new accounts together rises from 2 % to 3 % of the points that count.',
      ],
    ],
  ])('from %o to %o', (before, after, sentences) => {
    expect(policyDifferences(before, after, 'JKC', ENGLISH)).toEqual(sentences);
  });

  it('finds none between equal policies', () => {
    fc.assert(
      fc.property(anyPolicy, (policy) => {
        expect(policyDifferences(policy, structuredClone(policy), 'JKC', ENGLISH)).toEqual([]);
      }),
    );
  });

  it('names the new value of any rule that changed', () => {
    fc.assert(
      fc.property(anyPolicy, anyPolicy, fc.nat(), (before, other, draw) => {
        const after = withOneRuleOf(before, other, draw);
        const sentences = policyDifferences(before, after.policy, 'JKC', ENGLISH).join(' ');
        fc.pre(after.value !== after.before);
        expect(sentences.replaceAll(',', '')).toContain(after.value);
      }),
    );
  });
});

describe('policyAnnouncement', () => {
  const url = 'https://deck.example/weeks/rules#2026-12-13';
  const news = { kind: 'set', fromWeek: '2026-12-13', before: CLASSIC, url } as const;

  const announcementIn = (language: Language, policy: Policy, before: Policy = CLASSIC) =>
    policyAnnouncement({ ...news, before, policy }, 'JKC', language, siteMessagesIn(language));

  it('says from when on, the changes and where the rules stand', () => {
    const policy = { ...CLASSIC, weeklyPool: '300', minActivityThreshold: 10 };
    expect(policyAnnouncement({ ...news, policy }, '<J>', 'en', siteMessagesIn('en'))).toEqual({
      html: [
        '<b>New rules of the weekly pool from Sunday, 6 December 2026, 23:00 UTC</b>',
        '• The weekly pool falls from 500 to 300 &lt;J&gt;.\n• A share takes 10 points in the week instead of 5.',
        `All rules: ${url}`,
      ].join('\n\n'),
      text: [
        'New rules of the weekly pool from Sunday, 6 December 2026, 23:00 UTC',
        '• The weekly pool falls from 500 to 300 <J>.\n• A share takes 10 points in the week instead of 5.',
        `All rules: ${url}`,
      ].join('\n\n'),
    });
  });

  it('says that only the name changes', () => {
    const policy = { ...CLASSIC, name: 'other' };
    expect(announcementIn('en', policy).text).toContain('They are called other; no rule changes.');
  });

  it.each(LANGUAGES)('fits into a message of Telegram in %s', (language) => {
    fc.assert(
      fc.property(anyPolicy, anyPolicy, fc.boolean(), (before, policy, isFirst) => {
        const { text, html } = announcementIn(language, policy, isFirst ? CLASSIC : before);
        expect(text.length).toBeLessThan(TELEGRAM_MESSAGE_MAX_LENGTH);
        expect(html.replace(/<\/?b>/g, '')).not.toMatch(/[<>]/);
      }),
    );
  });

  const policy = { ...CLASSIC, weeklyPool: '1250.5', minActivityThreshold: 12 };
  it.each<[Language, string[]]>([
    [
      'de',
      [
        'Neue Regeln des Wochentopfs ab Sonntag, 6. Dezember 2026, 23:00 UTC',
        '• Der Wochentopf steigt von 500 auf 1.250,5 JKC.',
        '• Für einen Anteil braucht es in der Woche 12 Punkte statt 5.',
      ],
    ],
    [
      'es',
      [
        'Nuevas reglas del fondo semanal desde el domingo, 6 de diciembre de 2026, 23:00 UTC',
        '• El fondo semanal sube de 500 a 1.250,5 JKC.',
        '• Una parte requiere 12 puntos en la semana en vez de 5.',
      ],
    ],
    [
      'ru',
      [
        'Новые правила недельного фонда. Начало: воскресенье, 6 декабря 2026 г., 23:00 UTC',
        '• Недельный фонд растёт с 500 до 1\u00a0250,5 JKC.',
        '• Для доли за неделю нужно набрать 12 баллов вместо 5.',
      ],
    ],
    [
      'ar',
      [
        'قواعد جديدة للصندوق الأسبوعي ابتداءً من \u2068الأحد، 6 ديسمبر 2026, 23:00 UTC\u2069',
        '• يرتفع الصندوق الأسبوعي من \u2068500\u2069 إلى \u20681,250.5 JKC\u2069.',
        '• تتطلب الحصة 12 نقطة في الأسبوع بدلًا من 5.',
      ],
    ],
    [
      'id',
      [
        'Aturan baru dana mingguan mulai Minggu, 6 Desember 2026, 23:00 UTC',
        '• Dana mingguan naik dari 500 menjadi 1.250,5 JKC.',
        '• Satu bagian memerlukan 12 poin seminggu, bukan 5.',
      ],
    ],
  ])('says the same in %s', (language, lines) => {
    expect(announcementIn(language, policy).text.split('\n').filter(Boolean)).toEqual([
      ...lines,
      expect.stringContaining(url),
    ]);
  });
});

const percent = fc.integer({ min: 1, max: 100 });
const amount = fc.integer({ min: 0, max: 1_000_000 }).map((each) => String(each / 4));
const points = fc.integer({ min: 1, max: 100_000 }).map((each) => each / 100);
const weeks = fc.integer({ min: 1, max: 104 });

const anyPolicy: fc.Arbitrary<Policy & { counting: BackedCounting }> = fc.record({
  version: fc.constant<1>(1),
  name: fc.string(),
  weeklyPool: amount,
  minActivityThreshold: points,
  highestShare: percent,
  counting: fc.record({
    kind: fc.constant<'backed'>('backed'),
    leastTip: amount,
    pointsPerBacker: fc.integer({ min: 1, max: 1000 }),
    tippedWithinWeeks: weeks,
    seenForWeeks: weeks,
    activeWeeks: weeks,
    activePoints: points,
    founders: fc.uniqueArray(fc.integer({ min: 1, max: 99 }).map(String), { maxLength: 5 }),
    highestShareWhileYoung: percent,
    newcomers: fc.record({
      seenWithinWeeks: weeks,
      points: fc.integer({ min: 1, max: 1000 }),
      highestShare: percent,
    }),
  }),
});

/** The policy with one rule of another, and the values of this rule. */
function withOneRuleOf(
  before: Policy & { counting: BackedCounting },
  other: Policy & { counting: BackedCounting },
  draw: number,
): { policy: Policy; value: string; before: string } {
  const outer = ['weeklyPool', 'minActivityThreshold', 'highestShare'] as const;
  const inner = [
    'leastTip',
    'pointsPerBacker',
    'tippedWithinWeeks',
    'seenForWeeks',
    'activeWeeks',
    'activePoints',
    'highestShareWhileYoung',
  ] as const;
  const place = draw % (outer.length + inner.length);
  const ofPolicy = outer[place];
  if (ofPolicy !== undefined) {
    const policy = { ...before, [ofPolicy]: other[ofPolicy] };
    return { policy, value: String(other[ofPolicy]), before: String(before[ofPolicy]) };
  }
  const name = inner[place - outer.length] ?? 'leastTip';
  const counting = { ...before.counting, [name]: other.counting[name] };
  const value = String(other.counting[name]);
  return { policy: { ...before, counting }, value, before: String(before.counting[name]) };
}
