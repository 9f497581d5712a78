import type { Decimal } from './money.ts';
import type { Relief } from './tax-answer.ts';

/** How a shop numbers its invoices and what stands on them. */
export interface InvoiceSettings {
  /** Before each number; may be empty. */
  prefix: string;
  nextNumber: number;
  creditPrefix: string;
  nextCreditNumber: number;
  receiptPrefix: string;
  nextReceiptNumber: number;
  /** Who sells; the shop's name where it is empty. */
  seller: string;
  /** In lines: the one of Business info, which an invoice takes; not written here. */
  address: string;
  taxId: string;
  /** At the foot of each. */
  footer: string;
  /** Each is sent to its buyer once it is made. */
  send: boolean;
}

/** The seller's details on an invoice. */
export type SellerFact = 'name' | 'address' | 'taxId';

/** Why there is no invoice yet. */
export interface InvoiceObstacles {
  /** What the seller has to add before there can be one. */
  missing: SellerFact[];
  /** Orders that get theirs automatically once it is added. */
  waiting: number;
}

export const NO_INVOICE_SETTINGS: InvoiceSettings = {
  prefix: '',
  nextNumber: 1,
  creditPrefix: 'CN-',
  nextCreditNumber: 1,
  receiptPrefix: 'R-',
  nextReceiptNumber: 1,
  seller: '',
  address: '',
  taxId: '',
  footer: '',
  send: true,
};

/** At most so long. */
export const INVOICE_BOUNDS = {
  prefix: 20,
  creditPrefix: 20,
  receiptPrefix: 20,
  seller: 100,
  taxId: 40,
  footer: 400,
} as const;

export const MAX_INVOICE_NUMBER = 999_999_999;

type Problem = 'number' | 'samePrefix';

const isNumber = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MAX_INVOICE_NUMBER;

type Numbering = Pick<
  InvoiceSettings,
  'prefix' | 'nextNumber' | 'creditPrefix' | 'nextCreditNumber' | 'nextReceiptNumber'
>;

/** What is wrong with them, by field. Two series of the books with one beginning would meet; receipts are apart. */
export function invoiceProblems(numbering: Numbering): Partial<Record<keyof InvoiceSettings, Problem>> {
  return {
    ...(!isNumber(numbering.nextNumber) && { nextNumber: 'number' as const }),
    ...(!isNumber(numbering.nextCreditNumber) && { nextCreditNumber: 'number' as const }),
    ...(!isNumber(numbering.nextReceiptNumber) && { nextReceiptNumber: 'number' as const }),
    ...(numbering.prefix.trim() === numbering.creditPrefix.trim() && { creditPrefix: 'samePrefix' as const }),
  };
}

/** What a shop writes for an order: what is owed, what of it is taken back, and what was paid. */
export type InvoiceKind = 'INVOICE' | 'CREDIT_NOTE' | 'RECEIPT';

export interface InvoiceLine {
  title: string;
  detail?: string;
  quantity?: number;
  price?: Decimal;
  amount: Decimal;
}

export interface InvoiceTotal {
  kind:
    | 'subtotal'
    | 'discount'
    | 'shipping'
    | 'fee'
    | 'tax'
    | 'total'
    | 'giftCard'
    | 'paid'
    | 'due'
    | 'taxIncluded';
  /** In place of the usual word. */
  name?: string;
  /** Of a tax: at which rate, 0.23 is 23 %, and of how much. */
  rate?: Decimal;
  net?: Decimal;
  amount: Decimal;
}

/** All that stands on an invoice, credit note or receipt, as it was when it was made: later changes of the order or the shop leave it alone. */
export interface Invoice {
  id: string;
  kind: InvoiceKind;
  number: string;
  orderId: string;
  orderNumber: string;
  orderDate: string;
  issuedDate: string;
  /** BCP 47. */
  locale: string;
  timeZone: string;
  currency: string;
  /** Of a credit note: what it takes back from. */
  invoiceNumber?: string;
  /** Of a credit note: the refund it stands for. */
  refundId?: string;
  /** Of a receipt: the payment it stands for. */
  payment?: { id: string; date: string; method?: string };
  seller: { name: string; address: string; taxId: string; footer: string };
  buyer: { lines: string[]; taxId?: string };
  /** How it comes to the buyer, where a time was chosen for that. */
  delivery?: { title: string; slot: { from: string; to: string } };
  lines: InvoiceLine[];
  sums: InvoiceTotal[];
  total: Decimal;
  /** Why less tax is charged than usual, or none. */
  taxReason?: Relief;
}

/** An invoice as lists show it. */
export interface InvoiceEntry extends Pick<
  Invoice,
  'id' | 'kind' | 'number' | 'orderId' | 'issuedDate' | 'currency' | 'total'
> {
  /** Whoever knows it may read the invoice. */
  key: string;
}
