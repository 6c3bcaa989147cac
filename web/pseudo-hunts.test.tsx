import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminHunt } from '#contract/admin/hunts.ts';
import type { Hunt, OwnHunt, ShownClue } from '#contract/site/hunts.ts';
import { PLAY_REFUSALS } from '#rules/hunts/play.ts';
import { NOW_MS } from '#server/testing/http/app.ts';
import { AnnounceDialog as AnnounceHunt } from './admin/hunts/announce-dialog.tsx';
import { CancelDialog } from './admin/hunts/cancel-dialog.tsx';
import { DeleteDialog } from './admin/hunts/delete-dialog.tsx';
import { readDraft as readHunt } from './admin/hunts/draft/draft.ts';
import { EMPTY_HUNT, type HuntText, NEW_CLUE, textOf } from './admin/hunts/draft/hunt-text.ts';
import { templateHunt } from './admin/hunts/draft/template.ts';
import { LinkDialog, MadeLink } from './admin/hunts/form/link-dialog.tsx';
import { LinkField } from './admin/hunts/form/link-field.tsx';
import { FoundMembers } from './admin/hunts/form/payee-field.tsx';
import { Preview } from './admin/hunts/form/preview.tsx';
import { Hunts } from './admin/hunts/hunts.tsx';
import { queryKeyFor } from './api/query-client.ts';
import { setCommunity } from './community.ts';
import { queryClientWith } from './first-view.ts';
import { huntInput } from './hunts/calls.ts';
import { Found, Incomplete } from './hunts/found.tsx';
import { HuntPage } from './hunts/hunt.tsx';
import { HuntsPage } from './hunts/index.tsx';
import { OwnClue } from './hunts/own/own-clue.tsx';
import { REFUSALS } from './hunts/own/refusals.ts';
import { checkHunt } from './hunts/proof/check-hunt.ts';
import { checkLog } from './hunts/proof/check-log.ts';
import { CheckSteps } from './hunts/proof/check-steps.tsx';
import { setLanguage } from './messages.ts';
import { forgetDrafts, storeDraft } from './shell/sign-in/stored-drafts.ts';
import { type DemoSite, openDemoSite } from './testing/demo-site.ts';
import { type Answers, OWNER, openDesk } from './testing/desk.tsx';
import { looseWords, PSEUDO, renderParts, stringsIn, viewIn } from './testing/pseudo-language.tsx';
import { HUNT } from './testing/samples.ts';
import { hashSettled, settledHunt } from './testing/settled-hunt.ts';

const PAGES = { page: 1, limit: 20, total: 1, totalPages: 2 };
const NO_PAGES = { ...PAGES, total: 0, totalPages: 0 };

