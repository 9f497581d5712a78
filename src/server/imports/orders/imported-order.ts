import type { Statuses } from './statuses.ts';

interface Amount {
  amount: string;
}

export interface ImportedLine {
  productName: { original: string };
  quantity: number;
  price: Amount;
  lineItemPrice: Amount;
  totalPriceBeforeTax: Amount;
  totalPriceAfterTax: Amount;
  itemType: { preset: 'PHYSICAL' };
  physicalProperties?: { sku: string };
}

/** An order as the platform's import takes it; its id is found when it is written. */
export interface ImportedOrder extends Statuses {
  purchasedDate?: string;
  number: string;
  currency: string;
  lineItems: ImportedLine[];
  priceSummary: { total: Amount } & Record<string, Amount>;
  [field: string]: unknown;
}
