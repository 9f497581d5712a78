/** What is printed for orders, each on sheets of its own. */
export type Paper = 'slips' | 'pickList' | 'invoices';

/** What stands on a page, in points from its upper left corner; text by the foot of its letters. */
export type PaperShape =
  | {
      kind: 'text';
      x: number;
      y: number;
      /** As wide as it is printed, whatever face the screen has. */
      width: number;
      size: number;
      text: string;
      color: string;
      strong: boolean;
    }
  | { kind: 'rule'; x: number; y: number; width: number; color: string }
  | { kind: 'box'; x: number; y: number; size: number }
  | { kind: 'picture'; x: number; y: number; width: number; height: number; image: string }
  /** Bars and gaps in turn, by how wide they are. */
  | { kind: 'bars'; x: number; y: number; width: number; height: number; widths: number[] };

export interface PaperSize {
  width: number;
  height: number;
}

export interface PaperPage extends PaperSize {
  paper: Paper;
  /** Of the order it belongs to. */
  order?: string;
  shapes: PaperShape[];
}

/** So many pages of one paper, of one order or of all: how the pile lies, from its top. */
export interface PaperRun {
  paper: Paper;
  order?: string;
  number?: string;
  pages: number;
}

/** Which words slips are written in, and in which order the orders come. */
export type PrintLanguage = 'buyer' | 'shop';
export type PrintSort = 'placed' | 'place' | 'delivery';

/** What slips and pick list are printed on, in points; `label` is 10 × 15 cm. Invoices stay on A4, as buyers have them. */
export const PAPER_SIZES = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
  a5: { width: 419.53, height: 595.28 },
  label: { width: 283.46, height: 425.2 },
} as const satisfies Record<string, PaperSize>;

export type PrintPaper = keyof typeof PAPER_SIZES;

/** What printing a selection comes to. */
export interface PrintPreview {
  orders: number;
  /** To be picked, and how many kinds of them. */
  pieces: number;
  kinds: number;
  /** Orders that have an invoice. */
  invoiced: number;
  /** Orders that have a label; those come at the end, as they were bought. */
  labelled: number;
  /** The labels they have. */
  labels: number;
  /** Every page of the papers that are chosen. */
  runs: PaperRun[];
  /** The pick list, and the papers of the first orders; those of others are fetched when they are opened. */
  pages: PaperPage[];
}
