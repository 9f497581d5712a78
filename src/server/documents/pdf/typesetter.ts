import { charactersOf, FaceChooser, isPlain, type Drawing } from './faces.ts';
import { DocumentFonts, type ShapingFont } from './fonts.ts';
import { linePieces } from './line-pieces.ts';
import { directionOf, visualRuns, type Direction } from './visual-runs.ts';

/** So many measured lines are remembered; a long document has more. */
const MAX_MEASURED = 10_000;
/** A line's letters stand on its baseline, so far below its upper edge, in sizes. */
const BASELINE = 1.05;
/** What stands for a character that no font has. */
const MISSING_MARK = '\uFFFD';
const PLAIN: Drawing = { face: 'text' };
/** Fonts whose letters rise or hang farther than a line is high. */
const TALL: ReadonlySet<Drawing['face']> = new Set(['international', 'arabic']);

export interface LetterStyle {
  size: number;
  strong: boolean;
  /** In sizes. */
  lineHeight: number;
}

/** Letters of one font and direction, from left to right within their line. */
export interface TextRun {
  text: string;
  source: string;
  face: Drawing['face'];
  font: ShapingFont;
  rtl: boolean;
  width: number;
  /** The font lays all of it out at once, not word by word from the left. */
  whole: boolean;
  /** Whether readers that go by the order and place of its glyphs find something else than it says. */
  reordered: boolean;
}

export interface Line {
  runs: TextRun[];
  width: number;
  height: number;
  /** From the line's upper edge. */
  baseline: number;
  /** Of the paragraph it belongs to. */
  direction: Direction;
  /** Whether its paragraph has no other line. */
  only: boolean;
}

function layOut({
  text,
  font,
  rtl,
}: Pick<TextRun, 'text' | 'font' | 'rtl'>): ReturnType<ShapingFont['layout']> {
  font.direction = rtl ? 'rtl' : 'ltr';
  return font.layout(text, []);
}

type WidthOfText = (text: string, style: LetterStyle) => number;

/** Breaks texts into lines and measures them with the fonts that draw them. */
export class Typesetter {
  readonly #fonts = new DocumentFonts();
  readonly #faces: FaceChooser;
  readonly #widthOfWords: WidthOfText;
  readonly #measured = new Map<string, Line>();

  /** @param widthOfWords how wide the document draws text of the plain font */
  constructor(locale: string, widthOfWords: WidthOfText) {
    this.#faces = new FaceChooser(this.#fonts, locale);
    this.#widthOfWords = widthOfWords;
  }

  font(face: Drawing['face'], strong: boolean): ShapingFont {
    return this.#fonts.get(face === 'missing' ? 'international' : face, strong);
  }

  #runsOf(line: string, direction: Direction, paragraph: string, style: LetterStyle): TextRun[] {
    const { size, strong } = style;
    const drawings = isPlain(line)
      ? Array.from({ length: line.length }, () => PLAIN)
      : this.#faces.drawingsOf(line, strong, paragraph);
    return visualRuns(line, direction, drawings).map(({ source, face: { face }, rtl, text: letters }) => {
      const font = this.font(face, strong);
      const text = face === 'missing' ? charactersOf(source).fill(MISSING_MARK).join('') : letters;
      const run = { text, source, face, font, rtl };
      // Nothing in such text depends on more than the word it is in.
      if (face === 'text' && !rtl) {
        font.direction = 'ltr';
        return { ...run, width: this.#widthOfWords(text, style), whole: false, reordered: false };
      }
      const { glyphs, advanceWidth } = layOut(run);
      const drawn = String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints));
      const reordered = !rtl && (face === 'international' || drawn !== source);
      const width = (advanceWidth * size) / font.unitsPerEm;
      return { ...run, width, whole: true, reordered };
    });
  }

  /** How far the letters rise above their baseline, and hang below it, in sizes. */
  #extentOf(runs: readonly TextRun[]): { rise: number; drop: number } {
    let [rise, drop] = [0, 0];
    for (const run of runs) {
      const { face, font } = run;
      if (!TALL.has(face)) continue;
      const { glyphs, positions } = layOut(run);
      for (const [at, { cbox }] of glyphs.entries()) {
        const offset = positions[at]?.yOffset ?? 0;
        rise = Math.max(rise, (cbox.maxY + offset) / font.unitsPerEm);
        drop = Math.max(drop, -(cbox.minY + offset) / font.unitsPerEm);
      }
    }
    return { rise, drop };
  }

  /** Measured once: how high a text becomes is looked at before it is drawn, and pages repeat what their lines begin with. */
  #lineOf(text: string, direction: Direction, paragraph: string, style: LetterStyle): Line {
    const key = `${style.size} ${style.strong} ${style.lineHeight} ${direction} ${text}`;
    const known = this.#measured.get(key);
    if (known) return known;
    const runs = this.#runsOf(text, direction, paragraph, style);
    const { rise, drop } = this.#extentOf(runs);
    const above = Math.max(BASELINE, rise);
    const below = Math.max(style.lineHeight - BASELINE, drop + 0.03);
    const line = {
      runs,
      width: runs.reduce((sum, { width }) => sum + width, 0),
      height: (above + below) * style.size,
      baseline: above * style.size,
      direction,
      only: false,
    };
    if (this.#measured.size >= MAX_MEASURED) this.#measured.clear();
    this.#measured.set(key, line);
    return line;
  }

  #paragraph(paragraph: string, width: number, surroundings: Direction, style: LetterStyle): Line[] {
    const direction = directionOf(paragraph, surroundings);
    const lineOf = (text: string): Line => this.#lineOf(text, direction, paragraph, style);
    const whole = lineOf(paragraph);
    if (whole.width <= width) return [{ ...whole, only: true }];
    const lines: string[] = [];
    let line = '';
    let estimate = 0;
    /** Far from the edge, the sum of what was measured is near enough. */
    const fits = (added: string): boolean =>
      estimate + lineOf(added).width <= width - style.size || lineOf((line + added).trimEnd()).width <= width;
    const add = (piece: string): void => {
      if (line && !fits(piece)) {
        lines.push(line.trimEnd());
        line = '';
        estimate = 0;
      }
      line += piece;
      estimate += lineOf(piece).width;
    };
    for (const piece of linePieces(paragraph)) {
      if (lineOf(piece.trimEnd()).width <= width) add(piece);
      else for (const character of charactersOf(piece)) add(character);
    }
    return [...lines, line.trimEnd()].map(lineOf);
  }

  /** A text in lines that are no wider than the width, unless a single character is. */
  lines(text: string, width: number, surroundings: Direction, style: LetterStyle): Line[] {
    return text
      .toWellFormed()
      .normalize('NFC')
      .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
      .map((paragraph) => paragraph.replaceAll(/\p{Cc}+/gu, ' '))
      .flatMap((paragraph) => this.#paragraph(paragraph, width, surroundings, style));
  }
}
