import { copyFile, glob, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { recordInputs } from './src/tools/build/record-inputs.ts';
import { FONT_FILES, fontPath } from './src/server/documents/pdf/font-files.ts';
import { rejectStandIns } from './src/tools/reject-stand-ins.ts';

const HOOK_SOURCES = 'src/any-app/*.mjs';
const require = createRequire(import.meta.url);

/** The faces that documents are printed in, beside the code that reads them. */
const printFonts: Plugin = {
  name: 'print-fonts',
  async writeBundle({ dir = 'dist/server' }) {
    await mkdir(join(dir, 'fonts'), { recursive: true });
    for (const { regular, strong } of Object.values(FONT_FILES))
      for (const file of [regular, strong])
        await copyFile(fontPath(file), join(dir, 'fonts', basename(file)));
  },
};

/** What reads PDF files, beside the thread that runs it. */
const pdfProgram: Plugin = {
  name: 'pdf-program',
  async writeBundle({ dir = 'dist/server' }) {
    await copyFile(require.resolve('@embedpdf/pdfium/pdfium.wasm'), join(dir, 'pdfium.wasm'));
  },
};

/** The film of the demo store, beside the code that reads it. */
const demoFilm: Plugin = {
  name: 'demo-film',
  async writeBundle({ dir = 'dist/server' }) {
    await copyFile('src/demo/media/three-posters.mp4', join(dir, 'three-posters.mp4'));
  },
};

/** What lets an app elsewhere run here, which the server hands out. */
const appHook: Plugin = {
  name: 'app-hook',
  async writeBundle({ dir = 'dist/server' }) {
    await mkdir(join(dir, 'any-app'), { recursive: true });
    for await (const file of glob(HOOK_SOURCES)) await copyFile(file, join(dir, 'any-app', basename(file)));
  },
};

/** The server in few files, its packages with it: a third of the time to start and half of the memory. */
export default defineConfig({
  publicDir: false,
  plugins: [
    printFonts,
    pdfProgram,
    demoFilm,
    appHook,
    rejectStandIns(),
    recordInputs(['src/demo/media/*.mp4', HOOK_SOURCES]),
  ],
  ssr: {
    noExternal: true,
    // Native code, and a database that reads its files beside it.
    external: ['sharp', '@electric-sql/pglite'],
  },
  json: { stringify: true },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        main: 'src/server/begin.ts',
        counterpart: 'src/server/command/counterpart.ts',
        'pdf-worker': 'src/server/media/inspection/pdf-worker.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
