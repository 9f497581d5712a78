import type { Statuses } from './statuses.ts';

interface Amount {
  amount: string;
}

export interface ImportedLine {
  productName: { original: string };
  descriptionLines?: { name: { original: string }; plainText: { original: string } }[];
  quantity: number;
  refundQuantity?: number;
  totalDiscount?: Amount;
  price: Amount;
  lineItemPrice: Amount;
  totalPriceBeforeTax: Amount;
  totalPriceAfterTax: Amount;
  itemType: { preset: 'PHYSICAL' };
  physicalProperties?: { sku: string };
}

export interface ImportedDiscount {
  coupon: { code: string; name: string; amount?: Amount };
  discountType: 'GLOBAL';
}

export interface ImportedTax {
  taxName: string;
  rate?: string;
  aggregatedTaxAmount: Amount;
}

export interface ImportedFee {
  name: string;
  price: Amount;
  providerAppId: string;
}

/** What a file says of an order beside its people, lines and totals. */
export interface OrderDetails {
  tags: string[];
  customFields: { title: string; value: string }[];
  discounts: ImportedDiscount[];
  /** By rate. */
  taxes: ImportedTax[];
  /** Tips. */
  fees: ImportedFee[];
  /** What the staff wrote down. */
  staffNote?: string;
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
