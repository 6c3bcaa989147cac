import { expect, it } from 'vitest';
import { isoTime } from '#rules/times.ts';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { announceHunt } from '#server/services/hunts/announce.ts';
import { changeHunt, createHunt, makeHuntLink } from '#server/services/hunts/drafts.ts';
import { addHuntPicture } from '#server/services/hunts/pictures.ts';
import { runHunts } from '#server/services/hunts/run.ts';
import { ANNE, BOB, GROUP, openTestBot } from '#server/testing/bot.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { ADMIN, DRAFT, POINTS_ONLY } from '#server/testing/hunts.ts';
import { greyJpeg } from '#server/testing/pictures/grey-jpeg.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeOnBothEngines('a treasure hunt in the bot', (database) => {
  it('is played in private, while the group reads numbers alone', async () => {
    const { db } = database();
    const test = await openTestBot(db);
    const { node } = createTestWallet();
    expect(await test.asks(ANNE, '/hunt')).toEqual(['No treasure hunt is running.']);
    for (const person of [ANNE, BOB]) {
      await test.asks(person, '/start');
      await test.asks(person, `/address ${node.strangerAddress()}`);
    }
    test.clock.nowMs += DAY_MS;
    const startsMs = test.clock.nowMs + HOUR_MS;
    const draft = {
      ...DRAFT,
      startsAt: isoTime(startsMs),
      endsAt: isoTime(startsMs + DAY_MS),
      clues: [
        {
          kind: 'answer' as const,
          text: 'Which <ship>?',
          place: 'The dock',
          hint: 'Black',
          hintAfterMinutes: 60,
          answers: ['Black Pearl'],
        },
        { kind: 'link' as const, text: 'Under the palm' },
      ],
    };
    const { nowMs } = test.clock;
    const id = await createHunt(db, { draft, actor: ADMIN, nowMs });
    const secret = await makeHuntLink(db, { id, number: 2, actor: ADMIN });
    await announceHunt(db, { id, actor: ADMIN, source: POINTS_ONLY, nowMs });

    expect(await test.asks(ANNE, '/hunt')).toEqual(['No treasure hunt is running.']);
    test.clock.nowMs = startsMs;
    expect(await test.asks(ANNE, '/hunt')).toEqual([
      expect.stringMatching(
        /two jokes\.\n\nClue 1 of 2\nWhich <ship>\?\n📍 The dock\nA hint comes in (1h|59m)\.\n\nSend me/,
      ),
    ]);
    expect(await test.asks(ANNE, `/start found_${secret}`)).toEqual([
      'This link belongs to no clue of yours.',
    ]);
    await test.asks(ANNE, '/hunt');
    for (let guess = 0; guess < 5; guess++) {
      expect(await test.asks(ANNE, 'the flying dutchman')).toEqual(['That is not it.']);
    }
    expect(await test.asks(ANNE, 'black pearl')).toEqual([
      expect.stringMatching(/^Five wrong answers within an hour: ask \/hunt again in (1h|5\dm)\.$/),
    ]);
    test.clock.nowMs += HOUR_MS;
    expect(await test.asks(ANNE, '/hunt')).toEqual([expect.stringContaining('💡 Black')]);
    expect(await test.asks(ANNE, 'BLACK-pearl')).toEqual([
      expect.stringMatching(/^That is it! ⚓\n\nClue 2 of 2\nUnder the palm\n\nFind the link/),
    ]);
    const update = test.telegram.updates.at(-1);
    if (update) await test.again(update);
    expect(await test.asks(ANNE, 'words')).toEqual([expect.stringContaining('only understand')]);
    expect(await test.asks(BOB, `/start found_${secret}`)).toEqual([
      'This link belongs to no clue of yours.',
    ]);
    const [standing = ''] = await test.asksInGroup(BOB, '/hunt');
    expect(standing).toMatch(/^The lost anchor, until 2026-\d\d-\d\d \d\d:\d\d UTC\n/);
    expect(standing).toContain('Clue 1 of 2: 1\nClue 2 of 2: 1\nFinished: 0');
    // One message stays in the group, the newest.
    await test.asksInGroup(ANNE, '/hunt');
    const posts = () => {
      const texts = test.telegram.messagesOf(GROUP).map(({ text }) => text);
      return texts.filter((text) => text.startsWith('The lost anchor'));
    };
    expect(posts()).toEqual([standing]);
    expect(await test.asks(ANNE, `/start found_${secret}`)).toEqual([
      'You have finished The lost anchor as number 1. The winners are known after its end.',
    ]);
    expect(posts()).toEqual([standing]);
    expect(await test.answersTo(() => test.bot.sendNotices())).toEqual([]);
    const changed = standing.replace('Clue 2 of 2: 1\nFinished: 0', 'Finished: 1');
    expect(posts()).toEqual([changed]);
    expect(changed).not.toMatch(/ship|palm/);

    test.clock.nowMs = startsMs + DAY_MS;
    await runHunts(db, { source: null, nowMs: test.clock.nowMs });
    const told = await test.answersTo(() => test.bot.sendNotices());
    expect(told).toEqual([
      expect.objectContaining({
        chatId: ANNE,
        text: '🏆 You have won The lost anchor: place 1, 10 points.',
      }),
    ]);
    expect(await test.answersTo(() => test.bot.sendNotices())).toEqual([]);
    expect(posts()).toEqual(['The lost anchor is over.\nFinished: 1']);
    expect(test.reports).toEqual([]);
    await test.close();
  });

  it('shows a clue below its picture, or after it if the text is too long for that', async () => {
    const { db } = database();
    const test = await openTestBot(db);
    const { node } = createTestWallet();
    await test.asks(ANNE, '/start');
    await test.asks(ANNE, `/address ${node.strangerAddress()}`);
    test.clock.nowMs += DAY_MS;
    const { nowMs } = test.clock;
    const times = { startsAt: isoTime(nowMs + HOUR_MS), endsAt: isoTime(nowMs + DAY_MS) };
    const answers = ['Pearl'];
    const clues = [
      { kind: 'answer' as const, text: 'Which <ship>?', answers },
      { kind: 'answer' as const, text: `Which &? ${'x'.repeat(990)}`, answers },
    ];
    const draft = { ...DRAFT, ...times, clues };
    const id = await createHunt(db, { draft, actor: ADMIN, nowMs });
    const file = greyJpeg({ width: 40, height: 30 });
    const { hash } = await addHuntPicture(db, { id, file, actor: ADMIN });
    const picture = { hash, description: 'A <torn> map' };
    const shown = { ...draft, clues: clues.map((clue) => ({ ...clue, picture })) };
    await changeHunt(db, { id, draft: shown, actor: ADMIN, nowMs });
    await announceHunt(db, { id, actor: ADMIN, source: POINTS_ONLY, nowMs });
    test.clock.nowMs += HOUR_MS;

    const told = async (text: string) => {
      const messages = await test.answersTo(() => test.telegram.say(ANNE, text));
      return messages.map((message) => [message.picture, message.text]);
    };
    const jpeg = file.toString('base64');
    expect(await told('/hunt')).toEqual([
      [jpeg, expect.stringMatching(/two jokes\.\n\nClue 1 of 2\nWhich <ship>\?\n🖼 A <torn> map\n/)],
    ]);
    expect(await told('pearl')).toEqual([
      [jpeg, 'The lost anchor'],
      [
        null,
        expect.stringMatching(/^That is it! ⚓\n\nClue 2 of 2\nWhich &\? x+\n🖼 A <torn> map\n/),
      ],
    ]);
    expect(test.reports).toEqual([]);
    await test.close();
  });
});
