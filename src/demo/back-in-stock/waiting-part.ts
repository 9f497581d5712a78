import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import {
  type SeedNotificationRequest,
  seedNotificationRequests,
} from '../../platform/services/ecom/back-in-stock/public.ts';
import { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import { demoCustomers, type Customer } from '../customers/customers.ts';
import type { DemoPart } from '../demo-part.ts';

const SEED = 7_340;
const DAY = 86_400_000;
/** How many wait for each of the variants that are sold out. */
const SOLD_OUT = [38, 31, 22, 17, 14, 11, 8, 6, 6, 4, 3, 2];
/** For those of which a few pieces came in, and for those of which enough did. */
const FEW = [17, 9];
const ENOUGH = [12, 5];
/** Variants that came back before: who waited then was told. */
const TOLD = 9;

interface Wanted {
  productId: string;
  variantId: string;
}

/** Variants of what can be seen, by how many pieces there are: first one of each product. */
async function variantsWith(db: Queryable, siteId: string, least: number, max: number): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select item.product_id as "productId", item.variant_id as "variantId"
    from inventory_items as item join products on products.site_id = item.site_id and products.id = item.product_id
    where item.site_id = ${siteId} and products.visible and item.track_quantity
      and item.quantity between ${least} and ${max}
    order by row_number() over (partition by item.product_id order by md5(item.variant_id)), md5(item.variant_id)
    limit 40`.execute(db);
  return rows;
}

/** Most ask in the days after it sold out, some weeks later. */
function askedAt(random: Random, now: Date, days: number): string {
  const ago = days * (1 - Math.sqrt(random.next())) + random.between(0.02, 1);
  return new Date(now.getTime() - ago * DAY).toISOString();
}

function requestOf(
  random: Random,
  { productId, variantId }: Wanted,
  customer: Customer,
  createdDate: string,
): SeedNotificationRequest {
  const { email, contactId, language } = customer;
  return {
    id: guidFrom(random),
    createdDate,
    email,
    contactId,
    language,
    productId,
    variantId,
    status: 'RECEIVED',
  };
}

/** What became of one whose variant came back. */
function told(random: Random): Pick<SeedNotificationRequest, 'status' | 'autoNotified' | 'failure'> {
  const drawn = random.next();
  if (drawn < 0.05)
    return {
      status: 'FAILED',
      failure: { why: 'MAIL_REFUSED', said: '550 5.1.1 The mailbox does not exist.' },
    };
  return { status: 'NOTIFICATION_SENT', autoNotified: drawn < 0.93 };
}

/** Who waits for what is sold out, who was told of what came back, and a few who could not be told. */
export const waitingPart: DemoPart = {
  marker: 'demo-back-in-stock',
  async fill(tx, { clock, siteId }) {
    const random = new Random(SEED);
    const now = clock.now();
    const people = demoCustomers();
    const some = (count: number): Customer[] => {
      const from = random.whole(0, people.length - 1);
      return Array.from({ length: count }, (_, n) => people[(from + n * 7) % people.length] as Customer);
    };
    const [none, few, enough] = [
      await variantsWith(tx, siteId, 0, 0),
      await variantsWith(tx, siteId, 2, 7),
      await variantsWith(tx, siteId, 20, 60),
    ];
    const waiting = [
      ...SOLD_OUT.map((count, at) => ({ variant: none[at], count })),
      ...FEW.map((count, at) => ({ variant: few[at], count })),
      ...ENOUGH.map((count, at) => ({ variant: enough[at], count })),
    ].flatMap(({ variant, count }) => {
      const days = random.between(12, 48);
      return variant
        ? some(count).map((customer) => requestOf(random, variant, customer, askedAt(random, now, days)))
        : [];
    });
    const before = enough.slice(ENOUGH.length, ENOUGH.length + TOLD).flatMap((variant) => {
      const then = new Date(now.getTime() - random.between(2, 24) * DAY);
      return some(random.whole(4, 16)).map((customer) => ({
        ...requestOf(random, variant, customer, askedAt(random, then, 30)),
        ...told(random),
        settledDate: then.toISOString(),
      }));
    });
    const seeds = [...waiting, ...before];
    await seedNotificationRequests(tx, siteId, seeds);
    return `${seeds.length} requests for what is sold out`;
  },
};
