import { compareMoney, isZeroMoney, multiplyMoney, subtractMoney } from '../../shared/money.ts';
import { lineChoices } from '../../shared/order-lines.ts';
import { lineTotal } from '../../shared/price-totals.ts';
import { oftenOf, type Often } from '../shell/often-line.ts';
import type { Checkout, CheckoutLine } from '../../wix/shopper/checkout-operations.ts';

export interface OptionView {
  key: string;
  code: string;
  carrierId: string;
  title: string;
  /** The merchant's own words: `3 to 5 business days`. */
  time: string | undefined;
  note: string | undefined;
  amount: string;
  selected: boolean;
  /** When it is brought. */
  slot?: { from: Date; to: Date };
}

/** The slot is in the API, though the SDK's types of a checkout hide it. */
interface Logistics {
  deliveryTime?: string | null;
  deliveryTimeSlot?: { from?: Date | string; to?: Date | string };
}

function slotOf(logistics: Logistics | undefined): Pick<OptionView, 'slot'> {
  const { from, to } = logistics?.deliveryTimeSlot ?? {};
  return from && to ? { slot: { from: new Date(from), to: new Date(to) } } : {};
}

export function viewOptions({ shippingInfo }: Checkout): OptionView[] {
  const chosen = shippingInfo?.selectedCarrierServiceOption;
  return (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId = '', shippingOptions = [] }) =>
    shippingOptions.map(({ code = '', title = '', logistics, cost }) => ({
      key: `${carrierId} ${code}`,
      code,
      carrierId,
      title,
      time: logistics?.deliveryTime || undefined,
      note: logistics?.instructions || undefined,
      amount: cost?.price?.amount ?? '0',
      ...slotOf(logistics),
      selected: chosen?.code === code && (chosen.carrierId ?? carrierId) === carrierId,
    })),
  );
}

export interface LineView {
  id: string;
  name: string;
  options: string;
  image: string | undefined;
  quantity: number;
  /** Before all discounts: those stand below. */
  amount: string;
  often: Often | undefined;
  byMembership: boolean;
}

export const viewLines = ({ lineItems = [], currency = '' }: Checkout): LineView[] =>
  lineItems.map((line) => ({
    id: line._id ?? '',
    name: line.productName?.translated ?? line.productName?.original ?? '',
    options: lineChoices(line),
    image: line.media,
    quantity: line.quantity ?? 0,
    amount: lineTotal(line, currency),
    often: oftenOf(
      line,
      subtractMoney(
        multiplyMoney(line.fullPrice?.amount ?? '0', line.quantity ?? 1, currency),
        lineTotal(line, currency),
      ),
    ),
    byMembership: line.paymentOption === 'MEMBERSHIP',
  }));

export const isAvailable = ({ availability, quantity = 0 }: CheckoutLine): boolean =>
  availability?.status !== 'NOT_AVAILABLE' &&
  availability?.status !== 'NOT_FOUND' &&
  (availability?.quantityAvailable ?? Infinity) >= quantity;

export const isShippable = ({ lineItems = [] }: Checkout): boolean =>
  lineItems.some(({ physicalProperties }) => physicalProperties?.shippable === true);

/** What comes again; it is ordered by itself. */
export const subscriptionOf = ({ lineItems = [] }: Checkout) =>
  lineItems.find(({ subscriptionOptionInfo }) => subscriptionOptionInfo)?.subscriptionOptionInfo;

/** After the gift card: what is charged. */
export const amountToPay = ({ payNow, priceSummary }: Checkout): string =>
  payNow?.total?.amount ?? priceSummary?.total?.amount ?? '0';

export const isFree = (checkout: Checkout): boolean => isZeroMoney(amountToPay(checkout));

export interface CodeView {
  kind: 'coupon' | 'gift-card';
  code: string;
  /** What it takes off; absent while it does nothing. */
  amount: string | undefined;
  /** Why it cannot be used, which keeps the order from being placed. */
  problem: string | undefined;
}

interface CheckoutRejection {
  applicationError?: { code?: string; data?: Record<string, unknown> | null };
}

const refusedCode = (
  { applicationError }: CheckoutRejection,
  field: 'couponCode' | 'obfuscatedCode',
): string => {
  const code = applicationError?.data?.[field];
  return typeof code === 'string' ? code : '';
};

/** The codes of the checkout: those that take something off, and those that turned out not to be good for it. */
export function viewCodes(
  { appliedDiscounts = [], giftCard, calculationErrors }: Checkout,
  keptCoupon?: string,
): CodeView[] {
  const coupon = appliedDiscounts.find((discount) => discount.coupon)?.coupon;
  const { couponCalculationError: couponError, giftCardCalculationError: cardError } =
    calculationErrors ?? {};
  const couponCode = coupon?.code ?? (couponError && refusedCode(couponError, 'couponCode')) ?? keptCoupon;
  return [
    ...(couponCode === undefined
      ? []
      : [
          {
            kind: 'coupon' as const,
            code: couponCode,
            amount: positive(coupon?.amount?.amount),
            problem: couponError?.applicationError?.code,
          },
        ]),
    ...(giftCard || cardError
      ? [
          {
            kind: 'gift-card' as const,
            code: shortMask(
              giftCard?.obfuscatedCode ?? (cardError ? refusedCode(cardError, 'obfuscatedCode') : ''),
            ),
            amount: positive(giftCard?.amount?.amount),
            problem: cardError?.applicationError?.code,
          },
        ]
      : []),
  ];
}

/** `****-****-****-1234` as `••1234`. */
const shortMask = (code: string): string => code.replace(/^[*-]+/, '••');

const positive = (amount: string | undefined): string | undefined =>
  amount !== undefined && compareMoney(amount, '0') > 0 ? amount : undefined;

/** The country of the address as the server has it; absent before there is one. */
export const destinationOf = ({ shippingInfo }: Checkout): string | undefined =>
  shippingInfo?.shippingDestination?.address?.country || undefined;

/** An app of the shop that sends things has nothing to say of this one. */
export const isCarrierSilent = ({ calculationErrors }: Checkout): boolean =>
  (calculationErrors?.carrierErrors?.errors ?? []).some(
    ({ error }) => error?.applicationError?.code === 'CARRIER_UNAVAILABLE',
  );
