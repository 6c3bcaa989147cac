import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { FairnessSignal } from '#contract/admin/fairness.ts';
import type { HandPayment } from '#contract/admin/hand-payments.ts';
import type { ShareObjection } from '#contract/admin/objections.ts';
import type { Replay } from '#contract/admin/policies.ts';
import type { Setting } from '#contract/admin/settings.ts';
import { SIGNAL_KINDS } from '#rules/fairness/signal.ts';
import { LANGUAGE_NAMES } from '#rules/messages/languages.ts';
import { PLANTED_FARMS } from '#rules/policies/farms.ts';
import { BACKED, CLASSIC, type Policy } from '#rules/policies/policy.ts';
import { PORTAL_SETTING_NAMES } from '#rules/portal-settings.ts';
import { AuditEntryView } from './admin/audit/audit-entry.tsx';
import { AuditLog } from './admin/audit/audit-log.tsx';
import { Fairness } from './admin/fairness/fairness.tsx';
import { HoldSignalDialog } from './admin/fairness/hold-dialog.tsx';
import { NoteDialog } from './admin/fairness/note-dialog.tsx';
import { DecideDialog } from './admin/fairness/objections.tsx';
import { SignalDetail } from './admin/fairness/signal-detail.tsx';
import { SignalItem } from './admin/fairness/signal-item.tsx';
import { HandPayments } from './admin/hand-payments/hand-payments.tsx';
import { Confirmation, RecordDialog } from './admin/hand-payments/record-dialog.tsx';
import { TakeBackDialog } from './admin/hand-payments/take-back-dialog.tsx';
import { UnpaidMembers } from './admin/hand-payments/unpaid-week.tsx';
import { AnnounceDialog } from './admin/policy/announce-dialog.tsx';
import { readDraft, textOf as textOfPolicy } from './admin/policy/draft.ts';
import { PolicySection } from './admin/policy/policy.tsx';
import { ReplayFigures } from './admin/policy/replay-figures.tsx';
import { SetDialog } from './admin/policy/set-dialog.tsx';
import { WithdrawDialog } from './admin/policy/withdraw-dialog.tsx';
import { Settings } from './admin/settings/settings.tsx';
import { setCommunity } from './community.ts';
import { setLanguage } from './messages.ts';
import { forgetDrafts, storeDraft } from './shell/sign-in/stored-drafts.ts';
import { type DemoSite, openDemoSite } from './testing/demo-site.ts';
import { type Answers, type Desk, OWNER, openDesk } from './testing/desk.tsx';
import { PSEUDO, viewIn } from './testing/pseudo-language.tsx';

const PAGES = { page: 1, limit: 20, total: 1, totalPages: 2 };
const NO_PAGES = { ...PAGES, total: 0, totalPages: 0 };
const AT = '2026-03-04T10:00:00.000Z';
const WEEK = '2026-03-01';

