import type { DeliveryExtras, RegionMatch } from '#shared/delivery-offer.ts';
import type { Decimal } from '#shared/money.ts';
import type { Coupon } from '#platform/services/marketing/coupons/public.ts';
import type { DiscountRule } from '../../discount-rules/public.ts';
import type { LocalDeliveryOption } from '../../local-delivery-options/public.ts';
import type { PickupLocation } from '../../pickup-locations/public.ts';
import type { CarrierRate, ThingTax } from '#platform/services/extensions/service-plugins/public.ts';
import type { ShippingOption } from '../../shipping-options/public.ts';
import type { TaxRate } from '../../tax-calculation/public.ts';
import type { Answer } from './delivery/rate-decision.ts';
import type { OfferAddress } from './delivery/area.ts';

/** One line as the buyer asked for it, priced by the catalog. */
export interface Item {
  id: string;
  name: string;
  /** Of one unit, as the catalog sells it today. */
  price: Decimal;
  /** Of one unit, before the catalog's own discount. */
  fullPrice: Decimal;
  quantity: number;
  /** Of one unit, in kilograms. */
  weight: number;
  shippable: boolean;
  taxGroupId: string | undefined;
  /** Absent for what was typed in by hand. */
  catalog: { appId: string; itemId: string } | undefined;
  collectionIds: readonly string[];
  /** Paid at the counter instead of now. */
  paidLater: boolean;
  /** Agreed already: what the law says today does not count. */
  taxRate: Decimal | undefined;
  agreedTax?: AgreedTax | undefined;
}

/** The tax that was agreed for a line, which counts as long as the line costs this much. */
export interface AgreedTax {
  base: Decimal;
  tax: Decimal;
}

export interface MerchantDiscount {
  id: string;
  off: { amount: Decimal } | { percentage: Decimal | number };
  /** The whole order, its delivery, or certain lines with what each gets of it: by percentage where that is absent. */
  reach: 'ORDER' | 'DELIVERY' | readonly { id: string; amount: Decimal | undefined }[];
  /** The shares that were agreed for a discount of the whole order: lines without one get nothing of it. */
  shares?: readonly { id: string; amount: Decimal }[] | undefined;
}

export interface Fee {
  code: string;
  name: string;
  price: Decimal;
  taxGroupId: string | undefined;
  taxable: boolean;
  /** Only for these lines; none: for the whole order. */
  lineItemIds: readonly string[] | undefined;
  /** Agreed already. */
  taxRate: Decimal | undefined;
  /** In hundredths of the subtotal, instead of the price. */
  percentage?: Decimal | undefined;
  /** The app whose fee it is. */
  providerAppId?: string | undefined;
}

/** What is offered besides what is sent: brought by the shop itself, or collected. */
export interface Besides {
  address: OfferAddress;
  now: Date;
  timeZone: string;
  local: readonly LocalDeliveryOption[];
  pickups: readonly PickupLocation[];
  /** Of options and places, by their ids. */
  keeping: ReadonlyMap<string, DeliveryExtras>;
  /** Slots that others have, by code. */
  taken: ReadonlyMap<string, number>;
  /** On top of each. */
  charges: { local: Decimal; pickup: Decimal };
  /** Names of all regions, by their ids. */
  regions: ReadonlyMap<string, string>;
}

/** What the shop offers at an address. */
export interface Offers {
  region: { id: string; name: string; by?: RegionMatch } | undefined;
  options: readonly ShippingOption[];
  /** On top of every option. */
  additionalCharge: Decimal;
  /** When no option has a rate for the parcel. */
  backup: { title: string; amount: Decimal } | undefined;
  besides?: Besides;
}

/** An app of the shop that sends things. */
export interface Carrier {
  id: string;
  name: string;
  rates: readonly CarrierRate[];
  /** Why it has no rates of its own, as a code. */
  silent?: string;
}

/** The tax as an app of the shop counted it, on each part of the bill that it was asked of. */
export interface AppTax {
  lines: ReadonlyMap<string, ThingTax>;
  fees: ReadonlyMap<Fee, ThingTax>;
  delivery: ThingTax | undefined;
}

export interface DeliveryInput {
  code: string;
  title: string;
  price: Decimal;
  /** It is charged whether or not a line is shippable. */
  isCertain?: boolean | undefined;
  /** Agreed already. */
  taxRate?: Decimal | undefined;
}

