import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Messages, messagesIn } from '#rules/messages/messages.ts';
import { isoTime } from '#rules/times.ts';
import { announceHunt } from '#server/services/hunts/announce.ts';
import { createHunt } from '#server/services/hunts/drafts.ts';
import { runHunts } from '#server/services/hunts/run.ts';
import { findTip } from '#server/services/tips/rows.ts';
import { ANNE, BOB, GROUP, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { ADMIN, DRAFT, POINTS_ONLY } from '#server/testing/hunts.ts';
import { watchTips } from '#server/testing/tips/watch-tips.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { COMMAND_LIST } from './commands/command-lists.ts';

type Say = (values: object) => string;

/** Messages in English between brackets: words outside of them are from no catalogue. */
const PSEUDO = Object.fromEntries(
  Object.entries(messagesIn('en')).map(([key, say]) => [
    key,
    typeof say === 'string' ? 'de' : (values: object) => `⟦${(say as Say)(values)}⟧`,
  ]),
) as Messages; // The same keys, with functions of the same values.

const ADDRESS = 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86';
const TXID = 'ab'.repeat(32);
const HOUR_MS = 3_600_000;

/** The words of a text that no bracket holds, without names, amounts, commands and dates. */
function loose(text: string): string[] {
  let depth = 0;
  const outside = [...text].map((letter) => {
    if (letter === '⟦') depth += 1;
    if (letter === '⟧') depth -= 1;
    return depth > 0 || letter === '⟧' ? ' ' : letter;
  });
  const known = /\/\w+|Anne|Bob <b>|JKC|UTC|\d+\. März|English|Deutsch|Español|Bahasa Indonesia/g;
  return (
    outside
      .join('')
      .replace(known, '')
      .match(/\p{Script=Latin}{2,}/gu) ?? []
  );
}

describeOnPostgres('a bot of another language', (database) => {
  let test: TestBot;
  beforeEach(async () => {
    const options = { messagesIn: () => PSEUDO };
    test = await openTestBot(database().db, { COIN_NETWORK: 'test' }, options);
  });
  afterEach(() => test.close());

  it('says nothing that is not in the catalogue', async () => {
    const { db, telegram, clock, chain } = test;
    const before = telegram.messages.size;
    const ask = async (text: string) => void (await test.asks(ANNE, text));
    const press = async (data: string, chatId = ANNE) => {
      const message = test.telegram
        .messagesOf(chatId)
        .findLast(({ buttons }) => buttons.flat().some((each) => each.callback_data === data));
      if (message === undefined) throw new Error(`nothing offers ${data}`);
      await test.answersTo(() => telegram.press(chatId, message.messageId, data, ANNE));
    };
    await test.asks(BOB, '/start');
    await ask('/start');
    for (const { name } of COMMAND_LIST) await ask(`/${name}`);
    await ask('/unknown');
    await ask('words');
    await ask(`/address ${ADDRESS}`);
    await ask('/address nonsense');
    for (const name of ['deposit', 'balance', 'history', 'wallet', 'points', 'week']) {
      await ask(`/${name}`);
    }
    await ask('/send x');
    await ask(`/send ${ADDRESS} 5`);
    for (const wrong of [
      'x',
      '@bob_c',
      '@bob_c 1,000',
      '@bob_c 0',
      '@nobody_here 5',
      '@anne_b 5',
    ]) {
      await ask(`/tip ${wrong}`);
    }
    await ask('/settings');
    await press('set:language');
    await press('set:all');
    await ask('/submit https://x.com/a/status/1');
    await press('kind:twitter_post');
    await ask('A title');
    for (const refused of ['http://', 'ftp://a.example', 'https://localhost/a']) {
      await ask(`/submit ${refused}`);
    }
    await ask('/cancel');
    await ask('/start');
    await press('how:tip');

    // A tip from its beginning to its end, and the notices of both sides.
    await test.asks(BOB, `/address ${ADDRESS}`);
    await test.asksInGroup(ANNE, '/tip @bob_c 25');
    const link = test.last(GROUP)?.buttons.flat()[0]?.url ?? '';
    const tipId = /tip_([\w-]{22})$/.exec(link)?.[1] ?? '';
    const watch = async () => {
      await watchTips({ db, chain, coin: JUNKCOIN_ON.test, now: () => clock.nowMs });
      await test.answersTo(() => test.bot.sendNotices());
    };
    await watch();
    await ask(`/start tip_${tipId}`);
    await press(`tw:${tipId}`);
    const due = (await findTip(db, tipId))?.due ?? 0n;
    chain.pay(ADDRESS, { txid: TXID, units: due, blockTimeMs: null, confirmations: 0 });
    await watch();
    chain.received.clear();
    chain.height += 3;
    chain.pay(ADDRESS, { txid: TXID, units: due, blockTimeMs: clock.nowMs, confirmations: 3 });
    await watch();
    await ask('/points');

    // A hunt from its first clue to its end.
    clock.nowMs += 24 * HOUR_MS;
    const startsMs = clock.nowMs + HOUR_MS;
    const draft = {
      ...DRAFT,
      ...{
        title: '1',
        story: '1',
        startsAt: isoTime(startsMs),
        endsAt: isoTime(startsMs + HOUR_MS),
      },
      clues: [{ kind: 'answer' as const, text: '1', answers: ['2'] }],
    };
    const id = await createHunt(db, { draft, actor: ADMIN, nowMs: clock.nowMs });
    await announceHunt(db, { id, actor: ADMIN, source: POINTS_ONLY, nowMs: clock.nowMs });
    clock.nowMs = startsMs;
    for (const text of ['/hunt', '3', '2', '/hunt']) await ask(text);
    await test.asksInGroup(ANNE, '/hunt');
    clock.nowMs = startsMs + HOUR_MS;
    await runHunts(db, { source: null, nowMs: clock.nowMs });
    await test.answersTo(() => test.bot.sendNotices());

    // Groups.
    for (const { name } of COMMAND_LIST) await test.asksInGroup(ANNE, `/${name}`);
    await test.asksInGroup(ANNE, '/settings least much');
    await press('grp:language', GROUP);
    await press('grp:all', GROUP);

    const said = [...telegram.messages.values()].slice(before).filter(({ from }) => from === 'bot');
    expect(said.length).toBeGreaterThan(60);
    for (const { text, buttons } of said) {
      expect.soft(loose(text), text).toEqual([]);
      for (const button of buttons.flat()) expect.soft(loose(button.text), button.text).toEqual([]);
    }
    for (const text of telegram.answeredPresses.values())
      expect.soft(loose(text ?? '')).toEqual([]);
    expect(test.reports).toEqual([]);
  });
});
