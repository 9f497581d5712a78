import type { Collaborators } from '../../platform/ports.ts';
import { permissionsOf } from '../roles/roles.ts';
import { staffTables } from './tables.ts';
import { isUsable } from './usable.ts';

const READ_ORDERS = 'ECOM.READ_ORDERS';

/** The people of the back office, as the platform may know them. */
export const staffCollaborators = ({ demo }: { demo: boolean }): Collaborators => ({
  async list(db) {
    const rows = await staffTables(db)
      .selectFrom('staff_members')
      .select(['id', 'name', 'email', 'role', 'active', 'demo', 'order_emails'])
      .orderBy('name')
      .orderBy('id')
      .execute();
    return rows
      .filter((row) => isUsable(row, { demo }))
      .map(({ id, name, email, role, order_emails: wantsOrders }) => ({
        id,
        name,
        email,
        isOwner: role === 'owner',
        // Whoever may no longer read orders is not sent them either.
        wantsOrderEmails: wantsOrders && permissionsOf(role).includes(READ_ORDERS),
      }));
  },
});