/** Everything the totals follow from; the rules ask nobody for more. */
export interface Facts {
  currency: string;
  items: readonly Item[];
  /** Live for this buyer, in the order in which they are taken. */
  discountRules: readonly DiscountRule[];
  memberId: string | undefined;
  /** Of customers, that this buyer belongs to, by their ids; absent where no rule wants to know. */
  segments?: ReadonlySet<string> | undefined;
  /** Triggers of the shop's apps that are met, by their ids. */
  metTriggers?: ReadonlySet<string> | undefined;
  coupon: Coupon | undefined;
  merchantDiscounts: readonly MerchantDiscount[];
  /** Absent: no address yet, or not asked for. */
  offers: Offers | undefined;
  /** Apps of the shop that were asked what they send it for. */
  carriers?: readonly Carrier[];
  selectedOption: { code: string } | undefined;
  /** Instead of the shop's own offers, for one who knows the price already. */
  givenDelivery: DeliveryInput | undefined;
  fees: readonly Fee[];
  /** Absent: not asked for, or no address to tell the region by. */
  tax: { isIncluded: boolean; rateFor: (taxGroupId: string | undefined) => TaxRate } | undefined;
  /** In place of what the rates come to. */
  toldTax?: AppTax | undefined;
  giftCard: { balance: Decimal; requested: Decimal | undefined } | undefined;
}

/** Where a discount came from. */
export type DiscountSource =
  | { kind: 'rule'; rule: DiscountRule }
  | { kind: 'coupon'; coupon: Coupon }
  | { kind: 'merchant'; discount: MerchantDiscount };

export interface AppliedDiscount {
  source: DiscountSource;
  /** ITEMS lowers the price of lines and with them the subtotal; ORDER comes after the subtotal. */
  reach: 'ITEMS' | 'ORDER' | 'DELIVERY';
  amount: Decimal;
  /** What each line got of it. */
  lines: readonly { id: string; amount: Decimal }[];
}

/** What something costs and the tax on it. */
export interface Taxed {
  /** What is paid for it, tax not counted when that comes on top. */
  base: Decimal;
  beforeTax: Decimal;
  tax: Decimal;
  afterTax: Decimal;
  rate: TaxRate | undefined;
}

export interface BillLine {
  item: Item;
  /** Price times quantity. */
  gross: Decimal;
  /** What discounts of items took of it. */
  off: Decimal;
  /** `gross − off`: this line's part of the subtotal. */
  net: Decimal;
  /** What discounts of the order took of `net`. */
  share: Decimal;
  taxed: Taxed;
}

export interface PricedOption {
  option: Pick<ShippingOption, 'id' | 'title' | 'estimatedDeliveryTime'>;
  price: Decimal;
  /** Absent: what the shop sends. */
  carrierId?: string;
  slot?: { from: string; to: string };
  pickup?: PickupLocation;
}

export interface Delivery {
  /** What is sent, brought, collected; of each the cheapest first. */
  options: readonly PricedOption[];
  selected: { option: PricedOption; isRequested: boolean; discount: Decimal; taxed: Taxed } | undefined;
  /** Why the rest is not offered, and what is full of what is; absent where nothing was asked. */
  answer?: Answer | undefined;
  /** Nobody delivers this to the address. */
  isUnreachable: boolean;
}

/** The bill while it is written: every step of the pipeline fills in its own part. */
export interface Bill {
  facts: Facts;
  /** By line id, so that the order of items never decides where a cent goes. */
  lines: readonly BillLine[];
  discounts: readonly AppliedDiscount[];
  /** Of the facts, once the basket turned out to be one for it. */
  coupon: Coupon | undefined;
  couponProblem: CouponProblem | undefined;
  subtotal: Decimal;
  delivery: Delivery;
  fees: readonly { fee: Fee; taxed: Taxed }[];
  tax: Decimal;
  /** Before the gift card, which is a means of payment. */
  total: Decimal;
  /** Taken from the gift card. */
  redeemed: Decimal;
}

/** Why a coupon that is valid takes nothing off this basket. */
export type CouponProblem = 'SUBTOTAL_TOO_LOW' | 'NOTHING_COVERED';

export type Step = (bill: Bill) => Bill;
