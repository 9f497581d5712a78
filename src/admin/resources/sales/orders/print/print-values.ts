import type { PrintLanguage, PrintPaper, PrintSort } from '#shared/papers.ts';

/** The papers that can be chosen, in the order they are offered. */
export const papers = ['slips', 'pickList', 'invoices', 'labels'] as const;

/** What is to be printed of a selection, and how; the params of the job. */
export interface PrintValues extends Record<(typeof papers)[number], boolean> {
  /** On the packing slips. */
  prices: boolean;
  pictures: boolean;
  language: PrintLanguage;
  sort: PrintSort;
  paper: PrintPaper;
}

export const printing: PrintValues = {
  slips: true,
  pickList: false,
  invoices: false,
  labels: false,
  prices: false,
  pictures: true,
  language: 'buyer',
  sort: 'placed',
  paper: 'a4',
};

/** Nothing while nothing is chosen. */
export const printParams = (values: PrintValues): Record<string, unknown> | undefined =>
  papers.some((paper) => values[paper]) ? { ...values, prices: values.slips && values.prices } : undefined;
