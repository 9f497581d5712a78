import type { PrintLanguage, PrintPaper, PrintSort } from '../../shared/papers.ts';
import { lineTitle } from '../../shared/order-lines.ts';
import { placeOf, type PrintOrder } from './print-order.ts';

/** What of a selection is printed, and how. */
export interface PrintChoice {
  slips: boolean;
  /** On the packing slips. */
  prices: boolean;
  /** Of each article, on the packing slips. */
  pictures: boolean;
  pickList: boolean;
  invoices: boolean;
  language: PrintLanguage;
  sort: PrintSort;
  /** Of packing slips and pick list. */
  paper: PrintPaper;
}

const { compare } = new Intl.Collator('en', { numeric: true });

const placed = ({ purchasedDate, createdDate }: PrintOrder): string => purchasedDate ?? createdDate;

const keys: Readonly<Record<PrintSort, (order: PrintOrder) => string>> = {
  placed,
  // Where its first piece lies, then what that is: neighbours on the walk lie side by side in the pile.
  place: ({ lineItems: [first] = [] }) =>
    first ? `${placeOf(first) || '\uFFFF'} ${lineTitle(first)}` : '\uFFFF',
  delivery: ({ shippingInfo }) => shippingInfo?.title ?? '\uFFFF',
};

/** In the order of the pile; of equals the one that was placed first. */
export const sorted = (orders: readonly PrintOrder[], sort: PrintSort): PrintOrder[] =>
  orders.toSorted((a, b) => compare(keys[sort](a), keys[sort](b)) || compare(placed(a), placed(b)));