/** Treasure hunts, as members play them and administrators make them. */
describe('treasure hunts in another language', () => {
  let site: DemoSite;
  beforeAll(async () => {
    site = await openDemoSite();
  });
  beforeEach(() => {
    forgetDrafts();
    setLanguage('de', PSEUDO);
  });
  afterAll(async () => {
    forgetDrafts();
    await site?.close();
  });

  it('say nothing to members that is not in the catalogue', async () => {
    const cookie = await site.cookieOf(1n);
    const view = viewIn((await site.get('/hunts', { headers: { cookie } })).body);
    const [first, drawn] = [await settledHunt('first'), await settledHunt('draw')];
    const waiting = { ...drawn.proof, beaconHash: null, drawsAfter: 12 };
    const hunts: Hunt[] = [
      { ...drawn, badge: 'Anchor', prizes: [{ place: 1, amount: '2', points: 1.5 }] },
      { ...first, winnerList: first.winnerList.map((each) => ({ ...each, displayName: 'Anne' })) },
      {
        ...first,
        winnerList: first.winnerList.map((each) => ({
          ...each,
          displayName: 'Nobody at all',
          displayType: 'other',
        })),
      },
      { ...first, winnerList: [], finishers: 0 },
      { ...first, winnerList: [], prizes: [] },
      { ...drawn, status: 'ended', winnerList: [], proof: waiting },
      { ...first, status: 'ended', winnerList: [], memberDays: 0, leastPoints: 0, leastShares: 0 },
      { ...first, status: 'running', winnerList: [], openedClues: [], coins: '0' },
      { ...first, status: 'running', winnerList: [], players: 0, prizes: [], finisherPoints: 0 },
      { ...drawn, status: 'upcoming', winnerList: [], openedClues: [] },
      { ...drawn, status: 'cancelled', winnerList: [], players: 0, cancelReason: 'No wind.' },
      ...(['none', 'waits', 'sent', 'paid', 'banned', 'no_address'] as const).map((payment) => ({
        ...drawn,
        winnerList: drawn.winnerList.map((each) => ({ ...each, payment, points: 2 })),
      })),
    ];
    setCommunity(view.community);
    setLanguage('de', PSEUDO);
    const known = [...stringsIn([view, hunts, OWN_HUNT, OWN_CLUE]), 'Anne', 'Look up.'];
    const shown: string[] = [];
    for (const hunt of hunts) {
      for (const part of [OWN_HUNT, { ...OWN_HUNT, finishedAs: null }]) {
        const client = queryClientWith(view);
        client.setQueryData(queryKeyFor('getHunt', huntInput('9')), hunt);
        client.setQueryData(queryKeyFor('playHunt', huntInput('9')), part);
        for (const viewer of [view.viewer, null]) {
          const seen = { ...view, viewer };
          shown.push(renderParts(seen, <HuntPage />, { client, path: '/hunts/9' }));
        }
      }
    }
    for (const list of [[], hunts]) {
      const client = queryClientWith(view);
      const own = list.map((hunt, index) => ({ ...hunt, id: String(index) }));
      client.setQueryData(queryKeyFor('getHunts', {}), { hunts: own });
      shown.push(renderParts(view, <HuntsPage />, { client }));
    }
    const [hunt] = hunts;
    if (hunt === undefined) throw new Error('no hunt');
    const clues: ShownClue[] = [
      OWN_CLUE,
      { ...OWN_CLUE, kind: 'link', hint: 'Look up.', hintAt: null },
      { ...OWN_CLUE, kind: 'tip', payee: 'Anne', place: null },
      { ...OWN_CLUE, kind: 'tip', hintAt: null },
    ];
    const later = (ms: number) => new Date(view.nowMs + ms).toISOString();
    const waits = [null, later(30_000), later(300_000)];
    const altered: Hunt[] = [
      drawn,
      { ...drawn, title: 'Another', winnerList: drawn.winnerList.toReversed(), clues: 3 },
      { ...drawn, winnerList: [], openedClues: drawn.openedClues.slice(1) },
      { ...drawn, proof: { ...drawn.proof, rulesHash: 'cc', listHash: 'cc', beaconHeight: 3 } },
      { ...first, proof: { ...drawn.proof, listText: '{', rulesText: '{' } },
      { ...first, status: 'running', proof: { ...first.proof, listText: null, listHash: null } },
      { ...first, proof: { ...first.proof, listText: null }, openedClues: [] },
      { ...first, status: 'ended', proof: drawn.proof, prizes: [] },
      { ...first, status: 'cancelled', winnerList: [], proof: { ...first.proof, listText: null } },
    ];
    const noLog = { checkpoint: null, verifierKey: null, records: [] };
    const checks = await Promise.all(
      altered.map(async (each) => [
        ...(await checkHunt(hashSettled, each, async () => hashSettled('spoon'))),
        await checkLog(each, noLog, view.nowMs),
      ]),
    );
    const said = (text: string) => <p key={text}>{text}</p>;
    shown.push(
      renderParts(
        view,
        <>
          <Incomplete />
          <Found secret="" />
          {clues.flatMap((clue) =>
            waits.map((nextGuessAt) => (
              <OwnClue
                key={`${clue.kind}${clue.payee}${nextGuessAt}`}
                hunt={hunt}
                clue={clue}
                own={{ ...OWN_HUNT, nextGuessAt }}
              />
            )),
          )}
          {PLAY_REFUSALS.map((code) => said(REFUSALS[code](hunt)))}
          {checks.map((steps, index) => (
            <CheckSteps key={altered[index]?.title} steps={steps} />
          ))}
        </>,
      ),
      renderParts({ ...view, viewer: null }, <Found secret="" />),
    );
    known.push(...altered.map(({ title }) => title));
    for (const html of shown) {
      expect(html).toContain('⟦');
      expect.soft(looseWords(html, known)).toEqual([]);
    }
    expect(shown.join()).toContain('It does not agree.');
    expect(shown.join()).not.toContain('Nobody at all');
  });

  it('say nothing to administrators that is not in the catalogue', async () => {
    const view = viewIn((await site.get('/')).body);
    setCommunity(view.community);
    const { shown, expectTranslated } = openDesk(view);
    const statuses = ['upcoming', 'running', 'ended', 'settled', 'cancelled'] as const;
    const hunts: AdminHunt[] = [
      HUNT,
      { ...HUNT, id: '8', coins: '0', problems: ['⟦No answer.⟧'] },
      ...statuses.map((status, at) => ({
        ...HUNT,
        id: String(20 + at),
        status,
        isOpen: at < 2,
        coins: at === 0 ? '0' : '2.5',
      })),
    ];
    const known = [hunts, 'Ahoy', 'UTC'];
    const answers = (list: readonly AdminHunt[], dailyCoins: string | null): Answers => [
      ['getAdminHunts', {}, { hunts: list, dailyCoins }],
      [
        'getUsers',
        { query: { page: '1', limit: '20', q: 'anne' } },
        { users: [{ id: '7', username: 'anne', displayName: 'Anne' }], pagination: PAGES },
      ],
      [
        'getUsers',
        { query: { page: '1', limit: '20', q: 'nobody' } },
        { users: [], pagination: NO_PAGES },
      ],
    ];
    const keep = (id: string, text: HuntText, base = JSON.stringify(textOf(HUNT))) =>
      storeDraft(`${OWNER.telegramId} hunt ${id}`, { text: JSON.stringify({ text, base }) });
    const template = templateHunt(NOW_MS);
    for (const path of ['/admin', '/admin?hunt=new', '/admin?hunt=7', '/admin?hunt=99']) {
      for (const isTyped of [false, true]) {
        forgetDrafts();
        if (isTyped) {
          keep('new', template, JSON.stringify(EMPTY_HUNT));
          keep('7', template, 'another');
        }
        for (const list of [hunts, []]) {
          const html = shown(<Hunts />, { answers: answers(list, isTyped ? '50' : null), path });
          expectTranslated(html, known);
        }
      }
    }
    forgetDrafts();
    const stored = textOf(HUNT);
    const typed = stored.clues.map((clue) => ({ ...clue, replaces: 'yes', answers: 'pearl' }));
    keep('7', { ...stored, title: 'Ahoy', clues: typed });
    const edited = shown(<Hunts />, { answers: answers(hunts, null), path: '/admin?hunt=7' });
    expectTranslated(edited, known, 'pearl');
    for (const said of [
      'Where you are',
      'Keep the stored answers',
      'Save or discard',
      'Add a clue',
    ]) {
      expect(edited).toContain(said);
    }
    const texts: HuntText[] = [
      EMPTY_HUNT,
      stored,
      {
        ...stored,
        winners: 'first',
        ...{ memberDays: '1', leastPoints: '0', leastShares: '0', badge: '' },
        prizes: [
          { key: '1', amount: '2', points: '3' },
          { key: '2', amount: '', points: '1' },
          { key: '3', amount: '', points: '' },
        ],
        clues: [
          { ...NEW_CLUE, key: '1', kind: 'tip' },
          { ...NEW_CLUE, key: '2', kind: 'link', hint: 'Ahoy', hintAfter: '1' },
        ],
      },
    ];
    const close = () => undefined;
    const dialogs = shown(
      <>
        {[
          <AnnounceHunt key="1" hunt={HUNT} onClose={close} />,
          <AnnounceHunt key="2" hunt={{ ...HUNT, coins: '0' }} onClose={close} />,
        ]}
        <CancelDialog hunt={HUNT} onClose={close} />
        <DeleteDialog hunt={HUNT} onClose={close} />
        {texts.map((text) => (
          <Preview key={JSON.stringify(text)} text={text} huntId="7" onClose={close} />
        ))}
        {[true, false].flatMap((isMade) =>
          [true, false].map((canMake) => (
            <LinkField
              key={`${isMade} ${canMake}`}
              huntId="7"
              number="2"
              isMade={isMade}
              canMake={canMake}
            />
          )),
        )}
        {[true, false].map((replaces) => (
          <LinkDialog
            key={String(replaces)}
            huntId="7"
            number="2"
            replaces={replaces}
            onClose={close}
          />
        ))}
        <MadeLink url="https://deck.example/hunts/found#x" botUrl="https://t.me/bot?start=x" />
        <FoundMembers search="anne" onChoose={close} />
        <FoundMembers search="nobody" onChoose={close} />
      </>,
      { answers: answers(hunts, null) },
    );
    const links = ['https://deck.example/hunts/found#x', 'https://t.me/bot?start=x', '@anne'];
    expectTranslated(dialogs, known, links);
    const wrong: HuntText = {
      ...EMPTY_HUNT,
      ...{ memberDays: 'x', leastPoints: 'x', leastShares: 'x', finisherPoints: 'x' },
      badge: 'x'.repeat(99),
      prizes: [
        { key: '1', amount: 'x', points: 'x' },
        { key: '2', amount: '', points: '' },
      ],
      clues: [
        { ...NEW_CLUE, key: '1', kind: 'tip', hint: 'x', hintAfter: 'x', picture: 'ab' },
        { ...NEW_CLUE, key: '2', keeps: '1', replaces: 'yes', place: 'x'.repeat(200) },
        { ...NEW_CLUE, key: '3', answers: '!' },
      ],
    };
    const backwards = { ...stored, startsAt: stored.endsAt, endsAt: stored.startsAt };
    const found = [wrong, backwards].flatMap((text) => [
      ...readHunt(text, { keepsAnswers: true }).problems,
    ]);
    expect(found.length).toBeGreaterThan(15);
    for (const [field, problem] of found)
      expect([field, problem]).toEqual([field, expect.stringContaining('⟦')]);
  });
});

const OWN_HUNT: OwnHunt = {
  refusal: null,
  refusalCode: null,
  solved: 1,
  clue: null,
  finishedAs: 3,
  nextGuessAt: null,
};
const OWN_CLUE: ShownClue = {
  number: 1,
  kind: 'answer',
  text: 'Which ship?',
  place: 'Aboard',
  hint: null,
  hintAt: new Date(NOW_MS + 3_600_000).toISOString(),
  payee: null,
  picture: null,
};
