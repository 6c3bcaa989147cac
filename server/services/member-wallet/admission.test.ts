import { beforeEach, describe, expect, it } from 'vitest';
import { WALLET_LOOKUPS_AT_ONCE, WALLET_LOOKUPS_PER_MINUTE } from '#rules/wallet/limits.ts';
import { createAdmission } from './admission.ts';

const ALL = WALLET_LOOKUPS_AT_ONCE.server;
const [ANNE, BART] = [901n, 902n];

describe('the admission of look-ups', () => {
  const clock = { nowMs: 0 };
  let admit: ReturnType<typeof createAdmission>;
  beforeEach(() => {
    clock.nowMs = 60_000;
    admit = createAdmission(() => clock.nowMs);
  });
  const pass = (ms: number) => {
    clock.nowMs += ms;
  };
  /** Calls of as many members as fill the server, two each. */
  const fill = () => Array.from({ length: ALL }, (_, at) => admit(BigInt(at >> 1), 1));
  const endedOf = (calls: ReturnType<typeof fill>) =>
    calls.filter(({ signal }) => signal.aborted).length;

  it('refuses a member’s third call, and a call that finds the server full of new ones', () => {
    const calls = fill();
    expect(() => admit(0n, 1)).toThrow(/still being looked up/);
    pass(999);
    expect(() => admit(ANNE, 1)).toThrow(/Many wallets/);
    calls[0]?.leave();
    admit(ANNE, 1);
    expect(() => admit(BART, 1)).toThrow(/Many wallets/);
    expect(endedOf(calls)).toBe(0);
  });

  it('lets one member after another in where others have been reading for long', () => {
    const calls = fill();
    // Two calls of each take 2 s together.
    pass(1_000);
    admit(ANNE, 1);
    expect(endedOf(calls)).toBe(1);
    admit(ANNE, 1);
    admit(BART, 1);
    expect(endedOf(calls)).toBe(3);
  });

  it('counts what ended earlier in the minute, so that asking again at once keeps nobody out', () => {
    const calls = fill();
    pass(15_000);
    for (const call of calls) call.leave();
    const again = fill();
    const anne = admit(ANNE, 1);
    expect(endedOf(again)).toBe(1);
    expect(anne.signal.aborted).toBe(false);
    // They find room at no cost of members who have read less.
    expect(() => admit(0n, 1)).toThrow();
    expect(anne.signal.aborted).toBe(false);
  });

  it('lets the member give way who has read for longest', () => {
    const calls = fill();
    pass(5_000);
    for (const call of calls.slice(2)) call.leave();
    const young = Array.from({ length: ALL - 2 }, (_, at) => admit(1_000n + BigInt(at), 1));
    admit(ANNE, 1);
    expect([calls[0], calls[1]].map((each) => each?.signal.aborted).sort()).toEqual([false, true]);
    expect(endedOf(young)).toBe(0);
  });

  it('bounds the calls that give way and have not left yet', () => {
    fill();
    pass(10_000);
    for (let at = 0; at < ALL; at += 1) admit(1_000n + BigInt(at), 1);
    pass(10_000);
    expect(() => admit(ANNE, 1)).toThrow(/Many wallets/);
  });

  it('starts again with each minute', () => {
    admit(ANNE, WALLET_LOOKUPS_PER_MINUTE).leave();
    expect(() => admit(ANNE, 1)).toThrow(/Wait a minute/);
    pass(60_000);
    admit(ANNE, 1).leave();
  });
});
