import type { PaperSize } from '../../shared/papers.ts';
import { A4, type Sheet, type TextStyle } from './pdf/sheet.ts';

/** What a small sheet has little of. */
const marginOf = ({ width }: PaperSize): number => (width < 500 ? Math.round(width * 0.08) : 48);

/** Between the margins of A4. */
export const WIDTH = A4.width - 2 * marginOf(A4);

export const FAINT = '#6b645c';

/** A column of a table, by its place between the margins. */
export interface Cell extends TextStyle {
  text: string;
  x: number;
  width: number;
}

interface Numbered extends Record<string, string> {
  page: string;
  pages: string;
}

/** Text that goes down the page and on to the next. */
export class Flow {
  readonly #sheet: Sheet;
  readonly #foot: (page: Numbered) => string;
  readonly #size: PaperSize;
  readonly #margin: number;
  /** Nothing but the foot stands below. */
  readonly #end: number;
  /** Between the margins. */
  readonly width: number;
  y: number;

  /** @param foot at the bottom of each page */
  constructor(sheet: Sheet, foot: (page: Numbered) => string, size: PaperSize = A4) {
    this.#sheet = sheet;
    this.#foot = foot;
    this.#size = size;
    this.#margin = marginOf(size);
    this.#end = size.height - this.#margin - 8;
    this.width = size.width - 2 * this.#margin;
    this.y = this.#margin;
    this.#turn();
  }

  #turn(): void {
    this.#sheet.addPage(this.#size);
    this.y = this.#margin;
  }

  /** Nothing comes after it: how many pages there are is known. */
  end(): void {
    const style = { size: 7.5, color: FAINT, align: 'end' as const };
    const y = this.#size.height - this.#margin + Math.min(10, this.#margin - 16);
    this.#sheet.closePages((page, pages) => {
      const text = this.#foot({ page: String(page), pages: String(pages) });
      this.#sheet.text(text, { x: this.#margin, y, width: this.width }, style);
    });
  }

  /** Begins a page where so much no longer fits on this one. @returns whether it did */
  room(height: number): boolean {
    if (this.y + height <= this.#end) return false;
    this.#turn();
    return true;
  }

  heightOf(cells: readonly Cell[]): number {
    return Math.max(0, ...cells.map(({ text, width, ...style }) => this.#sheet.heightOf(text, width, style)));
  }

  /** Beside each other; goes on below the highest. */
  row(cells: readonly Cell[]): void {
    const heights = cells.map(({ text, x, width, ...style }) =>
      this.#sheet.text(text, { x: this.#margin + x, y: this.y, width }, style),
    );
    this.y += Math.max(0, ...heights);
  }

  text(text: string, style: TextStyle = {}): void {
    this.row([{ text, x: 0, width: this.width, ...style }]);
  }

  rule(color?: string): void {
    this.#sheet.rule({ x: this.#margin, y: this.y, width: this.width }, color);
  }

  tickBox(size: number): void {
    this.#sheet.tickBox(this.#margin, this.y + 1, size);
  }

  /** Beside what is written next. */
  picture(image: string, { x, width, height }: { x: number; width: number; height: number }): void {
    this.#sheet.picture({ x: this.#margin + x, y: this.y, width }, height, image);
  }

  /** At the end of the line that is written next. */
  bars(widths: readonly number[], { width, height }: PaperSize): void {
    this.#sheet.bars({ x: this.#margin + this.width - width, y: this.y, width }, height, widths);
  }

  skip(height: number): void {
    this.y += height;
  }
}
