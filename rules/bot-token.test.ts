import { describe, expect, it } from 'vitest';
import { TEST_BOT_ID, TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { botIdOf, isBotToken } from './bot-token.ts';

const SECRET = 'AAFquarterdeck_Tests-0123456789xyzX';

describe('isBotToken', () => {
  it.each([
    [TEST_BOT_TOKEN, true],
    [`7000000001:${SECRET}`, true],
    [`70000:${SECRET}`, true],
    [`4503599627370495:${SECRET}`, true],
    [`7000000001:${SECRET.padEnd(64, 'a')}`, true],
    ['', false],
    ['undefined', false],
    [`7000:${SECRET}`, false],
    [`4503599627370496:${SECRET}`, false],
    [`07000000001:${SECRET}`, false],
    [`7000000001:${SECRET.slice(1)}`, false],
    [`7000000001:${SECRET.padEnd(65, 'a')}`, false],
    [`7000000001:${SECRET} `, false],
    [`7000000001:${SECRET}\n`, false],
    [`7000000001 ${SECRET}`, false],
    [`:${SECRET}`, false],
    [SECRET, false],
    // Samples from Telegram's documentation and from test suites, and made-up ones.
    ['123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11', false],
    ['110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw', false],
    ['4839574812:AAFD39kkdpWt3ywyRZergyOLMaJhac60qc', false],
    ['5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8', false],
    ['7342037359:AAFZehRPBRs8Seg40oDjTMIW8uTGPuW1zfQ', false],
    [`123456789:${'x'.repeat(35)}`, false],
    [`123456789:${'AAabc'.repeat(7)}`, false],
    [`123456789:${'0123456789A'.repeat(4)}`, false],
    [`123456789:${'0123456789AB'.repeat(3)}`, true],
  ])('%j: %s', (text, taken) => {
    expect(isBotToken(text)).toBe(taken);
  });

  it('shows only the id', () => {
    expect(botIdOf(TEST_BOT_TOKEN)).toBe(TEST_BOT_ID);
  });
});