/** Sections of the administrators' portal, whose page the server renders without their data. */
describe('a section of the portal in another language', () => {
  let site: DemoSite;
  let shown: Desk['shown'];
  let expectTranslated: Desk['expectTranslated'];
  beforeAll(async () => {
    site = await openDemoSite();
    const view = viewIn((await site.get('/')).body);
    setCommunity(view.community);
    ({ shown, expectTranslated } = openDesk(view));
  });
  beforeEach(() => {
    forgetDrafts();
    setLanguage('de', PSEUDO);
  });
  afterAll(async () => {
    forgetDrafts();
    await site?.close();
  });

  it('says nothing about policies that is not in the catalogue', () => {
    const facts = { earliestWeek: '2026-03-22', replayableWeeks: 10, shipped: [BACKED, CLASSIC] };
    const dated = (policy: Policy, fromWeek: string) => ({
      ...{ policy, fromWeek, hash: 'ab'.repeat(32), setAt: AT },
    });
    const other = { ...BACKED, name: 'Fair winds', weeklyPool: '900', minActivityThreshold: 9 };
    const list = {
      week: '2026-03-15',
      settings: { weeklyPool: '500', minActivityThreshold: 5 },
      policies: [dated(other, '2026-03-29'), dated(BACKED, '2026-03-15')],
    };
    const none = { ...list, policies: [] };
    const last = { id: '1', policy: CLASSIC, weeks: 4, played: 2, problem: null };
    const known = [list, REPLAY, 'replay'];
    const fine = textOfPolicy(BACKED);
    const typed = [
      fine,
      { ...fine, kind: 'all', name: 'a/b' },
      { ...fine, newcomers: 'none', weeklyPool: 'x' },
    ];
    for (const [at, each] of [none, list].entries()) {
      for (const replay of [{ last: null }, { last: { ...last, isRunning: true, replay: null } }]) {
        for (const text of [null, ...typed]) {
          forgetDrafts();
          if (text) storeDraft(`${OWNER.telegramId} policy`, { text: JSON.stringify(text) });
          const answers: Answers = [
            ['getPolicies', {}, each],
            ['getPolicyDraft', {}, { ...facts, replayableWeeks: at * 10 }],
            ['getReplay', {}, replay],
          ];
          expectTranslated(shown(<PolicySection />, { answers }), known);
        }
      }
    }
    const done = { ...last, isRunning: false, replay: REPLAY };
    const answers: Answers = [
      ['getPolicies', {}, list],
      ['getPolicyDraft', {}, facts],
      ['getReplay', {}, { last: done }],
      [
        'getPolicyAnnouncement',
        { query: { fromWeek: '2026-03-29' } },
        { text: 'Hear, all hands!', members: 3 },
      ],
    ];
    const whole = shown(<PolicySection />, { answers });
    expectTranslated(whole, known);
    for (const said of ['Part of the balance', 'Farms planted', 'has changed since', 'Withdraw']) {
      expect(whole).toContain(said);
    }
    expectTranslated(shown(<PolicySection />, { admin: { ...OWNER, isBotOwner: false } }));
    const [coming] = list.policies;
    if (coming === undefined) throw new Error('no policy');
    const close = () => undefined;
    const dialogs = shown(
      <>
        <AnnounceDialog dated={coming} onClose={close} />
        <WithdrawDialog dated={coming} onClose={close} />
        {[list, none].map((each) => (
          <SetDialog
            key={each.policies.length}
            policy={CLASSIC}
            earliestWeek="2026-03-22"
            list={each}
            onSet={close}
            onClose={close}
          />
        ))}
        <ReplayFigures replay={{ ...REPLAY, keepsPoints: true, keepsPools: true }} />
      </>,
      { answers },
    );
    expectTranslated(dialogs, known, 'Hear, all hands!');
    const wrong = Object.fromEntries(Object.keys(fine).map((field) => [field, '?'])) as typeof fine;
    const { problems } = readDraft({ ...wrong, kind: 'backed', newcomers: 'some' });
    expect(problems.size).toBe(Object.keys(fine).length - 2);
    for (const problem of problems.values()) expect(problem).toContain('⟦');
  });

  it('says nothing about payments by hand that is not in the catalogue', () => {
    const payments: HandPayment[] = [
      PAYMENT,
      { ...PAYMENT, id: '2', memberName: 'Anne', txid: 'ab'.repeat(32), isChecked: true },
      { ...PAYMENT, id: '3', takenBack: { at: AT, by: '88', reason: 'Twice' }, note: null },
    ];
    const unpaid = [1, 2].map((shares) => ({ week: `2026-03-0${shares}`, shares, amount: '2.5' }));
    const page = { query: { page: '1', limit: '20' } };
    const shares = (['owed', 'failed'] as const).map((status, at) => ({
      ...{ userId: String(at), displayName: 'Anne', amount: '1', status },
      address: at === 0 ? null : 'JAnne',
    }));
    const known = [payments, shares, unpaid];
    for (const [list, weeks] of [
      [payments, unpaid],
      [[], []],
    ]) {
      const pagination = list?.length ? PAGES : NO_PAGES;
      const answers: Answers = [
        ['getUnpaidWeeks', {}, { weeks, checksTransactions: true }],
        ['getHandPayments', page, { payments: list, pagination }],
        ['getUnpaidShares', { params: { week: WEEK }, ...page }, { shares, pagination: PAGES }],
      ];
      const all = (
        <>
          <HandPayments />
          <UnpaidMembers week={WEEK} onRecord={() => undefined} />
        </>
      );
      const html = shown(all, { answers });
      expectTranslated(html, known);
      expect(html).toContain(list?.length ? 'Take back' : 'Nothing is unpaid');
      expect(html).toContain('the payment of');
    }
    expectTranslated(shown(<HandPayments />, { admin: { ...OWNER, isBotOwner: false } }));
    const close = () => undefined;
    const week = { week: WEEK, member: null, shares: 2, amount: '2.5' };
    const one = { ...week, member: { id: '7', name: 'Anne' }, shares: 1 };
    const preview = { shares: 2, amount: '2.5', left: 0, isChecked: false };
    const dialogs = shown(
      <>
        <RecordDialog unpaid={week} isChecked={true} onClose={close} />
        <RecordDialog unpaid={one} isChecked={false} onClose={close} />
        {[0, 1, 2].map((left) => (
          <Confirmation
            key={left}
            unpaid={week}
            preview={{ ...preview, left, isChecked: left > 0 }}
            given={{ txid: 'ab', note: 'Cash' }}
          />
        ))}
        <Confirmation unpaid={one} preview={preview} given={{}} />
        <TakeBackDialog payment={PAYMENT} onClose={close} />
      </>,
    );
    expectTranslated(dialogs, known, 'Anne', 'Cash');
    expect(dialogs).toContain('stay unpaid');
  });

  it('says nothing about settings that is not in the catalogue', () => {
    const values = { theme: 'dark', language: 'en', welcome: 'Ahoy.' };
    const settings: Setting[] = PORTAL_SETTING_NAMES.map((name, at) => ({
      name,
      value: { ...values, 'links.forum': '' }[name as 'theme'] ?? (at % 2 === 0 ? 'on' : 'off'),
      source: at % 3 === 0 ? 'portal' : at % 3 === 1 ? 'environment' : 'default',
      variable: at % 3 === 1 ? 'SOME_NAME' : null,
      unchanged: name === 'links.website' ? '' : name === 'theme' ? 'light' : 'on',
      accepts: '',
    }));
    const answers: Answers = [['getSettings', {}, { settings }]];
    const names = Object.values(LANGUAGE_NAMES);
    for (const draft of [{}, { theme: null, welcome: 'Hi.', contact: null, 'links.website': '' }]) {
      forgetDrafts();
      storeDraft(`${OWNER.telegramId} settings`, { text: JSON.stringify(draft) });
      expectTranslated(shown(<Settings />, { answers }), settings, names, draft);
    }
    forgetDrafts();
    // Each as its own, whatever its source.
    for (const source of ['portal', 'environment'] as const) {
      const all = settings.map((each) => ({ ...each, source, variable: 'SOME_NAME' }));
      const html = shown(<Settings />, { answers: [['getSettings', {}, { settings: all }]] });
      expectTranslated(html, all, names);
      expect(html).toContain(source === 'portal' ? 'Use the default' : 'settings file');
    }
    expectTranslated(shown(<Settings />, { admin: { ...OWNER, isBotOwner: false } }));
  });

  it('says nothing about fairness that is not in the catalogue', () => {
    const shapes = ['pair', 'ring', 'chain', 'star', 'group', null] as const;
    const signals: FairnessSignal[] = [
      ...SIGNAL_KINDS.map((kind) => ({ ...SIGNAL, kind })),
      ...shapes.map((shape) => ({ ...SIGNAL, kind: 'circle' as const, shape })),
      ...[null, 0, 0.0004, 0.25].map((usualPart) => ({ ...SIGNAL, usualPart, weeksBefore: 0 })),
      { ...SIGNAL, kind: 'hunters', figures: { payer: 7 }, isUsual: true, tipCount: 0 },
      { ...SIGNAL, note: { text: 'Seen', by: 'Ben', at: AT }, memberCount: 1, holdWorthy: false },
    ];
    const unique = signals.map((each, at) => ({ ...each, id: String(at + 1) }));
    const objections: ShareObjection[] = [
      OBJECTION,
      { ...OBJECTION, id: '2', isOwn: true, holdReason: 'Alike' },
      ...[true, false].map((upheld) => ({
        ...OBJECTION,
        id: upheld ? '3' : '4',
        decision: { upheld, note: 'Seen', by: 'Ben', at: AT, byPersonConcerned: upheld },
      })),
    ];
    const known = [unique, objections, 'Cleo'];
    const paged = { page: '1', limit: '20' };
    const weeks = [
      { week: '2026-03-08', worthy: 2, isClosed: false },
      { week: WEEK, worthy: 0, isClosed: true },
    ];
    const pages = [
      { week: WEEK, weeks, lookedAt: AT, tips: 3, signals: unique, pagination: PAGES },
      { week: WEEK, weeks, lookedAt: AT, tips: 1, signals: [], pagination: NO_PAGES },
      { week: null, weeks: [], lookedAt: null, tips: 0, signals: [], pagination: NO_PAGES },
    ];
    for (const page of pages) {
      for (const show of ['worthy', 'all', 'usual']) {
        const answers: Answers = [
          ['getFairness', { query: { show, ...paged } }, page],
          ['getObjections', { query: paged }, { objections, pagination: PAGES }],
        ];
        const path = show === 'worthy' ? '/admin' : `/admin?show=${show}`;
        const html = shown(<Fairness />, { answers, path });
        expectTranslated(html, known);
        if (show === 'usual' && page === pages[1]) expect(html).toContain('Nothing marked');
        expect(html.includes('Show the tips')).toBe(page === pages[0]);
      }
    }
    const flow = { fromUserId: '7', toUserId: '8', tips: 2, points: 1.5 };
    const tip = {
      ...{ id: '1', at: AT, fromUserId: '7', fromName: 'Anne', toUserId: '8', toName: 'Cleo' },
      ...{ amount: '1.5', explorerUrl: 'https://chain.example/tx' },
    };
    const none = { ...SIGNAL, id: '98', tipCount: 0 };
    const answers: Answers = [
      [
        'getFairnessSignal',
        { params: { id: SIGNAL.id } },
        { signal: SIGNAL, flows: [flow], tips: [tip] },
      ],
      ['getFairnessSignal', { params: { id: '98' } }, { signal: none, flows: [], tips: [] }],
    ];
    const close = () => undefined;
    const dialogs = shown(
      <>
        {[SIGNAL, none, { ...SIGNAL, id: '97' }].map((signal) => (
          <SignalDetail key={signal.id} signal={signal} onClose={close} />
        ))}
        <SignalItem signal={SIGNAL} onAsk={close} />
        <HoldSignalDialog signal={SIGNAL} onClose={close} />
        <NoteDialog signal={SIGNAL} onClose={close} />
        {[true, false].flatMap((upheld) =>
          [true, false].map((isOwn) => (
            <DecideDialog
              key={`${upheld} ${isOwn}`}
              objection={{ ...OBJECTION, isOwn }}
              upheld={upheld}
              onClose={close}
            />
          )),
        )}
      </>,
      { answers },
    );
    expectTranslated(dialogs, known);
    for (const said of ['The tips that show it', 'They have not tipped', 'The oldest']) {
      expect(dialogs).toContain(said);
    }
  });

  it('says nothing in the audit log that is not in the catalogue but what was logged', () => {
    const entries: AuditEntry[] = [ENTRY, { ...ENTRY, id: '2', actorName: null, before: null }];
    // The names of what was logged, in words.
    const known = [entries, 'Submission approved', 'submission', 'Status', 'Points', 'Is open'];
    const known2 = [...known, 'submission_approved', 'Olga (88)', 'r-1', ' (88)'];
    for (const [path, list] of [
      ['/admin', entries],
      ['/admin', []],
      ['/admin?action=ban', []],
    ] as const) {
      const query = { page: '1', ...(path.includes('?') && { action: 'ban' }) };
      const pagination = list.length > 0 ? PAGES : NO_PAGES;
      const answers: Answers = [['getAuditLog', { query }, { entries: list, pagination }]];
      const html = shown(<AuditLog />, { answers, path });
      expectTranslated(html, known2);
      expect(html).toContain(list.length > 0 ? 'before:' : 'No entries');
    }
    expectTranslated(shown(<AuditEntryView entry={ENTRY} isTargetKnown={true} />), known2);
  });
});

