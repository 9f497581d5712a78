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
  | { kind: 'box'; x: number; y: number; size: number };

export interface PaperPage {
  /** Its place in the pile, from 1. */
  at: number;
  paper: Paper;
  /** Of the order it belongs to. */
  number?: string;
  shapes: PaperShape[];
}

/** Which words slips are written in, and in which order the orders come. */
export type PrintLanguage = 'buyer' | 'shop';
export type PrintSort = 'placed' | 'place' | 'delivery';

/** What printing a selection comes to. */
export interface PrintForesight {
  orders: number;
  /** To be picked, and how many kinds of them. */
  pieces: number;
  kinds: number;
  /** Orders that have an invoice. */
  invoiced: number;
  /** Orders that have a label; those come at the end, as they were bought. */
  labelled: number;
  /** Sheets of each paper that is chosen; nothing where only the first orders were laid out. */
  sheets: Partial<Record<Paper, number>>;
  /** The pick list, and the papers of the first orders. */
  pages: PaperPage[];
  /** So many orders were laid out. */
  shown: number;
}
