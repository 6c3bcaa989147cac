// The arrows: only these imports exist (docs/architecture.md). The compiler's references hold the outer
// walls; this holds those inside server and web, and refuses cycles, of types too.

const TESTS = '\\.test\\.tsx?$|^(server|cli|web)/testing/|^server/fakes/';
const OURS = '^(rules|contract|server|web|cli|client|e2e|bench|drills|scripts)';

/** Rooms of services that every other one may use. */
const GROUND = ['audit', 'chain', 'external', 'members', 'telegram'];

/** What each room of services may use beside the ground. Ground rooms name what they use of each other. */
const SERVICES = {
  audit: ['members'],
  chain: ['audit'],
  members: [],
  external: [],
  telegram: [],
  ledger: [],
  log: [],
  policies: ['ledger'],
  board: ['ledger', 'policies'],
  weeks: ['ledger', 'policies', 'board', 'payouts'],
  fairness: ['ledger', 'policies', 'weeks'],
  payouts: ['ledger'],
  faucet: ['ledger', 'payouts'],
  hunts: ['ledger', 'payouts', 'policies'],
  submissions: ['ledger'],
  creators: ['ledger', 'policies', 'board', 'weeks', 'submissions'],
  users: ['ledger', 'board', 'weeks'],
  'sign-in': [],
  broadcasts: ['policies'],
  plans: [],
  keys: ['log', 'plans'],
  webhooks: ['plans'],
  bot: ['ledger'],
  consents: ['ledger', 'keys', 'webhooks'],
  'payment-requests': ['keys', 'webhooks', 'consents'],
  tips: ['ledger'],
  sends: ['ledger', 'tips'],
  escrows: ['keys', 'webhooks', 'consents'],
  apps: ['plans', 'webhooks', 'consents'],
  demo: ['ledger', 'policies', 'weeks', 'submissions'],
  settings: [],
  backups: ['ledger', 'log', 'payouts'],
  'member-data': ['ledger'],
  'member-wallet': ['ledger'],
  operations: ['ledger', 'log', 'policies', 'board', 'payouts', 'backups'],
};

/** What the server is doing, said in one place; how it is recorded is loaded only where it is. */
const TRACE = 'server/trace/trace\\.ts';

const WEB_AREAS = [
  'admin',
  'apps',
  'creator',
  'developers',
  'home',
  'hunts',
  'leaderboard',
  'legal',
  'members',
  'monitoring',
  'try',
  'weeks',
];

const only = (from, to) => ({
  name: `${from} may import ${to.join(', ')}`,
  severity: 'error',
  comment: 'See docs/architecture.md for the arrows.',
  from: { path: `^${from}`, pathNot: TESTS },
  to: { path: OURS, pathNot: to.map((room) => `^${room}`) },
});

const serviceRoom = ([room, others]) => {
  const rooms = GROUND.includes(room) ? others : [...GROUND, ...others];
  return only(`server/services/${room}/`, [
    ...[room, ...rooms].map((each) => `server/services/${each}/`),
    'server/(coin|db|gateways|net|program)/',
    TRACE,
    'contract/',
    'rules/',
  ]);
};

const never = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to,
});

const PACKAGES = { dependencyTypes: ['core', 'npm', 'npm-dev'] };

