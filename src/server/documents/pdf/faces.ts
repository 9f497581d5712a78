import type { Face } from './font-files.ts';
import type { DocumentFonts } from './fonts.ts';

/** How a character is drawn. */
export interface Drawing {
  /** `missing` is what no font draws; a mark stands for it. */
  face: Face | 'missing';
  /** Letters of two scripts are never laid out together: each has rules of its own. */
  script?: string;
}

/** What the text font certainly has: for most lines nothing else has to be looked up. */
const PLAIN =
  /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u017F\u0391-\u03A1\u03A3-\u03CE\u0400-\u045F\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AA\u20AC\u2212]*$/;
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\uFE0F|\u20E3/u;
const ARABIC = /\p{Script_Extensions=Arabic}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\u3000-\u303F\u30FB\u30FC\u31C0-\u33FF\uFE30-\uFE4F\uFF00-\uFFEF]/u;
const LETTER = /[\p{L}\p{M}]/u;
/** The scripts that share one font. */
const SCRIPTS = [
  'Hebrew',
  'Armenian',
  'Georgian',
  'Thai',
  'Lao',
  'Khmer',
  'Ethiopic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
].map((script) => ({ script, of: new RegExp(`\\p{Script=${script}}`, 'u') }));
/** Spaces and signs that every font has: they stay with the letters before them. */
const SHARED = /^[\s!-/:-@[-`{-~]$/;

/** The fonts for Chinese characters, whose shapes differ by language. */
function eastAsianFaces(paragraph: string, locale: string): Face[] {
  if (KANA.test(paragraph)) return ['japanese', 'chinese', 'korean'];
  if (HANGUL.test(paragraph)) return ['korean', 'chinese', 'japanese'];
  if (/^ja\b/i.test(locale)) return ['japanese', 'chinese', 'korean'];
  if (/^ko\b/i.test(locale)) return ['korean', 'chinese', 'japanese'];
  return ['chinese', 'japanese', 'korean'];
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a reader takes for one character. */
export const charactersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

export const isPlain = (text: string): boolean => PLAIN.test(text);

/** Chooses how each character of a line is drawn. */
export class FaceChooser {
  readonly #fonts: DocumentFonts;
  readonly #locale: string;

  constructor(fonts: DocumentFonts, locale: string) {
    this.#fonts = fonts;
    this.#locale = locale;
  }

  #candidates(character: string, paragraph: string): Face[] {
    if (EMOJI.test(character)) return ['emoji', 'text', 'international'];
    if (EAST_ASIAN.test(character)) return eastAsianFaces(paragraph, this.#locale);
    if (ARABIC.test(character)) return ['arabic', 'text', 'international'];
    if (LETTER.test(character)) return ['text', 'international'];
    return ['text', 'international', 'emoji', 'japanese', 'chinese'];
  }

  #drawing(character: string, before: Drawing | undefined, strong: boolean, paragraph: string): Drawing {
    const covered = (face: Face): boolean => this.#fonts.covers(face, character, strong);
    if (before && before.face !== 'missing' && before.face !== 'emoji' && SHARED.test(character))
      if (covered(before.face)) return before;
    const face = this.#candidates(character, paragraph).find(covered) ?? 'missing';
    const script =
      face === 'international' ? SCRIPTS.find(({ of }) => of.test(character))?.script : undefined;
    if (before?.face === face && (script === undefined || before.script === script)) return before;
    return { face, ...(script !== undefined && { script }) };
  }

  /** @returns a drawing for each UTF-16 unit; units that are drawn together have the same object */
  drawingsOf(line: string, strong: boolean, paragraph = line): Drawing[] {
    const drawings: Drawing[] = [];
    for (const character of charactersOf(line)) {
      const drawing = this.#drawing(character, drawings.at(-1), strong, paragraph);
      for (let unit = 0; unit < character.length; unit++) drawings.push(drawing);
    }
    return drawings;
  }
}
