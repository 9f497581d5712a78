import { Random } from '../art/random.ts';
import { type Customer, demoCustomers } from '../customers/customers.ts';
import { demoDay, momentOn, shoppingTimes, studioWeekend } from './calendar.ts';
import { composeSeed, type Occasion } from './order.ts';
import type { SeedOrder } from '../../platform/services/orders/public.ts';

export const ORDERS = 3_000;
/** Sold over one weekend at the open studio, and waiting to be marked as paid. */
const STUDIO_SHARE = 220 / ORDERS;
const STUDIO_HOURS = Array.from({ length: 24 }, (_, hour) => (hour >= 11 && hour < 19 ? 1 : 0));

function buyerFor(random: Random, shares: Record<string, number>, customers: readonly Customer[]): Customer {
  return customers[Number(random.weighted(shares).slice(1))] as Customer;
}

/** Two years of trade, oldest first; the same for the same day. */
export function demoOrders(now: Date, count = ORDERS): SeedOrder[] {
  const today = demoDay(now);
  const random = new Random(3000);
  const customers = demoCustomers();
  const shares = Object.fromEntries(customers.map((customer, i) => [`c${i}`, customer.loyalty]));
  const near = Object.fromEntries(
    customers.flatMap((customer, i) =>
      customer.address.country === 'PT' ? [[`c${i}`, customer.loyalty]] : [],
    ),
  );
  const weekend = studioWeekend(today);
  const atTheStudio = Math.round(count * STUDIO_SHARE);
  const occasions: Occasion[] = [
    ...shoppingTimes(random, today, count - atTheStudio).map((placed) => ({
      customer: buyerFor(random, shares, customers),
      placed,
      today,
    })),
    ...Array.from({ length: atTheStudio }, () => ({
      customer: buyerFor(random, near, customers),
      placed: momentOn(random, random.pick(weekend), STUDIO_HOURS),
      today,
      studio: true,
    })),
  ].toSorted((a, b) => a.placed.getTime() - b.placed.getTime());
  return occasions.map((occasion, i) => composeSeed(i + 1, occasion));
}
