import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANNE, GROUP, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';

describeOnBothEngines('the bot', (database, engine) => {
  let test: TestBot;
  beforeEach(async () => {
    test = await openTestBot(database().db);
  });
  afterEach(async () => {
    expect(test.reports).toEqual([]);
    await test.close();
  });

  it('makes an account of whoever starts it, once, and tells what it earned', async () => {
    const [welcome] = await test.asks(ANNE, '/start');
    expect(welcome).toContain('+1 point for your account');
    expect(await test.points(ANNE)).toBe(1);
    const [back] = await test.asks(ANNE, '/start');
    expect(back).toContain('Welcome back');
    expect(await test.points(ANNE)).toBe(1);
    const [first] = test.telegram.updates;
    if (first) await test.again(first);
    expect(test.telegram.messagesOf(ANNE)).toHaveLength(4);
    const [gm] = await test.asksInGroup(ANNE, '/gm');
    expect(gm).toBe('GM! ☀️ +1 point. The next one comes in 1d 0h.');
    expect(test.last(GROUP)?.replyTo).toBe(5);
  });

  if (engine === 'embedded') return;
});
