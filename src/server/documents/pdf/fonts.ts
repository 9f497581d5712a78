import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FONT_FOLDER } from '../../built.ts';
import { FONT_FILES } from './font-files.ts';

export type FontName = keyof typeof FONT_FILES;
export type Fonts = Readonly<Record<FontName, Uint8Array>>;

const require = createRequire(import.meta.url);

const pathOf = (file: string): string =>
  FONT_FOLDER === undefined ? require.resolve(file) : join(FONT_FOLDER, file.split('/').at(-1) ?? '');

/** Read anew for each document: kept, they would fill the server's memory for what is printed now and then. */
export async function readFonts(): Promise<Fonts> {
  const [text, strong, hebrew, hebrewStrong] = await Promise.all([
    readFile(pathOf(FONT_FILES.text)),
    readFile(pathOf(FONT_FILES.strong)),
    readFile(pathOf(FONT_FILES.hebrew)),
    readFile(pathOf(FONT_FILES.hebrewStrong)),
  ]);
  return { text, strong, hebrew, hebrewStrong };
}
