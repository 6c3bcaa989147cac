import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JUNKCOIN_PRICES } from '#rules/plans/plans.ts';
import { TEST_BOT_TOKEN as BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { PEARLCOIN, read, STRIPE, TOKEN, WHSEC, XPUB } from '#server/testing/config/readings.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import type { Config } from './config.ts';

const WITNESS = 'remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2';

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
      prizesDailyUnits: 50_000_000_000n,
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
      logWitnesses: [],
      witnessLogs: [],
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
    [
      { LOG_WITNESSES: `${WITNESS}  https://w.example/a/` },
      { logWitnesses: [{ vkey: WITNESS, url: 'https://w.example/a' }] },
    ],
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
    [{ WEEKLY_POOL: '0' }, { poolUnits: 0n, prizesDailyUnits: 0n }],
    [{ PRIZES_DAILY: '12.5' }, { prizesDailyUnits: 1_250_000_000n }],
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
});
