import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { recordInputs } from './src/tools/build/record-inputs.ts';
import { excludedSuites } from './src/tools/test-run/long-suites.ts';
import { SlowestFirst } from './src/tools/test-run/slowest-first.ts';
import { sharedChunks, wholeChunk } from './src/tools/shared-chunks.ts';
import { leanGrid } from './src/tools/lean-grid.ts';
import { nativeAliases } from './src/tools/native-aliases.ts';
import { productionRouter } from './src/tools/production-router.ts';
import { rejectCircles } from './src/tools/reject-circles.ts';
import { rejectStandIns } from './src/tools/reject-stand-ins.ts';

/** The gateway that `npm run dev` starts beside Vite. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:8080';

/** Tests of components and of code that runs in browsers only. */
const DOM = globSync('src/**/*.test.{ts,tsx}').filter((file) =>
  /^\/\/ @vitest-environment happy-dom$/m.test(readFileSync(file, 'utf8')),
);

const TOGETHER = {
  // The server's modules keep no state, and loading the contract anew for each file takes half of the time.
  isolate: false,
  setupFiles: ['src/testing/use-seed.ts', 'src/testing/show-logged-errors.ts', 'src/testing/events/prove.ts'],
};

/** What opens first, and most often: whatever it needs is there with it. */
const shared = sharedChunks({
  frame: [
    'src/admin/start.ts',
    'src/admin/AdminApp.tsx',
    'src/admin/resources/sales/orders/list/OrderList.tsx',
  ],
  kits: { import: /\/src\/admin\/ui\/import\// },
  others: 'record',
});

/** What the list of orders shows before the frame is there; all of it, so that it waits for nothing else. */
const first = wholeChunk('first', ['src/admin/first/show-first.tsx', 'src/admin/start.ts']);

/** What counts for the rail: it asks while the code of the frame is on its way, whatever else shares its modules. */
const counting = ['orders', 'orders/drafts'].map((desk) => ({
  name: wholeChunk(`${desk.replace('/', '-')}-provider`, [`src/admin/resources/sales/${desk}/provider.ts`]),
  debugName: `${desk} provider`,
}));

/** The back office; the shop has a build of its own in `vite.shop.config.ts`. */
export default defineConfig({
  plugins: [
    react(),
    leanGrid(),
    productionRouter(),
    rejectCircles(),
    rejectStandIns(),
    recordInputs(['public/**', 'src/admin/**/*.css']),
  ],
  resolve: {
    alias: {
      ...nativeAliases,
      'jsonexport/dist/index.js': fileURLToPath(
        new URL('src/admin/data/no-browser-export.ts', import.meta.url),
      ),
    },
  },
  build: {
    outDir: 'dist/admin',
    assetsDir: 'assets/admin',
    manifest: true,
    target: 'es2023',
    // A font as a data URL would break the policy and the cache.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // In kB: `record`, which all pages but the first ones share, measures 1,048; it is loaded once, in the background.
    chunkSizeWarningLimit: 1_100,
    rolldownOptions: {
      // Compressing and printing take what they take; who starts the shop needs no table of it.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Left alone, what pages share falls into 70 files of a few kB each, which compress a tenth worse.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            { name: first, debugName: 'first', priority: 3 },
            ...counting.map((group) => ({ ...group, priority: 2 })),
            { name: shared, debugName: 'shared', minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // Only the back office is Vite's; every other address is the gateway's.
    proxy: {
      '^/(?!admin(/|$)|src/|node_modules/|@|mark\\.svg|appearance\\.js)': { target: gateway },
      '^/admin/(api|wixapis)/': { target: gateway },
    },
  },
  test: {
    globalSetup: ['src/testing/global-setup.ts'],
    environment: 'node',
    // A shared machine stalls for seconds now and then; what hangs is still told.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: SlowestFirst },
    // One more than Vitest takes on two cores: the databases wait as often as they work. The full run has more tests
    // that wait for processes of their own.
    maxWorkers: Math.max(2, availableParallelism() - 1) + (process.env['TEST_FULL'] ? 2 : 0),
    projects: [
      {
        extends: true,
        test: {
          ...TOGETHER,
          name: 'native',
          include: ['src/**/*.test.ts'],
          exclude: [...DOM, ...excludedSuites(process.env)],
          // Node strips the types itself: when Vite transforms and runs each module, it takes a third of the time.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          ...TOGETHER,
          // What loads JSX or what only Vite knows, such as `import.meta.glob`.
          name: 'transformed',
          include: ['src/**/*.test.tsx'],
          exclude: DOM,
          // Node loads the platform by itself here, too: a page's test reaches a thousand of its modules.
          server: { deps: { external: [/\/src\/(platform|server|database|demo|testing)\//] } },
        },
      },
      {
        extends: true,
        test: {
          ...TOGETHER,
          name: 'dom',
          environment: 'happy-dom',
          include: DOM,
          setupFiles: [...TOGETHER.setupFiles, 'src/testing/own-modules.ts'],
          // As Node resolves it for ra-core: else the tests hold two copies of the router, each with its own context.
          alias: [
            { find: /^react-router$/, replacement: fileURLToPath(import.meta.resolve('react-router')) },
          ],
        },
      },
    ],
  },
});
