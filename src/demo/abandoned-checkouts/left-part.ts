import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { seedAbandoned, type Abandoned } from '../../platform/services/ecom/abandoned-checkouts/public.ts';
import { seedCheckouts, type Checkout } from '../../platform/services/ecom/checkouts/public.ts';
import { DEFAULT_REMINDER_SETTINGS, STEPS, type ReminderSettings } from '../../shared/abandoned-checkouts.ts';
import { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import type { DemoPart } from '../demo-part.ts';

const SEED = 7_204;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** As far back as the figures of the desk go. */
const WEEKS = 8;
const OPEN = 300;
const RECOVERED = 84;
const settings: ReminderSettings = { ...DEFAULT_REMINDER_SETTINGS, remind: true };

interface Bought {
  id: string;
  at: string;
  doc: {
    buyerInfo?: Abandoned['buyerInfo'] & { email?: string };
    billingInfo?: { contactDetails?: Abandoned['contactDetails'] };
    buyerLanguage?: string;
    currency?: string;
    priceSummary?: { total?: Abandoned['totalPrice']; subtotal?: Abandoned['subtotalPrice'] };
    lineItems?: NonNullable<Abandoned['lineItems']>;
  };
}

/** Carts as people of the demo fill them. */
async function boughtBetween(db: Queryable, siteId: string, [from, to]: readonly [Date, Date], max: number) {
  const { rows } = await sql<Bought>`select id, purchased_date as at, doc from orders
    where site_id = ${siteId} and purchased_date >= ${from.toISOString()} and purchased_date < ${to.toISOString()}
      and buyer_info_email is not null and status = 'APPROVED' and doc ->> 'currency' = 'EUR'
    order by md5(id) limit ${max}`.execute(db);
  return rows;
}

/** Most who leave have been to the last step; few leave at the cart. */
const stepFor = (random: Random): Abandoned['step'] => {
  const drawn = random.next();
  const at = drawn < 0.06 ? 1 : drawn < 0.24 ? 2 : drawn < 0.48 ? 3 : 4;
  return STEPS[at] ?? 'PAYMENT';
};

/** The reminders that have had their turn by then. */
function remindersUntil(left: Date, until: Date, why: 'NOT_AGREED' | undefined): Abandoned['activities'] {
  return settings.reminders.flatMap(({ hours }, index): Abandoned['activities'] => {
    const at = new Date(left.getTime() + hours * HOUR);
    if (at >= until) return [];
    const action = { createdDate: at.toISOString(), reminder: index + 1 };
    return [why ? { ...action, type: 'AUTOMATION_SKIPPED', why } : { ...action, type: 'EMAIL_SENT' }];
  });
}

type LeftCheckout = Abandoned & { checkoutId: string };

/** One cart that was left at that time, as the platform would have kept it. */
function leftBag(random: Random, { doc }: Bought, leftAt: Date, until: Date): LeftCheckout {
  const found = new Date(leftAt.getTime() + settings.delayMinutes * 60_000);
  const activities = remindersUntil(leftAt, until, random.chance(0.3) ? 'NOT_AGREED' : undefined);
  const email = doc.buyerInfo?.email ?? '';
  const id = guidFrom(random);
  const details = doc.billingInfo?.contactDetails;
  return {
    id,
    checkoutId: guidFrom(random),
    createdDate: found.toISOString(),
    updatedDate: activities.at(-1)?.createdDate ?? found.toISOString(),
    status: 'ABANDONED',
    buyerLanguage: doc.buyerLanguage ?? 'en',
    buyerInfo: doc.buyerInfo ?? {},
    ...(details && { contactDetails: details }),
    emailKey: email.toLowerCase(),
    currency: doc.currency ?? 'EUR',
    conversionCurrency: doc.currency ?? 'EUR',
    ...(doc.priceSummary?.total && { totalPrice: doc.priceSummary.total }),
    ...(doc.priceSummary?.subtotal && { subtotalPrice: doc.priceSummary.subtotal }),
    lineItems: doc.lineItems ?? [],
    appliedDiscounts: [],
    activities,
    leftDate: leftAt.toISOString(),
    step: stepFor(random),
    reminded: activities.length,
  };
}

type OrderLine = NonNullable<Bought['doc']['lineItems']>[number];

function checkoutLine(line: OrderLine, index: number): Checkout['lines'][number] {
  const { catalogReference, productName, price, descriptionLines = [], quantity = 1 } = line;
  const amount = price?.amount ?? '0';
  return {
    id: `00000000-0000-0000-0000-${String(index + 1).padStart(12, '0')}`,
    quantity,
    ...(catalogReference && { catalogReference }),
    item: {
      name: productName?.original ?? '',
      price: amount,
      fullPrice: amount,
      descriptionLines,
      itemType: { preset: 'PHYSICAL' },
      shippable: true,
      collectionIds: [],
    },
    availability: { status: 'AVAILABLE' },
  };
}

/** The checkout that was left, so that its link brings the cart back. */
const checkoutOf = (random: Random, leftCheckout: LeftCheckout): Checkout => ({
  id: leftCheckout.checkoutId,
  createdDate: leftCheckout.leftDate,
  updatedDate: leftCheckout.leftDate,
  buyer: {
    visitorId: guidFrom(random),
    ...(leftCheckout.buyerInfo?.email && { email: leftCheckout.buyerInfo.email }),
  },
  createdBy: {},
  channelType: 'WEB',
  lines: (leftCheckout.lineItems ?? []).map(checkoutLine),
  purchaseFlowId: guidFrom(random),
  completed: false,
  language: leftCheckout.buyerLanguage ?? 'en',
  left: { ids: [leftCheckout.id], at: leftCheckout.leftDate },
});

/** Bought after all: by the order that the demo tells of, some hours after the cart was left. */
function recovered(random: Random, order: Bought): Abandoned {
  const at = new Date(order.at);
  const left = leftBag(random, order, new Date(at.getTime() - (2 + random.next() * 40) * HOUR), at);
  return {
    ...left,
    step: 'PAYMENT',
    status: 'RECOVERED',
    updatedDate: at.toISOString(),
    checkoutRecoveredDate: at.toISOString(),
    orderId: order.id,
  };
}

/** Checkouts that people left: most of them for good, some bought after a reminder. */
export const abandonedCheckoutsSeeder: DemoPart = {
  marker: 'demo-abandoned-checkouts',
  async fill(tx, { clock, siteId }) {
    const random = new Random(SEED);
    const now = clock.now();
    const since = new Date(now.getTime() - WEEKS * 7 * DAY);
    const before = new Date(now.getTime() - 400 * DAY);
    const came = await boughtBetween(tx, siteId, [since, now], RECOVERED);
    const went = await boughtBetween(tx, siteId, [before, since], OPEN);
    const span = now.getTime() - since.getTime() - 2 * HOUR;
    const open = went.map((order, index) => {
      // More of them of late: old ones are cleared away.
      const age = 2 * HOUR + span * ((index + random.next()) / went.length);
      return leftBag(random, order, new Date(now.getTime() - age), now);
    });
    await seedCheckouts(
      tx,
      siteId,
      open.map((one) => checkoutOf(random, one)),
    );
    const left = [...came.map((order) => recovered(random, order)), ...open];
    await seedAbandoned(tx, siteId, left, settings);
    return `${left.length} abandoned checkouts`;
  },
};
