import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';
import { FONT_FOLDER } from '../../built.ts';
import { FONT_FILES, fontPath, type Face } from './font-files.ts';

/** Shared by the documents that are printed side by side; nobody else keeps a font in memory. */
const bytesInUse = new Map<string, WeakRef<Uint8Array>>();

function readFont(file: string): Uint8Array {
  const known = bytesInUse.get(file)?.deref();
  if (known) return known;
  const bytes = readFileSync(FONT_FOLDER === undefined ? fontPath(file) : join(FONT_FOLDER, basename(file)));
  bytesInUse.set(file, new WeakRef(bytes));
  return bytes;
}

/** A font that sets its text in the direction it was told last. */
export interface ShapingFont extends Font {
  direction: 'ltr' | 'rtl';
  /** Its name within a document. */
  key: string;
}

/** Readers of a document turn what is read from the right glyph by glyph, and the letters of a ligature with them. */
const asRead = (glyph: Glyph): Glyph =>
  glyph.codePoints.length > 1
    ? Object.create(glyph, { codePoints: { value: glyph.codePoints.toReversed() } })
    : glyph;

function openFont(file: string): ShapingFont {
  const font = create(readFont(file));
  const layout = font.layout.bind(font);
  const shaping: ShapingFont = Object.assign(font, { direction: 'ltr' as const, key: file });
  // The library would guess the direction from the script, wrongly for digits and signs.
  shaping.layout = (text, features) => {
    const { direction } = shaping;
    const run = layout(text, features, undefined, undefined, direction);
    if (direction === 'rtl') run.glyphs = run.glyphs.map(asRead);
    return run;
  };
  return shaping;
}

/** Says how characters combine, and has no shape that a font could lack. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

/** The fonts of one document, each read when a text first needs it and released with the document. */
export class DocumentFonts {
  readonly #open = new Map<string, ShapingFont>();

  get(face: Face, strong: boolean): ShapingFont {
    const file = FONT_FILES[face][strong ? 'strong' : 'regular'];
    const font = this.#open.get(file) ?? openFont(file);
    this.#open.set(file, font);
    return font;
  }

  covers(face: Face, characters: string, strong: boolean): boolean {
    const font = this.get(face, strong);
    return Array.from(characters).every(
      (character) => IGNORABLE.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
  }
}
