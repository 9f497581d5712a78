import PDFDocument from 'pdfkit';
import { PAPER_SIZES, type PaperShape, type PaperSize } from '../../../shared/papers.ts';
import { readFonts, type FontName } from './fonts.ts';
import { visualRuns, type Run } from './visual-runs.ts';

export const A4: PaperSize = PAPER_SIZES.a4;

/** What its types leave out. */
interface Opening {
  openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc;
}

/** A page that is only looked at. */
export interface RecordedPage extends PaperSize {
  shapes: PaperShape[];
}

export interface TextStyle {
  size?: number;
  strong?: boolean;
  /** Where it stands in its box; `start` is where reading begins. */
  align?: 'start' | 'end';
  color?: string;
  lineHeight?: number;
}

interface Box {
  /** From the side where reading begins. */
  x: number;
  y: number;
  width: number;
}

const INK = '#1d1b19';
/** So many measured lines are remembered; a long document has more. */
const MAX_WIDTHS = 10_000;
const HEBREW = /[\u0590-\u05FF\uFB1D-\uFB4F]/;
const NEUTRAL = /[\s\p{P}\p{S}]/u;

type Face = 'text' | 'hebrew';

const faceOf = (character: string, before: Face | undefined): Face => {
  if (HEBREW.test(character)) return 'hebrew';
  // Hebrew's own signs and the space between two words; the wide world of symbols is in the other.
  return before === 'hebrew' && NEUTRAL.test(character) && character.charCodeAt(0) < 0x80 ? before : 'text';
};

const fontOf = (face: Face, strong: boolean): FontName => {
  if (face === 'hebrew') return strong ? 'hebrewStrong' : 'hebrew';
  return strong ? 'strong' : 'text';
};

/** Glyphs of a face that is read from the right are turned by the face itself; what it has no script for is not. */
const asDrawn = ({ text, rtl }: Run<Face>): string =>
  rtl && !HEBREW.test(text) ? Array.from(text).toReversed().join('') : text;

interface SheetOptions {
  title: string;
  /** BCP 47. */
  locale: string;
  rtl: boolean;
  created: Date;
  /** A4 where none is named. */
  size?: PaperSize;
  /** Page for page, what would be drawn is written down here, and no document is made. */
  record?: RecordedPage[];
  /** JPEG or PNG, by what `picture` is told; one that is missing leaves its place empty. */
  pictures?: ReadonlyMap<string, Uint8Array>;
}

/** A document under construction; `x` counts from where reading begins, so a page is laid out once for both directions. */
export interface Sheet {
  readonly rtl: boolean;
  addPage(size?: PaperSize): void;
  /** Goes through the pages since the last such call once more, to put on each what their number decides; they are done then. */
  closePages(draw: (page: number, pages: number) => void): void;
  /** Of the pages so far. */
  readonly pages: number;
  /** Broken into lines; @returns how high it became. */
  text(text: string, box: Box, style?: TextStyle): number;
  /** How high it would become. */
  heightOf(text: string, width: number, style?: TextStyle): number;
  rule(box: Box, color?: string): void;
  /** A bar code over the width: bars and gaps in turn, by how wide they are. */
  bars(box: Box, height: number, widths: readonly number[]): void;
  /** Fills its place. */
  picture(box: Box, height: number, image: string): void;
  /** To be ticked off with a pen. */
  tickBox(x: number, y: number, size: number): void;
  /** The language and direction of what comes. */
  turn(to: { rtl: boolean }): void;
  end(): Promise<Uint8Array>;
}

