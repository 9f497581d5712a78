import type { Collaborators } from '../../platform/ports.ts';
import { staffTables } from './tables.ts';
import { isUsable } from './usable.ts';

/** The people of the back office, as the platform may know them. */
export const staffCollaborators = ({ demo }: { demo: boolean }): Collaborators => ({
  async list(db) {
    const rows = await staffTables(db)
      .selectFrom('staff_members')
      .select(['id', 'name', 'email', 'role', 'active', 'demo'])
      .orderBy('name')
      .orderBy('id')
      .execute();
    return rows
      .filter((row) => isUsable(row, { demo }))
      .map(({ id, name, email, role }) => ({ id, name, email, isOwner: role === 'owner' }));
  },
});
