import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nativeAliases } from './src/tools/native-aliases.ts';
import { recordInputs } from './src/tools/build/record-inputs.ts';
import { rejectStandIns } from './src/tools/reject-stand-ins.ts';
import { wholeChunk } from './src/tools/shared-chunks.ts';

/** What asks for the page runs before what draws it is there. */
const begin = wholeChunk('begin', ['src/storefront/start.tsx']);
const frame = wholeChunk('frame', ['src/storefront/open-page.tsx']);

/** The shop, twice: for the browser, and with `--ssr` for the server that draws its pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), rejectStandIns(), recordInputs(['src/storefront/**/*.{css,woff2}'])],
  resolve: {
    alias: {
      ...nativeAliases,
      // The server draws pages and sends no files: the entry for Node would bring stores of upload states along.
      ...(isSsrBuild && {
        'tus-js-client': fileURLToPath(
          new URL('node_modules/tus-js-client/lib.esm/browser/index.js', import.meta.url),
        ),
      }),
    },
  },
  publicDir: false,
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: 'dist/shop-server',
        target: 'node24',
        rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: 'server-entry.mjs' } },
      }
    : {
        outDir: 'dist/shop',
        assetsDir: 'assets/shop',
        manifest: true,
        target: 'es2023',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          checks: { pluginTimings: false },
          input: 'src/storefront/start.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: begin, debugName: 'begin', priority: 3 },
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                { name: frame, debugName: 'frame', priority: 1 },
              ],
            },
          },
        },
      },
}));
