import { A4, type Sheet, type TextStyle } from './pdf/sheet.ts';

const MARGIN = 48;
const FOOT = A4.height - 56;
export const WIDTH = A4.width - 2 * MARGIN;

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
  y = MARGIN;

  /** @param foot at the bottom of each page */
  constructor(sheet: Sheet, foot: (page: Numbered) => string) {
    this.#sheet = sheet;
    this.#foot = foot;
    this.#turn();
  }

  #turn(): void {
    this.#sheet.addPage();
    this.y = MARGIN;
  }

  /** Nothing comes after it: how many pages there are is known. */
  end(): void {
    const style = { size: 7.5, color: FAINT, align: 'end' as const };
    this.#sheet.closePages((page, pages) => {
      const text = this.#foot({ page: String(page), pages: String(pages) });
      this.#sheet.text(text, { x: MARGIN, y: FOOT + 18, width: WIDTH }, style);
    });
  }

  /** Begins a page where so much no longer fits on this one. @returns whether it did */
  room(height: number): boolean {
    if (this.y + height <= FOOT) return false;
    this.#turn();
    return true;
  }

  heightOf(cells: readonly Cell[]): number {
    return Math.max(0, ...cells.map(({ text, width, ...style }) => this.#sheet.heightOf(text, width, style)));
  }

  /** Beside each other; goes on below the highest. */
  row(cells: readonly Cell[]): void {
    const heights = cells.map(({ text, x, width, ...style }) =>
      this.#sheet.text(text, { x: MARGIN + x, y: this.y, width }, style),
    );
    this.y += Math.max(0, ...heights);
  }

  text(text: string, style: TextStyle = {}): void {
    this.row([{ text, x: 0, width: WIDTH, ...style }]);
  }

  rule(color?: string): void {
    this.#sheet.rule({ x: MARGIN, y: this.y, width: WIDTH }, color);
  }

  tickBox(size: number): void {
    this.#sheet.tickBox(MARGIN, this.y + 1, size);
  }

  skip(height: number): void {
    this.y += height;
  }
}
