const browser = '^src/(admin|storefront|wix|main\\.tsx)';
const portable =
  '^src/(shared|platform/(contract|query|store|identity|events|mails|pipeline|crud|services))/';
const test = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Files that import each other, if only types, can only be understood together; let the later one listen to an event.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that does not resolve fails at run time only.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
    },
    {
      name: 'shared-stands-alone',
      severity: 'error',
      comment: 'Values used on both sides must run anywhere: nothing of ours, no React, no Node.',
      from: { path: '^src/shared/', pathNot: test },
      to: { path: ['^src/(?!shared/)', '^node_modules/(react|react-dom|react-admin)/'] },
    },
    {
      name: 'portable-core',
      severity: 'error',
      comment:
        'The platform shall one day run in a browser tab: Node built-ins and native modules stay in adapters and server.',
      from: { path: portable, pathNot: test },
      to: {
        dependencyTypes: ['core'],
      },
    },
    {
      name: 'portable-core-no-native',
      severity: 'error',
      comment: 'Native modules stay behind ports in platform/adapters and server.',
      from: { path: portable, pathNot: test },
      to: {
        path: '^node_modules/(sharp|pg|nodemailer|better-auth|@electric-sql|@hono/node-server|pino)/',
      },
    },
    {
      name: 'wix-knows-the-sdk-only',
      severity: 'error',
      comment: 'The SDK clients serve both faces of the product and may know neither.',
      from: { path: '^src/wix/', pathNot: test },
      to: { path: '^src/(?!wix/|shared/)' },
    },
    {
      name: 'browser-without-server',
      severity: 'error',
      comment: 'Server code in the browser leaks secrets and weight.',
      from: { path: browser, pathNot: test },
      to: { path: '^src/(server|platform|database|demo|testing|tools)/' },
    },
    {
      name: 'browser-tests-without-server',
      severity: 'error',
      comment:
        'Each project checks the types of all it imports: a test that takes the platform along is a *.server.test.ts, which is checked with the platform.',
      from: { path: `${browser}.*${test}`, pathNot: '\\.server\\.test\\.tsx?$' },
      to: {
        path: '^src/(server|platform|database|demo|testing|tools)/',
        pathNot: ['^src/testing/run-size\\.ts$', '^src/platform/contract/catalogue\\.ts$'],
      },
    },
    {
      name: 'browser-without-node',
      severity: 'error',
      comment: 'There are no Node built-ins in a browser.',
      from: { path: browser, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'resources-apart',
      severity: 'error',
      comment: 'A resource links to another by route; importing its inside ties them together.',
      from: { path: '^src/admin/resources/[^/]+/([^/]+)/' },
      to: { path: '^src/admin/resources/[^/]+/([^/]+)/', pathNot: '^src/admin/resources/[^/]+/$1/' },
    },
    {
      name: 'kit-below-resources',
      severity: 'error',
      comment: 'What all resources share may know none of them.',
      from: { path: '^src/admin/(ui|data|access|theme)/', pathNot: test },
      to: { path: '^src/admin/resources/' },
    },
    {
      name: 'admin-without-storefront',
      severity: 'error',
      comment: 'The two faces share no code but wix and shared.',
      from: { path: '^src/admin/' },
      to: { path: '^src/storefront/' },
    },
    {
      name: 'storefront-without-admin',
      severity: 'error',
      comment: 'A shopper must not download the back office.',
      from: { path: '^src/storefront/' },
      to: { path: ['^src/admin/', '^node_modules/(react-admin|ra-[^/]+|@mui)/'] },
    },
    {
      name: 'flows-apart',
      severity: 'error',
      comment: 'A flow of the shop leads to another by its address; what several need is the shell’s.',
      from: { path: '^src/storefront/([^/]+)/', pathNot: '^src/storefront/(shell|i18n|render|themes)/' },
      to: {
        path: '^src/storefront/([^/]+)/',
        pathNot: ['^src/storefront/$1/', '^src/storefront/(shell|i18n)/'],
      },
    },
    {
      name: 'shell-below-flows',
      severity: 'error',
      comment: 'What all pages of the shop share may know none of them.',
      from: { path: '^src/storefront/(shell|i18n)/' },
      to: {
        path: '^src/storefront/(?!shell/|i18n/)[^/]+/',
        pathNot: '^src/storefront/themes/message-keys',
      },
    },
    {
      name: 'themes-on-top',
      severity: 'error',
      comment: 'A theme replaces pages of the shop, which know none; another theme may go without harm.',
      from: { path: '^src/storefront/(?!themes/|server-entry|start)' },
      to: { path: '^src/storefront/themes/', pathNot: '^src/storefront/themes/message-keys' },
    },
    {
      name: 'server-without-pages',
      severity: 'error',
      comment: 'The server draws the shop from its build; sources of the browser do not run on it.',
      from: { path: '^src/(server|platform|database|demo)/' },
      to: { path: browser },
    },
    {
      name: 'server-runs-as-it-is',
      severity: 'error',
      comment:
        'Node runs the server’s sources as they are. The compiler accepts JSX and styles there only for tests that draw the shop.',
      from: { path: '^src/(?!stand-ins/)', pathNot: [browser, test] },
      to: { path: ['^src/.*\\.tsx$', '\\.css$'] },
    },
    {
      name: 'contract-owns-meta',
      severity: 'error',
      comment:
        'The contract is the only reader of the SDK’s metadata, so that a new version is met in one place.',
      from: { path: '^src/', pathNot: ['^src/platform/contract/', '^src/tools/', test] },
      to: { path: '^node_modules/@wix/auto_sdk_[^/]+/.*meta' },
    },
    {
      name: 'contract-below-services',
      severity: 'error',
      comment: 'The contract describes; it neither stores nor serves.',
      from: { path: '^src/platform/contract/', pathNot: test },
      to: { path: '^src/(database|server|platform/(query|store|identity|events|pipeline|crud|services))/' },
    },
    {
      name: 'services-by-their-public-face',
      severity: 'error',
      comment:
        'Tables and operations belong to one service; others call its public.ts in the current transaction.',
      from: { path: '^src/platform/services/([^/]+/[^/]+)/' },
      to: {
        path: '^src/platform/services/[^/]+/[^/]+/',
        pathNot: ['^src/platform/services/$1/', '/public\\.ts$'],
      },
    },
    {
      name: 'platform-without-server',
      severity: 'error',
      comment: 'The platform runs without the gateway: in tests, and one day in a tab.',
      from: { path: '^src/platform/' },
      to: { path: '^src/(server|admin|storefront|wix|demo)/' },
    },
    {
      name: 'gateway-by-fetch',
      severity: 'error',
      comment:
        'The gateway reaches the platform by the injected fetch alone, or hosted and embedded would part ways.',
      from: {
        path: '^src/server/',
        pathNot: [test, '^src/server/(main|embedded|start|command/restore)\\.ts$'],
      },
      to: {
        path: '^src/platform/',
        pathNot: ['^src/platform/(contract|adapters)/', '^src/platform/ports\\.ts$'],
      },
    },
    {
      name: 'graphql-comes-with-its-first-call',
      severity: 'error',
      comment: 'A server that nobody asks by GraphQL pays neither its time to start nor its memory.',
      from: {
        path: '^src/(?!testing/)',
        pathNot: [test, '^src/platform/graphql/(?!(endpoint|read-document)\\.ts$)'],
      },
      to: {
        path: [
          '^src/platform/graphql/(?!(endpoint|read-document)\\.ts$)',
          '^node_modules/(graphql|graphql-yoga|@graphql-yoga|@escape\\.tech|dataloader)/',
        ],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tests-are-leaves',
      severity: 'error',
      comment: 'Product code that needs a test’s code has it in the wrong place.',
      from: { path: '^src/(?!(admin/)?testing/|tools/)', pathNot: test },
      to: { path: [test, '^src/(admin/)?testing/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/generated/', 'boundaries-fixture'] },
    tsPreCompilationDeps: true,
    // Who depends on a module, which no rule here reads, takes a tenth of the whole run.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      // The files do not change during a run; the default of four seconds reads every folder again and again.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