const REPLAY: Replay = {
  hash: 'ab'.repeat(32),
  keepsPoints: false,
  weeks: [1, 2].map((members) => ({
    ...{ week: `2026-03-0${members}`, poolBefore: '5', poolAfter: '6' },
    ...{ distributedBefore: '4', distributedAfter: '5' },
    ...{ recipientsBefore: members, recipientsAfter: 2 },
  })),
  before: '8',
  after: '10',
  moved: 0.042,
  members: 30,
  gain: 1,
  lose: 2,
  loseTenth: 1,
  topTenBefore: 0.5,
  topTenAfter: 0.4,
  farms: PLANTED_FARMS.map(({ name }) => ({ name, before: 0.1, after: 0 })),
  lines: Array.from({ length: 20 }, (_, at) => ({
    ...{ userId: String(at), displayName: 'Anne', before: '1', after: '2' },
    ...{ activityPoints: at, countedPoints: at / 2 },
  })),
};

const PAYMENT: HandPayment = {
  id: '1',
  week: WEEK,
  amount: '2.5',
  shares: 2,
  memberName: null,
  txid: null,
  explorerUrl: 'https://chain.example/tx',
  note: 'Cash',
  isChecked: false,
  recordedBy: 'operator',
  recordedAt: AT,
  takenBack: null,
};