module.exports = {
  forbidden: [
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'fakes and test helpers are for tests, the demo and work on the product',
      severity: 'error',
      from: { path: OURS, pathNot: `${TESTS}|^e2e/|^scripts/dev|^(bench|drills)/|^server/try/` },
      to: { path: '^(server|cli|web)/testing/|^server/fakes/' },
    },
    only('rules/', ['rules/']),
    never('rules are pure', '^rules/', PACKAGES),
    only('contract/', ['contract/', 'rules/']),
    only('client/', ['client/']),
    never('the client has no dependencies', '^client/', PACKAGES),
    only('server/coin/', ['server/coin/', 'contract/errors\\.ts', 'rules/']),
    only('server/net/', ['server/net/', 'rules/']),
    only('server/program/', ['server/program/']),
    only('server/community-file/', ['server/(community-file|program)/', 'contract/', 'rules/']),
    only('server/config/', ['server/(config|community-file|coin|net|db|program)/', 'rules/']),
    only('server/db/', ['server/(db|program)/', TRACE, 'contract/', 'rules/']),
    only('server/gateways/', ['server/(gateways|coin|net|program)/', TRACE, 'rules/']),
    only('server/trace/', ['server/trace/']),
    never('recording is loaded only where it is set', '^(?!server/trace/)', {
      path: '^server/trace/(?!(request-traces|trace)\\.ts)',
      dynamic: false,
    }),
    only('server/try/', [
      'server/(try|fakes|services|gateways|config|coin|db)/',
      'server/http/access\\.ts',
      'contract/',
      'rules/',
    ]),
    never('the demo is loaded only where it is one', '^(?!server/try/|e2e/)', {
      path: '^server/try/',
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    }),
    never('real gateways are handed in', '^server/(services|http|jobs|bot)/', {
      path: '^server/gateways/',
      // Interfaces, in whose files the error classes stand.
      pathNot:
        '/(cards/cards|chain/chain-index|telegram/(telegram|updates)|node-wallet/wallet)\\.ts$',
      dependencyTypesNot: ['type-only'],
    }),
    ...Object.entries(SERVICES).map(serviceRoom),
    only('server/doctor/', [
      'server/(doctor|services|config|gateways|db|coin|net|program)/',
      'rules/',
    ]),
    only('server/setup/', [
      'server/(setup|doctor|services|community-file|config|gateways|net|program)/',
      'server/open-database\\.ts',
      'server/http/sockets\\.ts',
      'contract/',
      'rules/',
    ]),
    never('services know no framework', '^server/services/', {
      path: 'node_modules/(fastify|@fastify|grammy)',
    }),
    ...['http', 'jobs', 'bot'].map((room) =>
      only(`server/${room}/`, [
        `server/${room}/`,
        'server/(services|gateways|config|community-file)/',
        'server/db/(connect|news|outage|secrets|time-limits)\\.ts',
        TRACE,
        'contract/',
        'rules/',
      ]),
    ),
    never('no SQL in http, jobs and bot', '^server/(http|jobs|bot)/', {
      path: 'node_modules/(kysely|pg|@electric-sql)/',
    }),
    only('server/(app/)?[^/]+\\.ts', ['server/', 'contract/', 'rules/']),
    only('cli/', [
      'cli/',
      'server/(doctor|setup|services|gateways|db|config|program)/',
      'server/(main|bot-main|open-database)\\.ts',
      'contract/',
      'rules/',
    ]),
    only('web/ui/', ['web/ui/', 'rules/', 'web/(community|messages)\\.ts']),
    only('web/api/', ['web/api/', 'contract/', 'rules/', 'web/messages\\.ts']),
    only('web/log/', ['web/log/', 'rules/']),
    only('web/shell/', [
      'web/(shell|ui|api)/',
      'web/paths\\.ts',
      'contract/',
      'rules/',
      'web/(community|messages)\\.ts',
    ]),
    // A page of its own: what holds keys shares no code with the rest of the site.
    only('web/wallet/', ['web/wallet/', 'contract/', 'rules/']),
    never('the wallet is no part of the site', '^web/(?!wallet/)', { path: '^web/wallet/' }),
    never('keys know nothing of page, storage and network', '^web/wallet/keys/', {
      path: '^web/wallet/(?!keys/)',
    }),
    only('web/posters/', [
      'web/(posters|slides|ui)/',
      'contract/',
      'rules/',
      'web/(community|messages)\\.ts',
    ]),
    only('web/slides/', [
      'web/(slides|ui)/',
      'contract/',
      'rules/',
      'web/(community|messages)\\.ts',
    ]),
    ...WEB_AREAS.map((area) =>
      only(`web/${area}/`, [
        `web/(${area}|ui|api|shell|log)/`,
        'web/(addresses|paths)\\.ts',
        'contract/',
        'rules/',
        'web/(community|messages)\\.ts',
      ]),
    ),
    never('no schemas in the browser', '^web/', {
      path: '^contract/',
      pathNot: '^contract/(try/routes|site-routes|errors|posters)\\.ts$',
      dependencyTypesNot: ['type-only'],
    }),
    only('e2e/', ['e2e/', 'contract/', 'rules/', 'scripts/', 'server/']),
    only('bench/', ['bench/', 'contract/', 'rules/', 'scripts/', 'server/', 'cli/']),
    only('drills/', ['drills/', 'rules/', 'scripts/', 'server/']),
  ],
  required: [],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    includeOnly: '^(rules|contract|server|web|cli|client|e2e|bench|drills|scripts|node_modules)',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|client/dist|data)/' },
  },
};
