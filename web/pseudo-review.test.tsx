import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { NOW_MS } from '#server/testing/http/app.ts';
import { AllSubmissions } from './admin/review/all-submissions.tsx';
import { BulkBar } from './admin/review/bulk/bar.tsx';
import { BulkRejectDialog } from './admin/review/bulk/reject-dialog.tsx';
import { MAX_SELECTED } from './admin/review/bulk/selection.ts';
import { DeleteDialog } from './admin/review/delete-dialog.tsx';
import { EvaluationPanel } from './admin/review/evaluation-panel.tsx';
import { KeysDialog } from './admin/review/keyboard/keys-dialog.tsx';
import { KEYS } from './admin/review/keyboard/list-keys.ts';
import { PendingOnly } from './admin/review/pending-only.tsx';
import { RatingPanel } from './admin/review/rating-panel.tsx';
import { ReviewList } from './admin/review/review-list.tsx';
import { ScoreField } from './admin/review/score-field.tsx';
import { SubmissionHistory } from './admin/review/submission-history.tsx';
import { queryKeyFor } from './api/query-client.ts';
import { queryClientWith } from './first-view.ts';
import { type DemoSite, openDemoSite } from './testing/demo-site.ts';
import { openPortal, type Portal } from './testing/portal.tsx';
import { looseWords, stringsIn } from './testing/pseudo-language.tsx';
import { PENDING } from './testing/samples.ts';

const AT = new Date(NOW_MS - 3_600_000).toISOString();

/** The portal's section about submissions. */
describe('the review in another language', () => {
  let site: DemoSite;
  let view: Portal['view'];
  let owner: Portal['owner'];
  let render: Portal['render'];
  let asked: Portal['asked'];
  let failing: Portal['failing'];
  beforeAll(async () => {
    site = await openDemoSite();
    ({ view, owner, render, asked, failing } = await openPortal(site));
  });
  afterAll(() => site?.close());

  const known = () => stringsIn([view, PIRATE_RANKS, SUBMISSIONS, KEYS]);

  it('says nothing that is not in the catalogue', async () => {
    const list = {
      submissions: SUBMISSIONS,
      pagination: { page: 1, limit: 10, total: 30, totalPages: 3 },
    };
    const none = { submissions: [], pagination: { page: 1, limit: 10, total: 0, totalPages: 0 } };
    const query = { status: 'all', page: '1', sortBy: 'submittedAt', sortOrder: 'desc' };
    const filled = (answer: object | undefined, pending: object | undefined, more = {}) => {
      const client = queryClientWith(view);
      const key = queryKeyFor('getSubmissions', asked({ ...query, limit: '10', ...more } as never));
      if (answer) client.setQueryData(key, answer);
      if (pending) client.setQueryData(queryKeyFor('getPendingSubmissions', asked()), pending);
      return client;
    };
    const [pending] = SUBMISSIONS;
    if (pending === undefined) throw new Error('none is listed');
    const many = Array.from({ length: 120 }, (_, index) => ({ ...pending, id: `${index + 1}` }));
    const sections = (
      <>
        <AllSubmissions />
        <PendingOnly />
      </>
    );
    const whole = { label: '⟦label⟧', submissions: SUBMISSIONS } as const;
    const panel = { onClose: noop, onDone: noop };
    const selection = (count: number) => ({
      selected: many.slice(0, count),
      isFull: count >= MAX_SELECTED,
      has: () => true,
      toggle: noop,
      clear: noop,
      keep: noop,
    });
    const history = (entries: readonly object[]) => {
      const client = queryClientWith(view);
      const key = { params: { id: pending.id }, ...asked() };
      client.setQueryData(queryKeyFor('getSubmissionHistory', key), { entries });
      return client;
    };
    const historyOf = <SubmissionHistory submission={pending} onClose={noop} />;
    const failed = await failing(
      ['getSubmissions', asked({ ...query, limit: '10' } as never)],
      ['getPendingSubmissions', asked()],
      ['getSubmissionHistory', { params: { id: pending.id }, ...asked() }],
    );
    const html = [
      render(sections, { client: filled(list, many) }),
      render(sections, { client: filled(none, []) }),
      render(sections, { client: filled(undefined, undefined) }),
      render(<AllSubmissions />, {
        client: filled(none, [], { search: 'zz' }),
        path: '/admin?search=zz',
      }),
      render(<ReviewList {...whole} deletes="wide" selection={selection(2)} />, {
        admin: { ...owner, isBotOwner: false },
      }),
      render(
        <>
          <ReviewList {...whole} deletes="everywhere" selection={selection(1)} />
          {(['approve', 'reject', null] as const).map((intent) => (
            <EvaluationPanel
              key={intent}
              submission={pending}
              isGone={intent === null}
              {...panel}
              intent={intent}
            />
          ))}
          <RatingPanel submission={pending} isGone={true} {...panel} />
          <ScoreField contentType="meme_image" text="999" onChange={noop} isFocused={false} />
          {SUBMISSIONS.map((submission) => (
            <DeleteDialog
              key={submission.id}
              submission={submission}
              onClose={noop}
              onDeleted={noop}
            />
          ))}
          {[1, MAX_SELECTED].map((count) => (
            <BulkBar key={count} selection={selection(count)} />
          ))}
          <BulkRejectDialog selection={selection(2)} onClose={noop} />
          <KeysDialog onClose={noop} />
        </>,
      ),
      render(historyOf, { client: history([]) }),
      render(historyOf),
      render(
        <>
          {sections}
          {historyOf}
        </>,
        { client: failed },
      ),
    ];
    for (const part of html) {
      expect(part).toContain('⟦');
      expect.soft(looseWords(part, known())).toEqual([]);
    }
    expect(html.join()).toContain('No submissions found matching');
    expect(html.join()).toContain('The history could not be loaded');
  });
});

function noop(): void {}

const EARLIER = { id: '9', displayName: 'Mary', username: 'mary', url: 'x', submittedAt: AT };
const SUBMISSIONS: readonly AdminSubmission[] = [
  PENDING,
  { ...PENDING, id: '2', twitterHandle: 'anne', takenBy: 'Calico', url: 'ftp://unsafe' },
  { ...PENDING, id: '3', isOwn: true, contentType: 'carved_stone', title: 'Stone' },
  { ...PENDING, id: '4', isOwn: true, mayDecide: false, twitterVerified: true },
  ...(['approved', 'rejected'] as const).flatMap((status, index) => {
    const decided = {
      ...PENDING,
      status,
      points: 1.5,
      twitterVerified: true,
      twitterHandle: 'ann',
    };
    const names = [
      { adminUsername: 'mary', evaluatedAt: AT, adminComments: 'Said.' },
      { adminUsername: 'mary', evaluatedAt: null },
      { adminUsername: null, evaluatedAt: AT },
      { adminUsername: null, evaluatedAt: null },
    ];
    return names.map((each, at) => ({ ...decided, ...each, id: `${10 * (index + 1) + at}` }));
  }),
  ...(['pending', 'approved', 'rejected'] as const).map((status, index) => ({
    ...PENDING,
    id: `${30 + index}`,
    duplicateOf: { ...EARLIER, status },
  })),
];
