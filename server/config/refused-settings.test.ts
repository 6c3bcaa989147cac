import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitsToUsd } from '#rules/amounts.ts';
import { TEST_BOT_TOKEN as BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { messageOf, PEARLCOIN, RPC, read, TOKEN, XPUB } from '#server/testing/config/readings.ts';

const WITNESS = 'remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2';
const LOG = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';

describe('readConfig, of what it refuses', () => {
  const bad: Record<string, string[]> = {
    WALLET_RPC_URL: ['127.0.0.1:9772', 'ftp://h/', 'http://', 'http://u:p@h/?wallet=a'],
    COIN_NETWORK: ['mainnet', 'MAIN', '0'],
    PLAN_PRICES: [
      '500',
      '1,2',
      '1,2,3,4',
      '1,2,-3',
      '0.00199999,1,1',
      '1,1.0000001,1',
      '1,1,1000000000.1',
      '1,,3',
      '1e2,2,3',
    ],
    LOG_WITNESSES: [
      WITNESS,
      'https://w.example',
      `${WITNESS} w.example`,
      `${WITNESS} http://w.example`,
      `${WITNESS} https://u:p@w.example`,
      `${WITNESS} https://w.example more`,
      `${WITNESS} https://w.example,${WITNESS} https://w.example`,
      `${LOG} https://w.example`,
      `${WITNESS.replace('da77ade7', 'da77ade8')} https://w.example`,
    ],
    WITNESS_LOGS: [WITNESS, `${LOG},`, `${LOG} https://a.example`, LOG.replace('foo', 'bar'), 'x'],
    JOBS: ['yes', '2', 'true'],
    RPC_INSECURE: ['yes', '2', 'true'],
    SECRET_KEY: [
      'short',
      'a'.repeat(63),
      'a'.repeat(65),
      `${'g'.repeat(64)}`,
      `${'a'.repeat(64)},`,
      'é'.repeat(43),
    ],
    PORT: ['-1', '65536', '3000.5', '1e3', 'http', '0x10', '٣'],
    HOST: [
      'a b',
      'http://a',
      'localhost:80',
      '1.2.3.4.5',
      '[::1]',
      '::1::',
      '/',
      'a/b',
      '256.0.0.1',
    ],
    PUBLIC_URL: [
      'deck.example.org',
      'ftp://a.org',
      'javascript:0',
      'http://',
      'https://u@a.org',
      'https://:p@a.org',
      'https://a.org/?q',
      'https://a.org/?',
      'https://a.org/#a',
    ],
    DATABASE_URL: ['mysql://h/d', 'h/d', 'postgres:h', 'postgres://h:port/d', 'http://h/d'],
    DEMO: ['2', 'true', 'yes', '01'],
    BOT_GATEWAY_TOKEN: ['short', 'a'.repeat(23), `${TOKEN} a`, `${TOKEN}é`],
    METRICS_TOKEN: ['short', 'a'.repeat(23), `${TOKEN} a`, `${TOKEN}é`],
    TELEGRAM_BOT_TOKEN: [
      '1:a',
      `${BOT_TOKEN} a`,
      BOT_TOKEN.slice(0, -2),
      '123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11',
      '5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8',
    ],
    ADMIN_BOT_USERNAME: ['bot', 'a bot', '@@a_bot'],
    TELEGRAM_UPDATES: ['on', 'polling', 'OFF', 'poll', 'webhook'],
    TELEGRAM_WEBHOOK_SECRET: ['short', 'a'.repeat(23), 'a'.repeat(257), `${TOKEN} a`, `${TOKEN}é`],
    TRUSTED_PROXIES: ['1', 'proxy', 'true', '*', '127.0.0.1/33', '::1/129', '10.0.0.0/8/8', ','],
    BOT: ['on', 'here', '1'],
    BOT_USERNAME: ['bot', 'a bot', 'https://t.me/a_bot', '@@a_bot', 'a'.repeat(33), 'böttt'],
    TELEGRAM_CLIENT_ID: ['0', '07', 'client', '7000000003:secret', '4503599627370496'],
    TELEGRAM_API_ROOT: [
      'api.telegram.org',
      'http://api.telegram.org',
      'http://localhost.evil.example',
    ],
    TELEGRAM_OAUTH_ROOT: [
      'oauth.telegram.org',
      'http://oauth.telegram.org',
      'http://127.0.0.1.evil.example',
      'http://localhost.evil.example',
      'http://192.168.0.2',
      'file:///keys',
      'https://',
      'https://u@a.org',
      'https://:p@a.org',
      'https://a.org/?q',
      'https://a.org/?',
      'https://a.org/#a',
      'https://a.org/#',
    ],
    OWNER_TELEGRAM_ID: ['0', '01', '-1', 'anne', '1,2', '4503599627370496', '1e3', '@anne'],
    ADMIN_TELEGRAM_IDS: ['0', '1,,2', '1;2', '1,anne', ','],
    REFERRAL_POINTS: ['-1', '1001', '0.001', 'many'],
    WEEKLY_POOL: ['-1', '1e3', '0.000000001', '500 JKC', '1,000', '10000000000.00000001', 'all'],
    MIN_ACTIVITY_THRESHOLD: ['-1', '0.001', '5,5', '1e1', '1000000', 'none'],
    FREE_API_REQUESTS: ['-1', '1.5', '1e3', '1000000001', 'none', '01'],
    COIN_USD_PRICE: ['-1', '1e-3', '01', '00.5', '.5', '1.', '0.0000000000001', '$1', '1000000000'],
    PRICE_URL: [
      'price.org',
      'ftp://price.org/',
      'http://price.org/',
      'https://price.org:8443/',
      'https://me:s3cret@price.org/',
      'https://price.org/#usd',
      'https://price/',
      'https://10.0.0.7/',
      'https://169.254.169.254/',
      'https://price.internal/',
      'http://127.0.0.1.evil.example/',
    ],
    PRICE_PATH: ['/usd'],
    COMMUNITY_FILE: ['gone.json', '/'],
    EXPLORER_TX_URL: ['https://a.org/tx/', 'javascript:{txid}', 'a.org/{txid}'],
    DEFAULT_LANGUAGE: ['fr', 'DE', 'de-AT'],
    DEFAULT_THEME: ['black', 'Dark'],
    MINI_APP_SURFACE: ['none', 'Full'],
    LOG_LEVEL: ['verbose', 'INFO'],
  };
  const badPairs = Object.entries(bad).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );
  it.each(badPairs)('refuses %s=%s with one line that names it', (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name}: \\S[^\\n]*$`));
    // Values that may be secrets are not shown.
    if (/_(TOKEN|SECRET|KEY)$|^PRICE_URL$/.test(name)) expect(message).not.toContain(value);
  });

  it.each<[Record<string, string>, string]>([
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '::', DEMO: '1' }, 'HOST'],
    [{ DEMO: '1', BOT_GATEWAY_TOKEN: TOKEN }, 'DEMO'],
    [{ DEMO: '1', TELEGRAM_BOT_TOKEN: BOT_TOKEN }, 'DEMO'],
    [{ DEMO: '1', TELEGRAM_CLIENT_ID: '7000000003' }, 'DEMO'],
    [
      {
        DEMO: '1',
        TELEGRAM_BOT_TOKEN: BOT_TOKEN,
        BOT_GATEWAY_TOKEN: TOKEN,
        TELEGRAM_API_ROOT: 'http://127.0.0.1:8081',
      },
      'DEMO',
    ],
    [{ TELEGRAM_BOT_TOKEN: BOT_TOKEN, HOST: '0.0.0.0' }, 'PUBLIC_URL'],
    [{ TELEGRAM_BOT_TOKEN: BOT_TOKEN, PUBLIC_URL: 'http://deck.example.org' }, 'PUBLIC_URL'],
    [{ TELEGRAM_BOT_TOKEN: BOT_TOKEN, PUBLIC_URL: 'http://127.0.0.1.evil.example' }, 'PUBLIC_URL'],
    [{ TELEGRAM_CLIENT_ID: '7000000003', PUBLIC_URL: 'http://192.168.0.2' }, 'PUBLIC_URL'],
    [{ TELEGRAM_UPDATES: 'webhook', TELEGRAM_BOT_TOKEN: BOT_TOKEN }, 'TELEGRAM_UPDATES'],
    [{ TELEGRAM_UPDATES: 'poll', TELEGRAM_CLIENT_ID: '7000000003' }, 'TELEGRAM_UPDATES'],
    // Two sources for the same members.
    [{ BOT: '1', TELEGRAM_BOT_TOKEN: BOT_TOKEN, BOT_GATEWAY_TOKEN: TOKEN }, 'BOT'],
    [{ BOT: 'apart', TELEGRAM_BOT_TOKEN: BOT_TOKEN }, 'BOT'],
    [{ BOT: '1', TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_UPDATES: 'off' }, 'TELEGRAM_UPDATES'],
    [
      {
        BOT: 'apart',
        TELEGRAM_BOT_TOKEN: BOT_TOKEN,
        DATABASE_URL: 'postgres://a/b',
        TELEGRAM_UPDATES: 'webhook',
        TELEGRAM_WEBHOOK_SECRET: TOKEN,
      },
      'TELEGRAM_UPDATES',
    ],
    [{ PRICE_URL: 'https://a.org/', COIN_USD_PRICE: '0.5' }, 'PRICE_URL'],
    [{ PRICE_URL: 'https://a.org/', PRICE_PATH: 'junkcoin.usd' }, 'PRICE_PATH'],
    [{ PRICE_URL: 'https://a.org/', COMMUNITY_FILE: PEARLCOIN }, 'PRICE_PATH'],
    // Only the names of that coin are known.
    [
      { COMMUNITY_FILE: PEARLCOIN, WALLET_RPC_URL: RPC, DATABASE_URL: 'postgres://a/b' },
      'WALLET_RPC_URL',
    ],
    [{ COMMUNITY_FILE: PEARLCOIN, FAUCET_RPC_URL: RPC }, 'FAUCET_RPC_URL'],
    [{ COMMUNITY_FILE: PEARLCOIN, ESCROW_XPUB: XPUB }, 'ESCROW_XPUB'],
    [{ COMMUNITY_FILE: PEARLCOIN, INVOICE_XPUB: XPUB }, 'INVOICE_XPUB'],
  ])('refuses %j together', (environment, name) => {
    expect(messageOf(environment)).toMatch(new RegExp(`^${name}: \\S[^\\n]*$`));
  });

  it('refuses a price too large to calculate with', () => {
    const text = fc.stringMatching(/^[0-9]{1,11}(\.[0-9]{0,13})?$/);
    fc.assert(
      fc.property(text, (price) => {
        const environment = { COIN_USD_PRICE: price };
        if (messageOf(environment) !== null) return;
        unitsToUsd(100_000_000n, read(environment).usdPrice ?? '');
      }),
      { numRuns: 500 },
    );
  });

  it('either works or fails with a ConfigError, whatever the value', () => {
    const names = fc.constantFrom(...Object.keys(bad), 'DATA_DIR');
    fc.assert(fc.property(names, fc.string(), (name, value) => void messageOf({ [name]: value })));
  });
});
