import Stripe from 'stripe';
import type { ChargedBuyer } from '../../ports.ts';
import type { Desk } from './options.ts';
import { stripeTables } from './tables.ts';

const read = async ({ database, siteId }: Desk, memberId: string): Promise<string | undefined> =>
  (
    await stripeTables(database.kysely)
      .selectFrom('stripeCustomers')
      .select('customerId')
      .where('siteId', '=', siteId)
      .where('memberId', '=', memberId)
      .executeTakeFirst()
  )?.customerId;

/** Whose cards Stripe may show and keep; undefined for a guest. Made the first time a member pays. */
async function customerOf(desk: Desk, { memberId, email }: ChargedBuyer): Promise<string | undefined> {
  if (memberId === undefined) return undefined;
  const known = await read(desk, memberId);
  if (known !== undefined) return known;
  const { database, siteId, stripe } = desk;
  const made = await stripe.customers.create({
    ...(email !== undefined && { email }),
    metadata: { counterpart_site: siteId, counterpart_member: memberId },
  });
  await stripeTables(database.kysely)
    .insertInto('stripeCustomers')
    .values({ siteId, memberId, customerId: made.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Of two payments at once both go on with the same one.
  return (await read(desk, memberId)) ?? made.id;
}

/** Stripe does not know it any more, such as after a change of the account. */
async function forgetCustomer({ database, siteId }: Desk, customerId: string): Promise<void> {
  await stripeTables(database.kysely)
    .deleteFrom('stripeCustomers')
    .where('siteId', '=', siteId)
    .where('customerId', '=', customerId)
    .execute();
}

const isUnknown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.param === 'customer';

/** Asks as the buyer's customer; once more with a new one where Stripe knows the old one no longer. */
export async function forCustomer<Answer>(
  desk: Desk,
  buyer: ChargedBuyer,
  ask: (customer: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  const customer = await customerOf(desk, buyer);
  try {
    return await ask(customer);
  } catch (error) {
    if (customer === undefined || !isUnknown(error)) throw error;
    await forgetCustomer(desk, customer);
    return ask(await customerOf(desk, buyer));
  }
}

/** A customer that Stripe does not know is no part of what is asked under a key again. */
export const keyFor = (key: string, customer: string | undefined): string =>
  customer === undefined ? key : `${key}:${customer}`;
