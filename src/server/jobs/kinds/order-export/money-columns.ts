import { enumLabels } from '#shared/enum-labels.en.ts';
import { addMoney, roundMoney, subtractMoney } from '#shared/money.ts';
import { orderExportTitles as titles } from '#shared/order-export.en.ts';
import { discountTotal, giftCardTotal, type DiscountTotal } from '#shared/price-totals.ts';
import { isTip } from '#shared/tips.ts';
import { storeTime } from '../store-time.ts';
import { amountOf, enumLabel, listed, text, yesNo } from './cells.ts';
import { titled, type ExportedOrder, type Payment } from './exported-order.ts';
import { otherTax, taxesOf } from './taxes.ts';

/** Taxes with columns of their own; an order of one country has one or two rates. */
const FIRST_TAXES = 3;

const discountsOf = ({ appliedDiscounts = [] }: ExportedOrder): DiscountTotal[] =>
  appliedDiscounts.map(discountTotal);
const feesOf = ({ additionalFees = [] }: ExportedOrder) => additionalFees.filter((fee) => !isTip(fee));
const tipsOf = ({ additionalFees = [] }: ExportedOrder) => additionalFees.filter(isTip);
const taxAt = (order: ExportedOrder, position: number) => taxesOf(order)[position - 1];
const sumIn = ({ currency }: ExportedOrder, amount: string): string => roundMoney(amount, currency ?? '');
const summary = ({ priceSummary }: ExportedOrder) => priceSummary ?? {};

export const amountColumns = titled<ExportedOrder, typeof titles.amounts>(titles.amounts, {
  currency: ({ currency }) => text(currency),
  taxIncluded: ({ taxIncludedInPrices }) => yesNo(taxIncludedInPrices),
  subtotal: (order) => amountOf(summary(order).subtotal),
  discount: (order) => amountOf(summary(order).discount),
  discountCodes: (order) => listed(discountsOf(order).map(({ code }) => code)),
  discounts: (order) =>
    listed(discountsOf(order).map(({ code, name, amount }) => `${name || code || 'Discount'}: ${amount}`)),
  shipping: (order) => amountOf(summary(order).shipping),
  shippingBeforeTax: ({ shippingInfo }) => amountOf(shippingInfo?.cost?.totalPriceBeforeTax),
  shippingTax: ({ shippingInfo }) =>
    amountOf(shippingInfo?.cost?.taxInfo?.taxAmount ?? shippingInfo?.cost?.taxDetails?.totalTax),
  fees: (order) => amountOf(summary(order).totalAdditionalFees),
  feeNames: (order) =>
    listed(feesOf(order).map(({ name, code, price }) => `${name || code || 'Fee'}: ${amountOf(price)}`)),
  tip: (order) =>
    tipsOf(order).length > 0
      ? sumIn(order, addMoney('0', ...tipsOf(order).map(({ price }) => price?.amount)))
      : '',
  tax: (order) => amountOf(summary(order).tax),
  taxes: (order) =>
    listed(
      taxesOf(order).map(
        ({ name, rate, amount }) =>
          `${[name || 'Tax', rate && `${rate}%`].filter(Boolean).join(' ')}: ${amount}`,
      ),
    ),
  tax1: (order) => text(taxAt(order, 1)?.name),
  tax1Rate: (order) => text(taxAt(order, 1)?.rate),
  tax1Base: (order) => text(taxAt(order, 1)?.base),
  tax1Amount: (order) => text(taxAt(order, 1)?.amount),
  tax2: (order) => text(taxAt(order, 2)?.name),
  tax2Rate: (order) => text(taxAt(order, 2)?.rate),
  tax2Base: (order) => text(taxAt(order, 2)?.base),
  tax2Amount: (order) => text(taxAt(order, 2)?.amount),
  tax3: (order) => text(taxAt(order, 3)?.name),
  tax3Rate: (order) => text(taxAt(order, 3)?.rate),
  tax3Base: (order) => text(taxAt(order, 3)?.base),
  tax3Amount: (order) => text(taxAt(order, 3)?.amount),
  otherTax: (order) => otherTax(taxesOf(order), FIRST_TAXES, text(order.currency)),
  totalBeforeTax: (order) => {
    const total = amountOf(summary(order).total);
    return total && sumIn(order, subtractMoney(total, amountOf(summary(order).tax)));
  },
  total: (order) => amountOf(summary(order).total),
});

/** Payments that brought no money and will not. */
const FAILED: ReadonlySet<string> = new Set(['CANCELED', 'DECLINED', 'VOIDED', 'TIMED_OUT']);

const statusOf = ({ status, regularPaymentDetails }: Payment): string =>
  status ?? regularPaymentDetails?.status ?? '';
const validPayments = ({ payments = [] }: ExportedOrder): Payment[] =>
  payments.filter((payment) => !FAILED.has(statusOf(payment)));

const methodWords = enumLabel({
  ...enumLabels.PredefinedPaymentMethod,
  CREDITCARD: 'Card',
  CARD: 'Card',
  OFFLINE: 'Offline payment',
  INPERSON: 'Payment in person',
});

function methodOf({
  giftcardPaymentDetails,
  membershipPaymentDetails,
  regularPaymentDetails,
}: Payment): string {
  if (giftcardPaymentDetails) return 'Gift card';
  if (membershipPaymentDetails)
    return ['Membership', membershipPaymentDetails.name?.original].filter(Boolean).join(': ');
  return methodWords(regularPaymentDetails?.paymentMethod);
}

/** By which the provider, the bank or the app that keeps the membership finds the payment. */
const referenceOf = ({
  giftcardPaymentDetails,
  membershipPaymentDetails,
  regularPaymentDetails,
}: Payment): string =>
  text(giftcardPaymentDetails?.obfuscatedCode) ||
  text(membershipPaymentDetails?.externalTransactionId) ||
  text(regularPaymentDetails?.providerTransactionId) ||
  text(regularPaymentDetails?.gatewayTransactionId);

const balance = ({ balanceSummary }: ExportedOrder) => balanceSummary ?? {};

export const paymentColumns = titled<ExportedOrder, typeof titles.payment>(titles.payment, {
  paid: (order) => amountOf(balance(order).paid),
  balance: (order) => amountOf(balance(order).balance),
  refunded: (order) => amountOf(balance(order).refunded),
  pendingRefund: (order) => amountOf(balance(order).pendingRefund),
  authorized: (order) => amountOf(balance(order).authorized),
  giftCard: (order) =>
    order.payments?.some(({ giftcardPaymentDetails }) => giftcardPaymentDetails)
      ? sumIn(order, giftCardTotal(order.payments))
      : '',
  paymentMethods: (order) => listed(validPayments(order).map(methodOf)),
  paymentReferences: (order) => listed(validPayments(order).map(referenceOf)),
  lastPayment: (order, zone) =>
    storeTime(
      validPayments(order)
        .filter((payment) => statusOf(payment) !== 'AUTHORIZED' && !statusOf(payment).startsWith('PENDING'))
        .flatMap(({ createdDate }) => createdDate ?? [])
        .toSorted()
        .at(-1),
      zone,
    ),
});
