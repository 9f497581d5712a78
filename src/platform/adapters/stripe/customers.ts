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
export async function customerOf(desk: Desk, { memberId, email }: ChargedBuyer): Promise<string | undefined> {
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
export async function forgetCustomer({ database, siteId }: Desk, customerId: string): Promise<void> {
  await stripeTables(database.kysely)
    .deleteFrom('stripeCustomers')
    .where('siteId', '=', siteId)
    .where('customerId', '=', customerId)
    .execute();
}
