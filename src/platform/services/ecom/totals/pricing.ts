import type { Decimal } from '#shared/money.ts';
import type { Reply, TotalsCalculatorApi } from '#platform/contract/index.ts';
import type { AskablePlugin } from '../../extensions/service-plugins/public.ts';
import type { Answer } from './rules/delivery/rate-decision.ts';
import type { AgreedTax, DeliveryInput, MerchantDiscount } from './rules/model.ts';

type Totals = Reply<TotalsCalculatorApi, 'calculateTotals'>;
type Shipping = NonNullable<Totals['shippingInfo']>;

/** `amount`, `convertedAmount` and the text of both; all always filled. */
export interface MultiCurrencyPrice {
  amount: string;
  convertedAmount: string;
  formattedAmount: string;
  formattedConvertedAmount: string;
}

/** Addresses of every contract have these. */
export interface PricingAddress {
  country?: string | null;
  /** ISO 3166-2, with or without the country before it. */
  subdivision?: string | null;
  city?: string | null;
  postalCode?: string | null;
  /** Where somebody found it on a map. */
  geocode?: { latitude?: number | null; longitude?: number | null } | null;
}

export interface PricingLine {
  id: string;
  /** Normalised by the catalog. */
  catalogReference?: { appId?: string; catalogItemId?: string } | undefined;
  name: string;
  /** Of one unit. */
  price: Decimal;
  fullPrice?: Decimal | undefined;
  quantity: number;
  shippable: boolean;
  /** Of one unit, in kilograms. */
  weight?: number | undefined;
  taxGroupId?: string | undefined;
  collectionIds?: readonly string[] | undefined;
  paymentOption?: string | undefined;
  /** Typed in by hand: scopes of catalog items do not reach it. */
  custom?: boolean;
  /** A fraction that was agreed already, instead of what the law says today. */
  taxRate?: Decimal | undefined;
  agreedTax?: AgreedTax | undefined;
  /** What a membership could pay for, and what it leaves to pay; absent of what none can. */
  membership?: PayableLine | undefined;
}

export interface PayableLine {
  catalogReference: { appId: string; catalogItemId: string };
  rootCatalogItemId: string | undefined;
  /** Of one piece. */
  remainder: Decimal;
}

/** What somebody chose to pay with, of which app. */
export interface SelectedMembership {
  id: string;
  appId: string;
  lineItemIds: readonly string[];
}

/** As every contract writes one that can be chosen. */
export interface OfferedMembership {
  id: string;
  appId: string;
  name: { original: string; translated?: string };
  lineItemIds: string[];
  credits?: { total?: number; remaining?: number };
  expirationDate?: string;
}

export interface PayingMembership {
  id: string;
  name: string;
  plugin: AskablePlugin;
}

export interface PricingFee {
  code?: string | undefined;
  name: string;
  price: Decimal;
  taxGroupId?: string | undefined;
  taxable?: boolean;
  lineItemIds?: readonly string[] | undefined;
  taxRate?: Decimal | undefined;
  /** In hundredths of the subtotal, instead of the price. */
  percentage?: Decimal | undefined;
  providerAppId?: string | undefined;
}

export interface PricingInput {
  lines: readonly PricingLine[];
  couponCode?: string | undefined;
  giftCardCode?: string | undefined;
  /** At most this much from the gift card. */
  giftCardAmount?: Decimal | undefined;
  merchantDiscounts?: readonly {
    id?: string;
    amount?: Decimal | undefined;
    percentage?: Decimal | number | undefined;
    /** Of the delivery, or of certain lines with what each gets of it; else of the whole order. */
    reach?: MerchantDiscount['reach'];
    shares?: MerchantDiscount['shares'];
  }[];
  customFees?: readonly PricingFee[];
  shippingAddress?: PricingAddress | undefined;
  billingAddress?: PricingAddress | undefined;
  selectedOption?: { code: string; carrierId?: string | undefined } | undefined;
  /** Whose slot is not somebody else's. */
  checkoutId?: string | undefined;
  /** A delivery with a price of its own, instead of the shop's options. */
  givenDelivery?: DeliveryInput | undefined;
  /** Agreed already: whether prices carry their tax. */
  taxIncludedInPrices?: boolean | undefined;
  buyer: {
    email?: string | undefined;
    memberId?: string | undefined;
    contactId?: string | undefined;
    visitorId?: string | undefined;
  };
  /** Where somebody shops: the shop's apps are asked what they send, charge, tax and have against it. */
  asks?: 'CART' | 'CHECKOUT' | undefined;
  /** The apps are asked what memberships of the buyer may pay for, and whether these may. */
  memberships?: { selected: readonly SelectedMembership[] } | undefined;
  /** Of who shops, where it is not the shop's. */
  language?: string | undefined;
  /** Of the order that was placed already: what it has used of coupons and rules does not count against it. */
  orderId?: string | undefined;
  include: { delivery: boolean; tax: boolean; fees: boolean; discountRules?: boolean };
  taxExemptGroupId?: string | undefined;
  /** Of a business, as it was typed; its country is that of the billing address. */
  taxId?: string | undefined;
  /** Default: the shop's, at a rate of 1. */
  conversion?: { currency: string; rate: Decimal } | undefined;
}

