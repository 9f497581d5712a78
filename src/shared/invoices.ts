import type { Decimal } from './money.ts';

/** How a shop numbers its invoices and what stands on them. */
export interface InvoiceSettings {
  /** Before each number; may be empty. */
  prefix: string;
  nextNumber: number;
  creditPrefix: string;
  nextCreditNumber: number;
  /** Who sells; the shop's name where it is empty. */
  seller: string;
  /** In lines. */
  address: string;
  taxId: string;
  /** At the foot of each. */
  footer: string;
  /** Each is sent to its buyer once it is made. */
  send: boolean;
}

export const NO_INVOICE_SETTINGS: InvoiceSettings = {
  prefix: '',
  nextNumber: 1,
  creditPrefix: 'CN-',
  nextCreditNumber: 1,
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
  seller: 100,
  address: 400,
  taxId: 40,
  footer: 400,
} as const;

export const MAX_INVOICE_NUMBER = 999_999_999;

type Problem = 'number' | 'samePrefix';

const isNumber = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MAX_INVOICE_NUMBER;

/** What is wrong with them, by field. Two series with one beginning would meet. */
export function invoiceProblems(
  given: Pick<InvoiceSettings, 'prefix' | 'nextNumber' | 'creditPrefix' | 'nextCreditNumber'>,
): Partial<Record<keyof InvoiceSettings, Problem>> {
  return {
    ...(!isNumber(given.nextNumber) && { nextNumber: 'number' as const }),
    ...(!isNumber(given.nextCreditNumber) && { nextCreditNumber: 'number' as const }),
    ...(given.prefix.trim() === given.creditPrefix.trim() && { creditPrefix: 'samePrefix' as const }),
  };
}

export type InvoiceKind = 'INVOICE' | 'CREDIT_NOTE';

export interface InvoiceLine {
  title: string;
  detail?: string;
  quantity?: number;
  price?: Decimal;
  amount: Decimal;
}

export interface InvoiceSum {
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

/** All that stands on an invoice, as it was when it was made: later changes of the order or the shop leave it alone. */
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
  seller: { name: string; address: string; taxId: string; footer: string };
  buyer: { lines: string[]; taxId?: string };
  lines: InvoiceLine[];
  sums: InvoiceSum[];
  total: Decimal;
}

/** An invoice as lists show it. */
export interface InvoiceEntry extends Pick<
  Invoice,
  'id' | 'kind' | 'number' | 'orderId' | 'issuedDate' | 'currency' | 'total'
> {
  /** Whoever knows it may read the invoice. */
  key: string;
}
