import { describe, expect, it } from 'vitest';
import { createDoor, OPEN_FOR_MS } from './door.ts';

function open() {
  const clock = { nowMs: 1_000_000 };
  const codes: string[] = [];
  const door = createDoor({ show: (code) => codes.push(code), now: () => clock.nowMs });
  return { door, clock, codes, newest: () => codes.at(-1) ?? '' };
}

describe('the code', () => {
  it('has 130 random bits in letters that can be told apart', () => {
    const codes = Array.from({ length: 200 }, () => open().newest());
    for (const code of codes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]$/);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(codes.join('')).size).toBe(33);
  });

  it.each([
    ['as it is shown', (code: string) => code],
    [
      'in small letters, with spaces',
      (code: string) => ` ${code.toLowerCase().replaceAll('-', ' ')} `,
    ],
    ['with letters for digits', (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ])('opens %s, once', (_, type) => {
    const { door, newest } = open();
    const session = door.enter(type(newest())) ?? undefined;
    expect(door.admits(session)).toBe(true);
    expect(door.enter(newest())).toBeNull();
    expect(door.admits(session)).toBe(true);
  });

  it.each(['', 'A', 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA-A'])('is not %j', (text) => {
    const { door } = open();
    expect(door.enter(text)).toBeNull();
    expect(door.admits(text)).toBe(false);
  });

  it('is renewed after five wrong ones', () => {
    const { door, codes, newest } = open();
    const [first = ''] = codes;
    for (let tries = 0; tries < 4; tries++) door.enter('wrong');
    expect(codes).toHaveLength(1);
    door.enter('wrong');
    expect(codes).toHaveLength(2);
    expect(newest()).not.toBe(first);
    expect(door.enter(first)).toBeNull();
    expect(door.enter(newest())).not.toBeNull();
  });

  it('works for half an hour', () => {
    const { door, clock, newest } = open();
    clock.nowMs += OPEN_FOR_MS;
    expect(door.enter(newest())).toBeNull();
    expect(open().door.closesAtMs()).toBe(1_000_000 + OPEN_FOR_MS);
  });
});

describe('a session', () => {
  it('lasts for half an hour after its last call', () => {
    const { door, clock, newest } = open();
    const session = door.enter(newest()) ?? undefined;
    for (let calls = 0; calls < 3; calls++) {
      clock.nowMs += OPEN_FOR_MS - 1;
      expect(door.admits(session)).toBe(true);
    }
    clock.nowMs += OPEN_FOR_MS;
    expect(door.admits(session)).toBe(false);
  });

  it('is not made longer by others', () => {
    const { door, newest } = open();
    door.enter(newest());
    const closesAtMs = door.closesAtMs();
    for (let tries = 0; tries < 9; tries++) door.enter('wrong');
    expect([undefined, '', 'guess'].map((guess) => door.admits(guess))).toEqual([
      false,
      false,
      false,
    ]);
    expect(door.closesAtMs()).toBe(closesAtMs);
  });
});
