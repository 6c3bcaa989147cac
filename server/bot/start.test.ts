import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { changeSettings } from '#server/services/settings/change-settings.ts';
import { ANNE, BOB, GROUP, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';

const ADDRESS = 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86';
const CID = '13';

describeOnPostgres('/start', (database) => {
  let test: TestBot;
  const open = async (environment: Record<string, string> = {}) => {
    test = await openTestBot(database().db, { COIN_NETWORK: 'test', ...environment });
    test.telegram.setPerson(CID, { first_name: 'Buy my coin', username: 'cid_d' });
  };
  beforeEach(() => open());
  afterEach(async () => {
    expect(test.reports).toEqual([]);
    expect(await checkLedger(test.db)).toEqual([]);
    await test.close();
  });

  /** The code in a person's link. */
  const codeOf = async (person: string): Promise<string> => {
    const [said = ''] = await test.asks(person, '/invite');
    return /t\.me\/quarterdeck_bot\?start=(ref_[\w-]+)/.exec(said)?.[1] ?? `no link in ${said}`;
  };
  const tellsAccount = /Your account is ready\. \+1 point for your account\./;

  it.each([
    ['/start week_2026-03-01', /The week of 2026-03-01/],
    ['/start submit', /Send me the link to your content/],
    [`/start tip_${'x'.repeat(22)}`, /Say \/gm each day/],
    ['/start ref_nobodys-code', /Say \/gm each day/],
    ['/start wallet', /Say \/gm each day/],
  ])('%s makes the account, tells its point and follows the link', async (text, about) => {
    const [answer] = await test.asks(BOB, text);
    expect(answer).toMatch(tellsAccount);
    expect(answer).toMatch(about);
    expect(await test.points(BOB)).toBe(1);
    expect((await test.asks(BOB, text))[0]).not.toMatch(tellsAccount);
    expect(await test.points(BOB)).toBe(1);
  });

  it('welcomes with the owner’s text as it was typed, at once', async () => {
    const { settings: bases } = readConfig({}, '/nowhere');
    const welcome = 'Ahoy <b>crew</b> & friends!\nRead the *rules*.';
    await test.asks(BOB, '/start');
    await changeSettings(test.db, { actor: '77', changes: { welcome }, bases });
    const [answer] = await test.asks(BOB, '/start');
    expect(answer).toBe(`Welcome back to Junkcoin.\n\n${welcome}`);
    expect(test.last(BOB)?.html).toContain('Ahoy &lt;b&gt;crew&lt;/b&gt; &amp; friends!');
  });

  it('continues with the request of a new member', async () => {
    await test.asks(BOB, '/start submit');
    expect((await test.asks(BOB, 'https://example.com/a'))[0]).toContain('What kind of content');
  });

  it('of somebody else’s tip makes the account too', async () => {
    await test.asks(ANNE, '/start');
    await test.asks(BOB, `/address ${ADDRESS}`);
    await test.asksInGroup(ANNE, '/tip @bob_c 3');
    const url = test.last(GROUP)?.buttons.flat()[0]?.url ?? '';
    const [answer] = await test.asks(CID, `/start ${url.split('start=')[1]}`);
    expect(answer).toMatch(tellsAccount);
    expect(answer).toContain('This tip is not yours to pay.');
    expect(await test.points(CID)).toBe(1);
  });

  it('by a link tells whose it is, without a name, and earns nothing by default', async () => {
    await test.asks(ANNE, '/start');
    const code = await codeOf(ANNE);
    expect(await codeOf(ANNE)).toBe(code);
    const said = await test.answersTo(() => test.telegram.say(CID, `/start ${code}`));
    expect(said.find(({ chatId }) => chatId === CID)?.text).toMatch(tellsAccount);
    expect(said.find(({ chatId }) => chatId === ANNE)?.text).toBe(
      'Somebody has joined by your link.',
    );
    expect([await test.points(ANNE), await test.points(CID)]).toEqual([1, 1]);
  });

  it('by a link earns its owner the operator’s points once, for a new account of another person', async () => {
    await test.close();
    await open({ REFERRAL_POINTS: '2.5' });
    await test.asks(ANNE, '/start');
    const code = await codeOf(ANNE);
    expect((await test.asks(ANNE, '/invite'))[0]).toContain('You get 2.5 points for each.');
    await test.asks(ANNE, `/start ${code}`);
    expect(await test.points(ANNE)).toBe(1);
    const come = () => test.answersTo(() => test.telegram.say(CID, `/start ${code}`));
    expect((await come()).map(({ text }) => text)).toContain(
      'Somebody has joined by your link. +2.5 points.',
    );
    await come();
    await test.asks(BOB, '/start');
    await test.asks(BOB, `/start ${code}`);
    expect(await test.points(ANNE)).toBe(3.5);
    const update = test.telegram.updates.find((each) => JSON.stringify(each).includes(code));
    if (update) await test.again(update);
    expect(await test.points(ANNE)).toBe(3.5);
  });

  it('by a link of a busy crowd earns and tells a bounded number of times', async () => {
    await test.close();
    await open({ REFERRAL_POINTS: '1' });
    await test.asks(ANNE, '/start');
    const code = await codeOf(ANNE);
    for (let person = 100; person < 125; person += 1) {
      await test.asks(String(person), `/start ${code}`);
    }
    expect(await test.points(ANNE)).toBe(21);
    const told = test.telegram.messagesOf(ANNE).filter(({ text }) => text.startsWith('Somebody'));
    expect(told).toHaveLength(20);
    const { rows } = await sql`select from members`.execute(test.db);
    expect(rows).toHaveLength(26);
  });
});
