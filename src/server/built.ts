import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const isBuilt = !import.meta.filename.endsWith('.ts');

/** Where `npm run build` leaves what it built: around the bundled server, and below the folder where sources run. */
export const BUILT = isBuilt ? dirname(import.meta.dirname) : 'dist';

/** Where the build leaves the faces that documents are printed in; sources read them from their packages. */
export const FONT_FOLDER = isBuilt ? join(import.meta.dirname, 'fonts') : undefined;

/** Where the build leaves what reads PDF files; sources take it from its package. */
export const PDF_PROGRAM = isBuilt ? join(import.meta.dirname, 'pdfium.wasm') : undefined;

/** What lets an app elsewhere run here, as the build leaves it; sources read their own. */
export const HOOK_FOLDER = isBuilt
  ? join(import.meta.dirname, 'any-app')
  : join(import.meta.dirname, '../any-app');

/** A database with all tables and nothing in them, made by the build; sources make their own, as they may be newer. */
export async function readEmptyStore(): Promise<Blob | undefined> {
  if (!isBuilt) return undefined;
  const file = await readFile(join(BUILT, 'store/empty-store.tar.gz'));
  return new Blob([await promisify(gunzip)(file)]);
}
