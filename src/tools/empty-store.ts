/** Part of `npm run build`: the database that an empty folder of data begins with. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeInputs, sourcesOf, writeRecord } from './build/build-record.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'dist/store');

/** The sources that this process loads are what the result depends on. */
const loaded: string[] = [];
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) loaded.push(fileURLToPath(url));
    return next(url, context);
  },
});

const { makeEmptyStore } = await import('./build/make-empty-store.ts');
const inputs = describeInputs(ROOT, sourcesOf(ROOT, loaded));
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const part = join(FOLDER, 'empty-store.input');
await writeFile(part, await makeEmptyStore());
await rename(part, join(FOLDER, 'empty-store.tar.gz'));
writeRecord(FOLDER, inputs);
