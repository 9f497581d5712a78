import type { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import { compareMoney, multiplyMoney, subtractMoney } from '../../shared/money.ts';
import { daysBetween } from './calendar.ts';
import type { MoneyOutcome } from './order-outcome.ts';
import { within } from './activity.ts';
import type { Payment } from './api-order.ts';

type Status = NonNullable<Payment['status']>;
export type Method = 'card' | 'wallet' | 'transfer' | 'counter';

const BRANDS = { Visa: 52, Mastercard: 36, Amex: 8, Discover: 4 } as const;
const WALLETS: Readonly<Record<string, string>> = {
  PT: 'MB WAY',
  NL: 'iDEAL',
  PL: 'BLIK',
  SE: 'Swish',
  DE: 'PayPal',
};
const GIFT_CARDS_APP = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';

export const methodFor = (random: Random, trade: boolean, moneyOutcome: MoneyOutcome): Method =>
  trade || moneyOutcome === 'unpaid' || moneyOutcome === 'part-paid'
    ? 'transfer'
    : random.chance(0.74)
      ? 'card'
      : 'wallet';

function regular(
  random: Random,
  payment: { method: Method; country: string; amount: string; at: Date; status: Status },
): Payment {
  const createdDate = payment.at.toISOString();
  const offline = payment.method === 'transfer' || payment.method === 'counter';
  const name =
    payment.method === 'card'
      ? 'CreditCard'
      : payment.method === 'wallet'
        ? (WALLETS[payment.country] ?? 'PayPal')
        : payment.method === 'transfer'
          ? 'Bank transfer'
          : 'Cash';
  return {
    id: guidFrom(random),
    createdDate,
    amount: { amount: payment.amount },
    status: payment.status,
    refundDisabled: false,
    regularPaymentDetails: {
      paymentMethod: name,
      offlinePayment: offline,
      status: payment.status,
      ...(!offline && {
        paymentOrderId: guidFrom(random),
        gatewayTransactionId: guidFrom(random),
        providerTransactionId: `pay_${random.hex(18)}`,
      }),
      ...(payment.method === 'card' && {
        creditCardDetails: {
          brand: random.weighted(BRANDS),
          lastFourDigits: String(random.whole(0, 9999)).padStart(4, '0'),
        },
      }),
    },
  };
}

function giftCard(random: Random, amount: string, at: Date): Payment {
  return {
    id: guidFrom(random),
    createdDate: at.toISOString(),
    amount: { amount },
    status: 'APPROVED',
    refundDisabled: false,
    giftcardPaymentDetails: {
      giftCardPaymentId: guidFrom(random),
      appId: GIFT_CARDS_APP,
      obfuscatedCode: `*********${random.hex(4).toUpperCase()}`,
      voided: false,
    },
  };
}

/** Longer than the oldest of them is old, with the day that the demo begins on and the night after it. */
const HOURS_HELD = 9 * 24 + 27;

/** What a card holds ends by itself, and its bank frees the money. */
const heldUntil = (payment: Payment, at: Date): Payment => ({
  ...payment,
  regularPaymentDetails: {
    ...payment.regularPaymentDetails,
    authorizationDetails: {
      delayedCapture: true,
      authorizedDate: at.toISOString(),
      captures: [],
      scheduledAction: {
        actionType: 'VOID',
        executionDate: new Date(at.getTime() + HOURS_HELD * 3_600_000).toISOString(),
      },
    },
  },
});

/** The payments an order of that fate has. */
export function paymentsFor(
  random: Random,
  order: {
    fate: MoneyOutcome;
    method: Method;
    country: string;
    total: string;
    currency: string;
    at: Date;
    today: Date;
  },
): Payment[] {
  const { fate, total, currency, at, today, method, country } = order;
  const pay = (amount: string, status: Status, hours = 0): Payment =>
    regular(random, { method, country, amount, at: within(at, hours, today), status });
  if (compareMoney(total, '0') <= 0) return [];
  switch (fate) {
    case 'unpaid':
    case 'abandoned':
    case 'free':
      return [];
    case 'part-paid':
      return [pay(multiplyMoney(total, random.pick(['0.3', '0.5']), currency), 'APPROVED', 30)];
    case 'pending':
      return [pay(total, 'PENDING')];
    case 'authorized':
      return [heldUntil(pay(total, 'AUTHORIZED'), at)];
    case 'declined':
      return [pay(total, 'DECLINED'), ...(random.chance(0.4) ? [pay(total, 'DECLINED', 0.1)] : [])];
    default:
  }
  if (method === 'transfer') {
    const days = random.between(2, Math.max(3, Math.min(26, daysBetween(at, today))));
    return [pay(total, 'APPROVED', days * 24)];
  }
  const paid = within(at, 0.05, today);
  const first: Payment[] = random.chance(0.03) ? [pay(total, 'DECLINED')] : [];
  if (random.chance(0.05)) {
    const onCard = multiplyMoney(total, random.pick(['0.25', '0.4', '0.6']), currency);
    return [...first, giftCard(random, onCard, paid), pay(subtractMoney(total, onCard), 'APPROVED', 0.05)];
  }
  return [...first, pay(total, 'APPROVED', 0.05)];
}
