import { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import type { SeedOrder } from '../../platform/services/ecom/orders/public.ts';
import type { Customer } from '../customers/customers.ts';
import { compareMoney } from '../../shared/money.ts';
import { fillBasket } from './basket.ts';
import { daysBetween } from './calendar.ts';
import { inCurrency } from './currencies.ts';
import { chooseDelivery, contactOf, type Delivery, shippingOf, studioPickup } from './delivery.ts';
import { discount, subtotalOf } from './discounts.ts';
import { type OrderOutcome, outcomeOf } from './order-outcome.ts';
import { activityOf, within } from './activity.ts';
import { methodFor, paymentsFor } from './payments.ts';
import { refundsFor } from './refunds.ts';
import { taxationOf } from './taxes.ts';
import { type Fee, priceParts } from './totals.ts';

export interface Occasion {
  customer: Customer;
  placed: Date;
  today: Date;
  /** Sold at the open studio and picked up there: paid at the till, or written on a slip that is not in the books yet. */
  studio?: 'at-the-till' | 'on-slips';
}

const NOTES = [
  'Please ring twice, the bell is shy.',
  'It is a birthday present: could you leave the price out?',
  'Se não estiver ninguém, deixar na padaria ao lado. Obrigada!',
  'As flat as you can, the elevator is tiny.',
  '配達は午後にお願いします。',
  'الرجاء الاتصال قبل التوصيل',
] as const;

const fateAtStudio = (studio: NonNullable<Occasion['studio']>): OrderOutcome => ({
  money: studio === 'at-the-till' ? 'paid' : 'unpaid',
  status: 'APPROVED',
  fulfillment: 'FULFILLED',
});

function tagsFor(random: Random, occasion: Occasion, orderOutcome: OrderOutcome): string[] {
  return [
    ...(occasion.studio ? ['fair'] : []),
    ...(occasion.customer.trade ? ['trade'] : []),
    ...(occasion.customer.loyalty > 3 && random.chance(0.5) ? ['vip'] : []),
    ...(random.chance(0.04) ? ['gift'] : []),
    ...(orderOutcome.fulfillment === 'NOT_FULFILLED' &&
    orderOutcome.status === 'APPROVED' &&
    random.chance(0.06)
      ? ['rush']
      : []),
  ];
}

/** One order from the cart to today; the same seed gives the same order. */
export function composeSeed(seed: number, occasion: Occasion): SeedOrder {
  const random = new Random(seed, 77);
  const { customer, placed, today, studio } = occasion;
  const currency = studio ? 'EUR' : customer.currency;
  const trade = customer.trade && !studio;
  const basket = fillBasket(random, currency, trade);
  const subtotalEuros =
    (Number(subtotalOf(basket.lines, currency)) / Number(inCurrency(1000, currency))) * 1000;
  const delivery: Delivery | undefined = !basket.shippable
    ? undefined
    : studio
      ? studioPickup()
      : chooseDelivery(random, customer, subtotalEuros);
  const fees: Fee[] = [];
  if (basket.framed && delivery && !delivery.pickup) {
    fees.push({ code: 'glass', name: 'Glass packed by hand', amount: inCurrency(7.5, currency) });
  }
  if (!trade && random.chance(0.07))
    fees.push({ code: 'wrap', name: 'Gift wrap', amount: inCurrency(4.5, currency) });

  const byMerchant = trade && random.chance(0.5);
  const discounted = discount(random, basket.lines, {
    currency,
    month: placed.getUTCMonth(),
    shipping: delivery?.price ?? '0',
    byMerchant,
  });
  const { country, subdivision } = customer.address;
  const taxation = studio ? taxationOf('PT', 'PT-13', false) : taxationOf(country, subdivision, trade);
  const priced = priceParts(discounted, fees, delivery, taxation, currency);

  const age = daysBetween(placed, today);
  const decided = outcomeOf(random, { age, trade, lines: basket.lines.length, shippable: basket.shippable });
  const orderOutcome: OrderOutcome = studio
    ? fateAtStudio(studio)
    : compareMoney(priced.total, '0') <= 0
      ? { ...decided, money: 'free' }
      : decided;
  const method = studio ? 'counter' : methodFor(random, trade, orderOutcome.money);
  const offline = method === 'transfer' || method === 'counter';
  const payments = paymentsFor(random, {
    fate: orderOutcome.money,
    method,
    country,
    total: priced.total,
    currency,
    at: placed,
    today,
  });
  const lastPaid = new Date(payments.at(-1)?.createdDate ?? placed);
  const refundAt = within(lastPaid, random.between(20, 400), today);
  const refunds = refundsFor(random, { fate: orderOutcome.money, payments, priced, currency, at: refundAt });
  const tagIds = tagsFor(random, occasion, orderOutcome);
  const agreed = orderOutcome.status === 'APPROVED' || orderOutcome.status === 'CANCELED';
  const used = byMerchant || orderOutcome.money === 'authorized';

  return {
    id: guidFrom(random),
    date: placed.toISOString(),
    order: {
      currency,
      weightUnit: 'KG',
      buyerLanguage: customer.language,
      taxIncludedInPrices: taxation.included,
      buyerInfo: {
        contactId: customer.contactId,
        email: customer.email,
        ...(customer.memberId === undefined
          ? { visitorId: customer.visitorId }
          : { memberId: customer.memberId }),
      },
      billingInfo: contactOf(customer),
      recipientInfo: contactOf(customer),
      lineItems: priced.lineItems.map((line) =>
        offline ? { ...line, paymentOption: 'FULL_PAYMENT_OFFLINE' as const } : line,
      ),
      ...(priced.additionalFees.length > 0 && { additionalFees: priced.additionalFees }),
      ...(discounted.applied.length > 0 && { appliedDiscounts: discounted.applied }),
      ...(delivery && { shippingInfo: shippingOf(delivery, customer, priced.shippingCost) }),
      taxInfo: { totalTax: { amount: priced.tax } },
      status: agreed ? 'APPROVED' : 'INITIALIZED',
      archived: age > 400 && random.chance(0.2),
      seenByAHuman: age > 1.5 || random.chance(0.5),
      channelInfo: { type: studio ? 'POS' : used ? 'BACKOFFICE_MERCHANT' : 'WEB' },
      ...(random.chance(0.05) && { buyerNote: random.pick(NOTES) }),
      ...(tagIds.length > 0 && { tags: { privateTags: { tagIds: [] }, tags: { tagIds } } }),
      checkoutId: guidFrom(random),
      purchaseFlowId: guidFrom(random),
    },
    payments,
    refunds,
    ...activityOf(random, {
      fate: orderOutcome,
      placed,
      today,
      delivery: delivery === undefined ? 'none' : delivery.pickup ? 'pickup' : 'parcel',
    }),
  };
}