export type TaxDetails = NonNullable<
  NonNullable<NonNullable<Totals['calculatedLineItems']>[number]['pricesBreakdown']>['taxDetails']
>;

/** The tax of one kind on everything it was charged for; in the API, though the SDK's types hide it. */
export interface TaxShare {
  taxName?: string;
  taxType?: string;
  jurisdiction?: string;
  jurisdictionTypeEnum: string;
  rate: string;
  aggregatedTaxAmount: MultiCurrencyPrice;
  aggregatedTaxableAmount: MultiCurrencyPrice;
  aggregatedExemptAmount?: MultiCurrencyPrice;
}

/** As `LineItemPricesData` of cart, checkout and totals has it, so it may be spread into any of them. */
export interface LinePrices {
  /** One unit after discounts of items; where those cover some units only, an average. */
  price: MultiCurrencyPrice;
  fullPrice: MultiCurrencyPrice;
  priceBeforeDiscounts: MultiCurrencyPrice;
  /** The line after discounts of items: what counts where `price × quantity` differs by rounding. */
  lineItemPrice: MultiCurrencyPrice;
  /** Of items and of the order, for the whole quantity. */
  totalDiscount: MultiCurrencyPrice;
  totalPriceBeforeTax: MultiCurrencyPrice;
  totalPriceAfterTax: MultiCurrencyPrice;
  taxDetails: TaxDetails;
}

export interface PricedLine {
  id: string;
  prices: LinePrices;
  /** Ids of the automatic discounts that lowered its price. */
  appliedRules: string[];
}

export type PriceSummary = Record<
  'subtotal' | 'shipping' | 'tax' | 'discount' | 'total' | 'additionalFees',
  MultiCurrencyPrice
>;

export interface Violation {
  severity: 'WARNING' | 'ERROR';
  target: {
    other?: { name: 'OTHER_DEFAULT' };
    lineItem?: { name: 'LINE_ITEM_DEFAULT'; id: string; suggestedFix?: 'REMOVE_LINE_ITEM' };
  };
  description: string;
}

export interface Priced {
  /** In the order they were given. */
  lines: PricedLine[];
  /** Its total is after the gift card. */
  priceSummary: PriceSummary;
  /** What an order over this costs: before the gift card, which pays. */
  totalBeforeGiftCard: MultiCurrencyPrice;
  payNow: PriceSummary;
  payLater: PriceSummary;
  appliedDiscounts: NonNullable<Totals['appliedDiscounts']>;
  /** What each line got of each of the applied discounts, in the same order; nothing of those of the delivery. */
  discountLines: (readonly { id: string; amount: Decimal }[])[];
  /** What each discount of the merchant really took. */
  merchantDiscounts: { id: string; amount: Decimal; lines: readonly { id: string; amount: Decimal }[] }[];
  additionalFees: NonNullable<Totals['additionalFees']>;
  giftCard?: NonNullable<Totals['giftCard']>;
  /** What memberships may pay for, and do, by line. */
  memberships: {
    eligible: OfferedMembership[];
    invalid: { membership: OfferedMembership; reason: string }[];
    paying: ReadonlyMap<string, PayingMembership>;
  };
  /** What is offered and why the rest isn't; no contract has it. */
  deliveryAnswer?: Answer;
  shippingRegion?: NonNullable<Shipping['region']>;
  carrierServiceOptions: NonNullable<Shipping['carrierServiceOptions']>;
  selectedCarrierServiceOption?: NonNullable<Shipping['selectedCarrierServiceOption']>;
  taxSummary: NonNullable<Totals['taxSummary']> & {
    aggregatedTaxBreakdown: TaxShare[];
    /** On the wire, though the SDK's types hide it. */
    totalExempt?: MultiCurrencyPrice;
  };
  taxIncludedInPrices: boolean;
  calculationErrors: NonNullable<Totals['calculationErrors']>;
  violations: Violation[];
  weightUnit: 'KG';
  currency: string;
  conversionCurrency: string;
  conversionRate: string;
}
