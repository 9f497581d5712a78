import type { Random } from '../art/random.ts';

/** How the money of an order went. */
export type MoneyOutcome =
  | 'paid'
  | 'unpaid'
  | 'part-paid'
  | 'part-refunded'
  | 'refunded'
  | 'refund-pending'
  | 'refund-failed'
  | 'pending'
  | 'authorized'
  | 'declined'
  | 'abandoned'
  | 'free';
export type Status = 'APPROVED' | 'CANCELED' | 'INITIALIZED' | 'PENDING' | 'REJECTED';
export type Fulfillment = 'FULFILLED' | 'PARTIALLY_FULFILLED' | 'NOT_FULFILLED';

export interface OrderOutcome {
  money: MoneyOutcome;
  status: Status;
  fulfillment: Fulfillment;
}

/** The trade pays by transfer within thirty days, mostly. */
function tradeMoney(random: Random, age: number): MoneyOutcome {
  if (age < 30 + random.between(-22, 30)) return random.chance(0.28) ? 'part-paid' : 'unpaid';
  return random.weighted({ paid: 93, 'part-refunded': 3, unpaid: 2, 'part-paid': 2 });
}

function shopperMoney(random: Random, age: number): MoneyOutcome {
  return random.weighted({
    paid: 88,
    'part-refunded': 4.2,
    refunded: 2.4,
    'refund-pending': age < 14 ? 5 : 0,
    'refund-failed': age < 60 ? 2 : 0.05,
    pending: age < 6 ? 12 : 0.1,
    authorized: age < 9 ? 6 : 0,
    declined: 1,
    abandoned: 1.4,
    unpaid: age < 21 ? 2.5 : 0.5,
  });
}

function fulfillmentAt(random: Random, age: number, lines: number): Fulfillment {
  const done = age < 1 ? 0.02 : age < 2 ? 0.1 : age < 4 ? 0.42 : age < 8 ? 0.78 : age < 14 ? 0.94 : 0.994;
  if (lines > 1 && age > 1 && random.chance(age < 30 ? 0.12 : 0.006)) return 'PARTIALLY_FULFILLED';
  return random.chance(done) ? 'FULFILLED' : 'NOT_FULFILLED';
}

/** What became of an order by today, given its age in days. */
export function outcomeOf(
  random: Random,
  order: { age: number; trade: boolean; lines: number; shippable: boolean },
): OrderOutcome {
  const money = order.trade ? tradeMoney(random, order.age) : shopperMoney(random, order.age);
  const waiting: OrderOutcome = { money, status: 'APPROVED', fulfillment: 'NOT_FULFILLED' };
  switch (money) {
    case 'abandoned':
      return { ...waiting, status: 'INITIALIZED' };
    case 'declined':
      return { ...waiting, status: random.chance(0.7) ? 'REJECTED' : 'INITIALIZED' };
    case 'pending':
      return { ...waiting, status: random.chance(0.75) ? 'PENDING' : 'APPROVED' };
    case 'authorized':
      return waiting;
    case 'unpaid':
      if (!order.trade) return random.chance(0.4) ? { ...waiting, status: 'CANCELED' } : waiting;
      break;
    case 'refunded':
    case 'refund-pending':
      if (random.chance(0.6)) return { ...waiting, status: 'CANCELED' };
      break;
    default:
  }
  if (!order.shippable) return { ...waiting, fulfillment: 'FULFILLED' };
  return { ...waiting, fulfillment: fulfillmentAt(random, order.age, order.lines) };
}
