import type { Gateway, OutgoingMail } from '../gateway.ts';
import { staffTables } from './tables.ts';
import { isUsable } from './usable.ts';

/** Emails all owners, whoever made the change: an owner whose session somebody else has hears of it, too. */
export async function notifyOwners(
  gateway: Gateway,
  write: (owner: { email: string; name: string }) => OutgoingMail,
): Promise<void> {
  const owners = await staffTables(gateway.database.kysely)
    .selectFrom('staff_members')
    .selectAll()
    .where('role', '=', 'owner')
    .orderBy('id')
    .execute();
  for (const owner of owners.filter((one) => isUsable(one, gateway))) await gateway.mailer.send(write(owner));
}
