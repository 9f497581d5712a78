import PDFDocument from 'pdfkit';
import { PAPER_SIZES, type PaperShape, type PaperSize } from '#shared/papers.ts';
import type { ShapingFont } from './fonts.ts';
import { Typesetter, type LetterStyle, type Line, type TextRun } from './typesetter.ts';

export const A4: PaperSize = PAPER_SIZES.a4;

/** What the library's types leave out. */
interface Opening {
  openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc;
  font(font: ShapingFont, key: string): void;
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
/** Around text that a screen has to read from the right. */
const READ_FROM_RIGHT = '\u2067';
const END_OF_ISOLATE = '\u2069';

/** A text string of a PDF, in hexadecimal digits. */
const utf16 = (text: string): string => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex');

const lettersOf = ({ size = 9, strong = false, lineHeight = 1.4 }: TextStyle): LetterStyle => ({
  size,
  strong,
  lineHeight,
});

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
  /** What is read where the letters that are drawn are in another order, or others. */
  let written: string | undefined;
  const addContent = pdf.addContent.bind(pdf);
  // Readers look for it inside of the text's object, which the library opens and closes.
  pdf.addContent = (content) => {
    if (written !== undefined && content === 'ET') addContent('EMC');
    addContent(content);
    if (written !== undefined && content === 'BT')
      addContent(`/Span <</ActualText <${utf16(written)}>>> BDC`);
    return pdf;
  };
  const choose = (font: ShapingFont, size: number): void => {
    (pdf as unknown as Opening).font(font, font.key);
    pdf.fontSize(size);
  };
  const typesetter = new Typesetter(locale, (text, { size, strong }) => {
    choose(typesetter.font('text', strong), size);
    return pdf.widthOfString(text, { lineBreak: false });
  });
  const linesOf = (text: string, width: number, style: TextStyle): Line[] =>
    typesetter.lines(text, width, direction ? 'rtl' : 'ltr', lettersOf(style));
  const leftOf = ({ x, width }: Pick<Box, 'x' | 'width'>): number => (direction ? page.width - x - width : x);

  function drawRun(
    { text, source, font, rtl, width, whole, reordered }: TextRun,
    x: number,
    y: number,
    style: TextStyle,
  ): void {
    const { color = INK, strong = false } = style;
    const { size } = lettersOf(style);
    const recorded = rtl ? `${READ_FROM_RIGHT}${source}${END_OF_ISOLATE}` : source;
    put({ kind: 'text', x, y, width, size, text: recorded, color, strong }, () => {
      choose(font, size);
      font.direction = rtl ? 'rtl' : 'ltr';
      if (reordered) written = source;
      pdf.fillColor(color).text(text, x, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        textWidth: width,
        ...(whole && { features: [] }),
      } as PDFKit.Mixins.TextOptions);
      written = undefined;
    });
  }

  function drawLine(line: Line, box: Box, style: TextStyle): void {
    // Several lines of a paragraph begin where it is read from; a single one stands where its column begins.
    const fromRight = line.only ? direction : line.direction === 'rtl';
    const atRight = style.align === 'end' ? !direction : fromRight;
    let left = leftOf(box) + (atRight ? box.width - line.width : 0);
    for (const run of line.runs) {
      drawRun(run, left, box.y + line.baseline, style);
      left += run.width;
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
      let height = 0;
      for (const line of linesOf(text, box.width, style)) {
        drawLine(line, { ...box, y: box.y + height }, style);
        height += line.height;
      }
      return height;
    },
    heightOf: (text, width, style = {}) =>
      linesOf(text, width, style).reduce((sum, { height }) => sum + height, 0),
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
