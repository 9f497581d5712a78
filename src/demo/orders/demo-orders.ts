import { setHours } from 'date-fns/setHours';
import { Random } from '../art/random.ts';
import { type Customer, demoCustomers } from '../customers/customers.ts';
import { broughtByBike } from './by-bike.ts';
import { demoDay, later, momentOn, shoppingTimes, studioWeekend } from './calendar.ts';
import { composeSeed, type Occasion } from './order.ts';
import type { SeedOrder } from '../../platform/services/ecom/orders/public.ts';

export const ORDERS = 3_000;
/** Sold over one weekend at the open studio. */
const STUDIO_SHARE = 48 / ORDERS;
/** From then on that Sunday the till had no connection: the merchant has the slips and the orders wait for them. */
const TILL_DOWN_FROM = 18;
const STUDIO_HOURS = Array.from({ length: 24 }, (_, hour) => (hour >= 11 && hour < 19 ? 1 : 0));

function buyerFor(random: Random, shares: Record<string, number>, customers: readonly Customer[]): Customer {
  return customers[Number(random.weighted(shares).slice(1))] as Customer;
}

/** After the day begins: so soon the bank frees the money of the two orders that it holds longest. */
const HOURS_LEFT = [33, 45];

/** Some of what is held is always about to be lost. */
function withLittleTimeLeft(seeds: SeedOrder[], today: Date): SeedOrder[] {
  const authorized = seeds.filter(({ payments = [] }) =>
    payments.some(({ status }) => status === 'AUTHORIZED'),
  );
  for (const [place, hours] of HOURS_LEFT.entries()) {
    const details = authorized[place]?.payments?.[0]?.regularPaymentDetails?.authorizationDetails;
    const executionDate = later(today, hours).toISOString();
    if (details) details.scheduledAction = { actionType: 'VOID', executionDate };
  }
  return seeds;
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
    ...Array.from({ length: atTheStudio }, (): Occasion => {
      const placed = momentOn(random, random.pick(weekend), STUDIO_HOURS);
      const written = placed.getTime() >= setHours(weekend[1], TILL_DOWN_FROM).getTime();
      return {
        customer: buyerFor(random, near, customers),
        placed,
        today,
        studio: written ? 'on-slips' : 'at-the-till',
      };
    }),
  ].toSorted((a, b) => a.placed.getTime() - b.placed.getTime());
  const seeds = occasions.map((occasion, i) => composeSeed(i + 1, occasion));
  return broughtByBike(withLittleTimeLeft(seeds, today), today);
}