const SIGNAL: FairnessSignal = {
  id: '1',
  week: WEEK,
  kind: 'dust',
  shape: null,
  holdWorthy: true,
  strength: 1,
  points: 2.5,
  amount: '1.5',
  tipCount: 3,
  memberCount: 3,
  members: (['owed', 'held'] as const).map((status, at) => ({
    ...{ userId: String(7 + at), displayName: 'Anne', points: 3, pointsInQuestion: 1 },
    share: { amount: '1', status },
  })),
  figures: { members: 2, seconds: 90 },
  foundAt: AT,
  usualPart: 0.25,
  weeksBefore: 2,
  note: null,
  isUsual: false,
};

const OBJECTION: ShareObjection = {
  id: '1',
  week: WEEK,
  userId: '7',
  displayName: 'Anne',
  share: { amount: '1', status: 'owed' },
  holdReason: null,
  isOwn: false,
  byUserId: '8',
  byName: 'Cleo',
  reason: 'Unfair',
  createdAt: AT,
  decision: null,
};

const ENTRY: AuditEntry = {
  id: '1',
  at: AT,
  actor: '88',
  actorName: 'Olga',
  action: 'submission_approved',
  entity: 'submission',
  entityId: '12',
  before: { status: 'pending', isOpen: true },
  after: { status: 'approved', isOpen: false, points: 5 },
  requestId: 'r-1',
};