export async function openSheet({
  title,
  locale,
  rtl,
  created,
  size = A4,
  record,
  pictures,
}: SheetOptions): Promise<Sheet> {
  const fonts = await readFonts();
  const pdf = new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, CreationDate: created, Producer: 'Counterpart', Creator: 'Counterpart' },
    // Begins with none: its own lies in a file beside itself, and one of ours would be opened anew under its name each
    // time that it is chosen.
    font: null as unknown as string,
  });
  for (const [name, bytes] of Object.entries(fonts)) pdf.registerFont(name, bytes);
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  let direction = rtl;
  let pages = 0;
  let page: RecordedPage = { ...size, shapes: [] };
  /** Since pages were closed last. */
  let fresh: RecordedPage[] = [];

  /** Writes down what is only looked at; else draws it. */
  const put = (shape: PaperShape, drawn: () => void): void => {
    if (record) page.shapes.push(shape);
    else drawn();
  };
  const opened = new Map<string, PDFKit.Mixins.ImageSrc>();
  /** Each stands in the document once, however often it is drawn. */
  const openPicture = (image: string): PDFKit.Mixins.ImageSrc | undefined => {
    const bytes = pictures?.get(image);
    if (bytes && !opened.has(image))
      opened.set(image, (pdf as unknown as Opening).openImage(Buffer.from(bytes)));
    return opened.get(image);
  };
  const surroundings = (): 'ltr' | 'rtl' => (direction ? 'rtl' : 'ltr');
  const runsOf = (line: string): Run<Face>[] => visualRuns(line, surroundings(), faceOf);
  // With features named, the library lays a run out whole, not word by word from the left.
  const featuresOf = (run: Run<Face>) => (run.rtl ? { features: [] } : {});

  const choose = (run: Run<Face>, { size = 9, strong = false }: TextStyle): string => {
    pdf.font(fontOf(run.face, strong)).fontSize(size);
    return asDrawn(run);
  };
  const measure = (line: string, style: TextStyle): number =>
    runsOf(line).reduce(
      (sum, run) => sum + pdf.widthOfString(choose(run, style), { lineBreak: false, ...featuresOf(run) }),
      0,
    );
  const widths = new Map<string, number>();
  /** Measured once: how high a text becomes is looked at before it is drawn, and pages repeat what their lines begin with. */
  const widthOf = (line: string, style: TextStyle): number => {
    const key = `${style.size} ${style.strong} ${direction} ${line}`;
    const width = widths.get(key) ?? measure(line, style);
    if (widths.size >= MAX_WIDTHS) widths.clear();
    widths.set(key, width);
    return width;
  };

  function breakLines(text: string, width: number, style: TextStyle): string[] {
    return text.split('\n').flatMap((paragraph) => {
      if (widthOf(paragraph, style) <= width) return [paragraph];
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(/\s+/).flatMap((whole) => cut(whole, width, style))) {
        const longer = line ? `${line} ${word}` : word;
        if (line && widthOf(longer, style) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      return [...lines, line];
    });
  }

  /** A word wider than its box, in pieces. */
  function cut(word: string, width: number, style: TextStyle): string[] {
    if (widthOf(word, style) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const character of word) {
      if (piece && widthOf(piece + character, style) > width) {
        pieces.push(piece);
        piece = character;
      } else piece += character;
    }
    return [...pieces, piece];
  }

  const lineHeightOf = ({ size = 9, lineHeight = 1.4 }: TextStyle): number => size * lineHeight;
  const leftOf = ({ x, width }: Pick<Box, 'x' | 'width'>): number => (direction ? page.width - x - width : x);

  function drawLine(line: string, box: Box, style: TextStyle): void {
    const atRight = (style.align === 'end') !== direction;
    let left = leftOf(box) + (atRight ? box.width - widthOf(line, style) : 0);
    for (const run of runsOf(line)) {
      const text = choose(run, style);
      const features = featuresOf(run);
      const width = pdf.widthOfString(text, { lineBreak: false, ...features });
      const { size = 9, color = INK, strong = false } = style;
      const x = left;
      put({ kind: 'text', x, y: box.y, width, size, text, color, strong }, () =>
        pdf.fillColor(color).text(text, x, box.y, { lineBreak: false, baseline: 'alphabetic', ...features }),
      );
      left += width;
    }
  }

  return {
    get rtl() {
      return direction;
    },
    get pages() {
      return pages;
    },
    addPage(wanted = size) {
      page = { ...wanted, shapes: [] };
      fresh.push(page);
      if (record) record.push(page);
      else pdf.addPage({ size: [page.width, page.height], margin: 0 });
      pages++;
    },
    closePages(draw) {
      const closing = fresh;
      fresh = [];
      for (const [index, one] of closing.entries()) {
        page = one;
        if (!record) pdf.switchToPage(pages - closing.length + index);
        draw(index + 1, closing.length);
      }
      if (!record) pdf.flushPages();
    },
    text(text, box, style = {}) {
      const height = lineHeightOf(style);
      const lines = breakLines(text, box.width, style);
      // The foot of a line's letters, a little above its end.
      for (const [index, line] of lines.entries())
        drawLine(line, { ...box, y: box.y + index * height + (style.size ?? 9) * 1.05 }, style);
      return lines.length * height;
    },
    heightOf: (text, width, style = {}) => breakLines(text, width, style).length * lineHeightOf(style),
    rule(box, color = '#d9d4cd') {
      const left = leftOf(box);
      put({ kind: 'rule', x: left, y: box.y, width: box.width, color }, () =>
        pdf
          .moveTo(left, box.y)
          .lineTo(left + box.width, box.y)
          .lineWidth(0.75)
          .strokeColor(color)
          .stroke(),
      );
    },
    bars(box, height, widths) {
      const { y, width } = box;
      const x = leftOf(box);
      put({ kind: 'bars', x, y, width, height, widths: [...widths] }, () => {
        const unit = width / widths.reduce((sum, one) => sum + one, 0);
        // Read from the left whatever the page's direction.
        let left = x;
        for (const [at, one] of widths.entries()) {
          if (at % 2 === 0) pdf.rect(left, y, one * unit, height);
          left += one * unit;
        }
        pdf.fill(INK);
      });
    },
    picture(box, height, image) {
      const { y, width } = box;
      const x = leftOf(box);
      put({ kind: 'picture', x, y, width, height, image }, () => {
        const picture = openPicture(image);
        if (picture) pdf.image(picture, x, y, { width, height });
      });
    },
    tickBox(x, y, side) {
      const left = leftOf({ x, width: side });
      put({ kind: 'box', x: left, y, size: side }, () =>
        pdf.rect(left, y, side, side).lineWidth(0.9).strokeColor(INK).stroke(),
      );
    },
    turn(to) {
      direction = to.rtl;
    },
    async end() {
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
