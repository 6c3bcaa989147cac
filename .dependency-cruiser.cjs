// The arrow: only these imports exist (docs/architecture.md). The compiler's references hold the
// outer walls; this holds those inside of server and web, and looks for cycles.
const only = (from, to, options = {}) => ({
  name: `${from} may import ${to.join(', ')}`,
  severity: 'error',
  comment: 'See docs/architecture.md for the arrow.',
  from: { path: `^${from}`, pathNot: '\\.test\\.tsx?$|/test-[^/]+$', ...options.from },
  to: {
    path: '^(rules|contract|server|web|cli|e2e|bench|scripts|community)',
    pathNot: to.map((room) => `^${room}`),
  },
});

module.exports = {
  forbidden: [
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('rules/', ['rules/']),
    {
      name: 'rules are pure',
      severity: 'error',
      from: { path: '^rules/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'] },
    },
    only('contract/', ['contract/', 'rules/']),
    only('server/db/', ['server/db/', 'contract/', 'rules/']),
    only('server/services/', [
      'server/services/',
      'server/db/',
      'server/gateways/',
      'contract/',
      'rules/',
    ]),
    {
      name: 'services know no framework',
      severity: 'error',
      from: { path: '^server/services/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(fastify|@fastify|grammy)' },
    },
    only('server/http/', [
      'server/http/',
      'server/services/',
      'server/db/connect\\.ts',
      'server/config\\.ts',
      'contract/',
      'rules/',
    ]),
    {
      name: 'no SQL in http',
      severity: 'error',
      from: { path: '^server/http/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)' },
    },
    only('server/(app|main|open-database|config)\\.ts', [
      'server/',
      'contract/',
      'rules/',
      'community\\.ts',
    ]),
    only('cli/', [
      'cli/',
      'server/services/',
      'server/db/',
      'server/config\\.ts',
      'server/open-database\\.ts',
      'contract/',
      'rules/',
    ]),
    only('web/ui/', ['web/ui/', 'rules/']),
    only('web/api/', ['web/api/', 'contract/', 'rules/']),
    only('web/shell/', [
      'web/shell/',
      'web/ui/',
      'web/api/',
      'web/paths\\.ts',
      'contract/',
      'rules/',
      'community\\.ts',
    ]),
    ...['home', 'leaderboard'].map((area) =>
      only(`web/${area}/`, [
        `web/${area}/`,
        'web/(ui|api|shell)/',
        'web/paths\\.ts',
        'contract/',
        'rules/',
        'community\\.ts',
      ]),
    ),
    {
      name: 'no schemas in the browser',
      severity: 'error',
      comment: 'web takes types from the contract; at run time only routes and errors.',
      from: { path: '^web/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^contract/',
        pathNot: '^contract/(routes|errors)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    only('e2e/', [
      'e2e/',
      'contract/',
      'rules/',
      'scripts/',
      'server/(app|config|open-database)\\.ts',
      'server/services/',
      'server/db/',
    ]),
    only('bench/', ['bench/', 'contract/', 'rules/', 'scripts/', 'server/', 'cli/']),
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
    includeOnly: '^(rules|contract|server|web|cli|e2e|bench|scripts|community\\.ts|node_modules)',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
  },
};
