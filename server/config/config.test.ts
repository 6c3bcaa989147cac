import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitsToUsd } from '#rules/amounts.ts';
import { JUNKCOIN_PRICES } from '#rules/plans/plans.ts';
import { TEST_BOT_TOKEN as BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { type Config, ConfigError, readConfig } from './config.ts';

const TOKEN = 'a'.repeat(24);
const WHSEC = 'whsec_0123456789abcdefg';
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1234567890abcdef',
  STRIPE_WEBHOOK_SECRET: `${WHSEC}, ${WHSEC}b`,
};
const XPUB =
  'xpub6DABKUJnZo8nFshatzgYshmvaRDZ4boUZqh8BLnmzc1AbM2DGvc4MJov1WBi6mRVD2uY4jF4SyjfcNrwFZrJFH9gCHiDyjsPGdzbcVM87VE';
const XPRV =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';
/** The smallest file of another community. */
const PEARLCOIN = fileURLToPath(new URL('../testing/pearlcoin/smallest.json', import.meta.url));
const RPC = 'http://u:p@127.0.0.1:9772/';
const read = (environment: Record<string, string | undefined> = {}) =>
  readConfig(environment, '/work');

describe('readConfig', () => {
  it('is the demo on loopback if nothing is set', () => {
    const defaults: Omit<Config, 'community' | 'settings'> = {
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: '/work/data',
      databaseUrl: null,
      demo: true,
      gatewayToken: null,
      secretKeys: [],
      metricsToken: null,
      botToken: null,
      botUsername: null,
      adminBotUsername: null,
      bot: 'off',
      telegramUpdates: 'off',
      telegramWebhookSecret: null,
      trustedProxies: [],
      telegramClientId: null,
      telegramOauthRoot: 'https://oauth.telegram.org',
      telegramApiRoot: 'https://api.telegram.org',
      ownerTelegramId: null,
      adminTelegramIds: [],
      poolUnits: 50_000_000_000n,
      thresholdHundredths: 500,
      usdPrice: null,
      priceFeed: null,
      explorerTxUrl: 'https://explorer.junk-coin.com/tx/{txid}',
      walletUrl: null,
      insecureRpc: [],
      coin: JUNKCOIN_ON.main,
      faucet: null,
      referralPoints: 0,
      cards: null,
      invoices: null,
      planPrices: JUNKCOIN_PRICES,
      freeApiRequests: 500,
      chainApiUrl: null,
      chainRpcUrl: null,
      clockCheckUrl: null,
      escrowXpub: null,
      jobs: true,
      backups: {
        folder: null,
        keep: null,
        seal: null,
        beforeUpgrade: true,
        communityFile: null,
        settingsFile: '/work/quarterdeck.env',
      },
      defaultTheme: 'system',
      miniAppSurface: 'full',
      logLevel: 'info',
      tracing: null,
    };
    const { community, settings, ...rest } = read();
    expect(rest).toEqual(defaults);
    expect(community.site.communityName).toBe('Junkcoin');
    const names = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(
      /^#([A-Z_]+)=/gm,
    );
    const empty = Object.fromEntries([...names].map(([, name]) => [name, ' ']));
    expect(Object.keys(empty).length).toBeGreaterThan(10);
    expect(read(empty)).toEqual({ ...defaults, community, settings });
  });

  it.each<[Record<string, string>, Partial<Config>]>([
    [{ PORT: '0' }, { port: 0, publicUrl: 'http://127.0.0.1:0' }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ PORT: ' 8080 ' }, { port: 8080 }],
    [{ HOST: '::1' }, { host: '::1', publicUrl: 'http://[::1]:3000' }],
    [{ HOST: 'localhost' }, { demo: true }],
    [
      { HOST: '0.0.0.0', DEMO: '0' },
      { host: '0.0.0.0', demo: false },
    ],
    [
      { HOST: '0.0.0.0', BOT_GATEWAY_TOKEN: TOKEN },
      { demo: false, gatewayToken: TOKEN },
    ],
    [{ TELEGRAM_BOT_TOKEN: BOT_TOKEN }, { demo: false, botToken: BOT_TOKEN }],
    [{ TELEGRAM_CLIENT_ID: '7000000003' }, { demo: false, telegramClientId: '7000000003' }],
    [{ TELEGRAM_OAUTH_ROOT: 'https://a.org/t//' }, { telegramOauthRoot: 'https://a.org/t' }],
    [
      { TELEGRAM_OAUTH_ROOT: 'http://127.0.0.1:8080' },
      { demo: true, telegramOauthRoot: 'http://127.0.0.1:8080' },
    ],
    [{ TELEGRAM_OAUTH_ROOT: 'http://[::1]:8080' }, { telegramOauthRoot: 'http://[::1]:8080' }],
    [{ TELEGRAM_OAUTH_ROOT: 'http://localhost' }, { telegramOauthRoot: 'http://localhost' }],
    [{ TELEGRAM_API_ROOT: 'https://a.org/bot/' }, { telegramApiRoot: 'https://a.org/bot' }],
    [
      { TELEGRAM_API_ROOT: 'http://127.0.0.1:8081' },
      { demo: true, telegramApiRoot: 'http://127.0.0.1:8081' },
    ],
    [{ BOT_USERNAME: '@Quarter_deck_bot' }, { demo: true, botUsername: 'Quarter_deck_bot' }],
    [{ BOT_USERNAME: 'a_bot' }, { botUsername: 'a_bot' }],
    [{ ADMIN_BOT_USERNAME: '@b_bot' }, { adminBotUsername: 'b_bot', botUsername: null }],
    [{ TELEGRAM_UPDATES: 'poll', TELEGRAM_BOT_TOKEN: BOT_TOKEN }, { telegramUpdates: 'poll' }],
    [
      {
        TELEGRAM_UPDATES: 'webhook',
        TELEGRAM_BOT_TOKEN: BOT_TOKEN,
        TELEGRAM_WEBHOOK_SECRET: TOKEN,
      },
      { telegramUpdates: 'webhook', telegramWebhookSecret: TOKEN },
    ],
    [
      { BOT: '1', TELEGRAM_BOT_TOKEN: BOT_TOKEN },
      { bot: 'here', telegramUpdates: 'poll', demo: false },
    ],
    [
      {
        BOT: '1',
        TELEGRAM_BOT_TOKEN: BOT_TOKEN,
        PUBLIC_URL: 'https://deck.example.org',
        TELEGRAM_WEBHOOK_SECRET: TOKEN,
      },
      { bot: 'here', telegramUpdates: 'webhook', telegramWebhookSecret: TOKEN },
    ],
    [
      { BOT: 'apart', TELEGRAM_BOT_TOKEN: BOT_TOKEN, DATABASE_URL: 'postgres://a/b' },
      { bot: 'apart', telegramUpdates: 'poll' },
    ],
    // With updates off, no process listens for the webhook.
    [{ TELEGRAM_WEBHOOK_SECRET: TOKEN }, { telegramUpdates: 'off', telegramWebhookSecret: null }],
    [
      { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1,2001:db8::/32' },
      { trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32'] },
    ],
    [
      { TELEGRAM_BOT_TOKEN: BOT_TOKEN, HOST: '0.0.0.0', PUBLIC_URL: 'https://deck.example.org' },
      { host: '0.0.0.0', publicUrl: 'https://deck.example.org' },
    ],
    [{ TELEGRAM_BOT_TOKEN: BOT_TOKEN, HOST: '::1' }, { publicUrl: 'http://[::1]:3000' }],
    [
      { TELEGRAM_BOT_TOKEN: BOT_TOKEN, PUBLIC_URL: 'http://localhost:8080' },
      { publicUrl: 'http://localhost:8080' },
    ],
    [{ DEMO: '1' }, { demo: true }],
    [
      { DEMO: '1', TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_ROOT: 'http://127.0.0.1:8081' },
      { demo: true, botToken: BOT_TOKEN },
    ],
    [
      { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_ROOT: 'http://127.0.0.1:8081' },
      { demo: false },
    ],
    [{ PUBLIC_URL: 'https://deck.example.org//' }, { publicUrl: 'https://deck.example.org' }],
    [{ PUBLIC_URL: 'https://example.org/deck/' }, { publicUrl: 'https://example.org/deck' }],
    [{ SECRET_KEY: '01'.repeat(32) }, { secretKeys: [Buffer.alloc(32, 1)] }],
    [
      {
        SECRET_KEY: `${Buffer.alloc(32, 0xfb).toString('base64')}, ${Buffer.alloc(32, 0xff).toString('base64url')}`,
      },
      { secretKeys: [Buffer.alloc(32, 0xfb), Buffer.alloc(32, 0xff)] },
    ],
    [{ DATA_DIR: '/srv/deck' }, { dataDir: '/srv/deck' }],
    [{ DATA_DIR: '../deck' }, { dataDir: '/deck' }],
    [{ DATABASE_URL: 'postgres://u:p@h:5432/d' }, { databaseUrl: 'postgres://u:p@h:5432/d' }],
    [{ DATABASE_URL: 'postgresql:///d?host=/run' }, { databaseUrl: 'postgresql:///d?host=/run' }],
    [
      { WALLET_RPC_URL: 'http://u:p%40w@[::1]:9772/wallet/deck', DATABASE_URL: 'postgres://h/d' },
      {
        walletUrl: 'http://u:p%40w@[::1]:9772/wallet/deck',
        insecureRpc: [],
        coin: JUNKCOIN_ON.main,
        demo: false,
      },
    ],
    [{ COIN_NETWORK: 'test' }, { coin: JUNKCOIN_ON.test }],
    [
      { ...STRIPE, DATABASE_URL: 'postgres://h/d' },
      {
        demo: false,
        cards: {
          secretKey: STRIPE.STRIPE_SECRET_KEY,
          webhookSecrets: [WHSEC, `${WHSEC}b`],
          apiRoot: 'https://api.stripe.com',
          isLive: false,
        },
      },
    ],
    [
      { INVOICE_XPUB: XPUB, WALLET_RPC_URL: 'https://u:p@h:9772', DATABASE_URL: 'postgres://h/d' },
      {
        invoices: { xpub: XPUB, rpcUrl: 'https://u:p@h:9772', prices: JUNKCOIN_PRICES },
        insecureRpc: [],
        demo: false,
      },
    ],
    [
      {
        INVOICE_XPUB: XPUB,
        INVOICE_RPC_URL: 'http://u:p@i:1',
        RPC_INSECURE: '1',
        DATABASE_URL: 'postgres://h/d',
      },
      {
        invoices: { xpub: XPUB, rpcUrl: 'http://u:p@i:1', prices: JUNKCOIN_PRICES },
        insecureRpc: ['INVOICE_RPC_URL'],
        walletUrl: null,
        demo: false,
      },
    ],
    [
      { PLAN_PRICES: '0.002, 1.500001,1000000000' },
      { planPrices: { starter: 200_000n, pro: 150_000_100n, enterprise: 10n ** 17n } },
    ],
    [{ JOBS: '0' }, { jobs: false }],
    [{ OTEL_SERVICE_NAME: 'deck', OTEL_TRACES_SAMPLER: 'always_off' }, { tracing: null }],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' },
      {
        demo: true,
        tracing: {
          url: 'http://collector:4318/v1/traces',
          headers: {},
          serviceName: 'quarterdeck',
          sampleRatio: 1,
        },
      },
    ],
    [
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.org/otlp',
        OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic%20YTpi, x-scope=deck=1,',
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
        OTEL_SERVICE_NAME: 'deck',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      },
      {
        tracing: {
          url: 'https://traces.example.org/otlp/v1/traces',
          headers: { authorization: 'Basic YTpi', 'x-scope': 'deck=1' },
          serviceName: 'deck',
          sampleRatio: 0.25,
        },
      },
    ],
    [{ OWNER_TELEGRAM_ID: '4503599627370495' }, { ownerTelegramId: '4503599627370495' }],
    [{ ADMIN_TELEGRAM_IDS: '1, 22' }, { adminTelegramIds: ['1', '22'] }],
    [{ WEEKLY_POOL: '0.00000001' }, { poolUnits: 1n }],
    [{ WEEKLY_POOL: '0' }, { poolUnits: 0n }],
    [{ MIN_ACTIVITY_THRESHOLD: '0' }, { thresholdHundredths: 0 }],
    [{ REFERRAL_POINTS: '0' }, { referralPoints: 0 }],
    [{ REFERRAL_POINTS: '2.5' }, { referralPoints: 2.5 }],
    [{ REFERRAL_POINTS: '1000' }, { referralPoints: 1000 }],
    [{ MIN_ACTIVITY_THRESHOLD: '0.29' }, { thresholdHundredths: 29 }],
    [{ MIN_ACTIVITY_THRESHOLD: '999999.99' }, { thresholdHundredths: 99_999_999 }],
    [{ FREE_API_REQUESTS: '0' }, { freeApiRequests: 0 }],
    [{ FREE_API_REQUESTS: '1000000000' }, { freeApiRequests: 1_000_000_000 }],
    [{ COIN_USD_PRICE: '0.000000000001' }, { usdPrice: '0.000000000001' }],
    [
      { PRICE_URL: 'https://a.org/v3?ids=junkcoin' },
      { priceFeed: { url: 'https://a.org/v3?ids=junkcoin', path: '/junkcoin/usd' } },
    ],
    [
      { PRICE_URL: 'http://127.0.0.1:8080/', PRICE_PATH: '/data/0/price' },
      { priceFeed: { url: 'http://127.0.0.1:8080/', path: '/data/0/price' } },
    ],
    [{ EXPLORER_TX_URL: 'http://x/?t={txid}' }, { explorerTxUrl: 'http://x/?t={txid}' }],
    [{ COMMUNITY_FILE: PEARLCOIN }, { explorerTxUrl: null }],
    [
      { COMMUNITY_FILE: PEARLCOIN, EXPLORER_TX_URL: 'http://x/{txid}' },
      { explorerTxUrl: 'http://x/{txid}' },
    ],
    [{ DEFAULT_THEME: 'dark' }, { defaultTheme: 'dark' }],
    [{ MINI_APP_SURFACE: 'community' }, { miniAppSurface: 'community' }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ])('takes %j', (environment, expected) => {
    expect(read(environment)).toMatchObject(expected);
  });

  it.each(['main', 'test', 'regtest'] as const)(
    'takes the community’s coin on its chain %s',
    (COIN_NETWORK) => {
      expect(read({ COIN_NETWORK }).coin).toEqual(JUNKCOIN_ON[COIN_NETWORK]);
      const pearl = read({ COIN_NETWORK, COMMUNITY_FILE: PEARLCOIN }).coin;
      expect(pearl).toMatchObject({ code: 'PRL', network: COIN_NETWORK, payable: [] });
    },
  );

  it('moves money only on PostgreSQL, and never repeats the password', () => {
    const url = 'http://user:a-password@127.0.0.1:9772/';
    expect(() => read({ WALLET_RPC_URL: url })).toThrow(/PostgreSQL only.*move-to-postgres/);
    for (const text of [url, `${url}?x=1`, 'ftp://user:a-password@h/', 'user:a-password']) {
      const environment = { WALLET_RPC_URL: text };
      expect(() => read(environment)).toThrow(ConfigError);
      expect(() => read(environment)).not.toThrow(/a-password/);
    }
  });

  it.each(['WALLET_RPC_URL', 'INVOICE_RPC_URL', 'CHAIN_RPC_URL'])(
    'sends the password of %s over plain http to this machine alone, unless it is told to',
    (name) => {
      const environment = {
        [name]: 'http://u:a-password@10.0.0.2:9772/',
        DATABASE_URL: 'postgres://h/d',
      };
      for (const flag of [{}, { RPC_INSECURE: '0' }]) {
        expect(() => read({ ...environment, ...flag })).toThrow(new RegExp(`^${name}: plain http`));
        expect(() => read({ ...environment, ...flag })).not.toThrow(/a-password/);
      }
      expect(read({ ...environment, RPC_INSECURE: '1' }).insecureRpc).toEqual([name]);
    },
  );

  it('follows the blocks of a node with either database, because that moves no money', () => {
    expect(read({ CHAIN_RPC_URL: RPC })).toMatchObject({ chainRpcUrl: RPC, walletUrl: null });
    expect(() => read({ CHAIN_RPC_URL: 'u:a-password@h' })).toThrow(/^CHAIN_RPC_URL: must/);
    expect(() => read({ CHAIN_RPC_URL: 'u:a-password@h' })).not.toThrow(/a-password/);
  });

  it('takes no amount of Junkcoin for one of another coin', () => {
    const pearl = { COMMUNITY_FILE: PEARLCOIN, DEMO: '0' };
    expect(() => read(pearl)).toThrow(/^WEEKLY_POOL: must be set for Pearlcoin/);
    expect(read({ ...pearl, WEEKLY_POOL: '0' }).poolUnits).toBe(0n);
    expect(read({ ...pearl, WEEKLY_POOL_JKC: '2' }).poolUnits).toBe(200_000_000n);
    expect(read({ DEMO: '0' }).poolUnits).toBe(50_000_000_000n);
    expect(read({ ...pearl, WEEKLY_POOL: '0' }).planPrices).toBeNull();
    expect(read({ ...pearl, WEEKLY_POOL: '0' }).community.site.coin.planPrices).toBeNull();
    const { community } = read({ ...pearl, WEEKLY_POOL: '0', PLAN_PRICES: '0.5,1,2.25' });
    expect(community.site.coin.planPrices).toEqual({
      starter: '0.5',
      pro: '1',
      enterprise: '2.25',
    });
  });

  describe('of the faucet', () => {
    const bot = { BOT: '1', TELEGRAM_BOT_TOKEN: BOT_TOKEN, DATABASE_URL: 'postgres://h/d' };
    const rpcUrl = 'http://u:p@127.0.0.1:9772/wallet/faucet';
    const faucet = { ...bot, FAUCET_AMOUNT: '0.5', FAUCET_RPC_URL: rpcUrl };

    it('takes an amount, a limit for the day, and a wallet of its own', () => {
      const units = 50_000_000n;
      expect(read(faucet).faucet).toEqual({ rpcUrl, units, dailyUnits: units * 100n });
      expect(read({ ...faucet, FAUCET_DAILY: '0.5' }).faucet?.dailyUnits).toBe(units);
      const pool = 'http://u:p@127.0.0.1:9772/wallet/pool';
      expect(read({ ...faucet, WALLET_RPC_URL: pool }).faucet).not.toBeNull();
    });

    it.each([
      [{ FAUCET_RPC_URL: undefined }, /^FAUCET_AMOUNT: needs a wallet/],
      [{ BOT: undefined }, /^FAUCET_AMOUNT: needs BOT=1/],
      [{ FAUCET_AMOUNT: undefined }, /^FAUCET_RPC_URL: has no effect without FAUCET_AMOUNT/],
      [{ FAUCET_RPC_URL: 'http://u:p@10.0.0.2/' }, /^FAUCET_RPC_URL: plain http/],
      [{ FAUCET_AMOUNT: '0.00099999' }, /^FAUCET_AMOUNT: must be an amount of at least 0.001/],
      [{ FAUCET_AMOUNT: 'much' }, /^FAUCET_AMOUNT: must be/],
      [{ FAUCET_DAILY: '0.4' }, /^FAUCET_DAILY: must be at least FAUCET_AMOUNT/],
      [{ DATABASE_URL: undefined }, /^FAUCET_RPC_URL: money moves on PostgreSQL only/],
      [{ WALLET_RPC_URL: 'http://a:b@localhost:9772/wallet/faucet/' }, /must be another wallet/],
    ])('refuses %j', (change, reason) => {
      expect(() => read({ ...faucet, ...change })).toThrow(reason);
    });
  });

  it('takes payments only on PostgreSQL, by card and in coins, and repeats no secret', () => {
    const database = { DATABASE_URL: 'postgres://h/d' };
    const cases: [Record<string, string>, RegExp][] = [
      [STRIPE, /^STRIPE_SECRET_KEY: money moves on PostgreSQL only/],
      [{ INVOICE_XPUB: XPUB }, /^INVOICE_XPUB: money moves on PostgreSQL only/],
      [{ INVOICE_XPUB: XPUB, ...database }, /^INVOICE_XPUB: .*INVOICE_RPC_URL/],
      [{ INVOICE_XPUB: XPUB, COIN_NETWORK: 'test', ...database }, /^INVOICE_XPUB: .*test chain/],
      [{ INVOICE_XPUB: XPRV, ...database }, /^INVOICE_XPUB: is a PRIVATE extended key/],
      [{ ESCROW_XPUB: XPRV }, /^ESCROW_XPUB: is a PRIVATE extended key/],
      [{ ESCROW_XPUB: XPUB, COIN_NETWORK: 'test' }, /^ESCROW_XPUB: .*test chain/],
      [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: '', ...database }, /^STRIPE_WEBHOOK_SECRET: must/],
      [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: `${WHSEC},`, ...database }, /^STRIPE_WEBHOOK_SECRET:/],
      [{ STRIPE_WEBHOOK_SECRET: WHSEC, ...database }, /^STRIPE_WEBHOOK_SECRET: needs/],
      [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_1234567890abcdef' }, /^STRIPE_SECRET_KEY: must/],
      [{ STRIPE_API_ROOT: 'http://api.stripe.com' }, /^STRIPE_API_ROOT: must be an https/],
      [{ INVOICE_RPC_URL: 'h:1' }, /^INVOICE_RPC_URL: must/],
    ];
    for (const [environment, text] of cases) {
      expect(() => read(environment)).toThrow(text);
      expect(() => read(environment)).not.toThrow(/1234567890abcdef|xprv9|0123456789/);
    }
  });

  it('sends no token of a collector over plain http, and repeats none', () => {
    const here = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    const cases: [Record<string, string>, RegExp][] = [
      [
        { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_EXPORTER_OTLP_HEADERS: 'a=s3cret' },
        /^OTEL_EXPORTER_OTLP_ENDPOINT: must be https/,
      ],
      [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'c:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT: must be/],
      ...['s3cret', '=s3cret', 'a=s3cret,b', 'a b=s3cret', 'a=s3cret%', 'a=s3cret%0D'].map(
        (text): [Record<string, string>, RegExp] => [
          { ...here, OTEL_EXPORTER_OTLP_HEADERS: text },
          /^OTEL_EXPORTER_OTLP_HEADERS: must be name=value/,
        ],
      ),
      [{ ...here, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /^OTEL_EXPORTER_OTLP_PROTOCOL: must/],
      [{ ...here, OTEL_TRACES_SAMPLER: 'some' }, /^OTEL_TRACES_SAMPLER: must be one of/],
      ...['1.1', '-0.1', '0.1.1', 'half'].map((text): [Record<string, string>, RegExp] => [
        { ...here, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: text },
        /^OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1/,
      ]),
    ];
    for (const [environment, text] of cases) {
      expect(() => read(environment)).toThrow(text);
      expect(() => read(environment)).not.toThrow(/s3cret/);
    }
    expect(read({ ...here, OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }).tracing?.headers).toEqual({
      a: 'b',
    });
  });

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

/** The message of the ConfigError; null if there is none. */
function messageOf(environment: Record<string, string>): string | null {
  try {
    read(environment);
    return null;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
}
