import type { Context } from '#platform/context.ts';
import type { Handlers, TippableStaffApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';

/** What the contract tells of at once. */
const MAX_STAFF = 100;

/** Nobody can be booked here, so all of them are people who work in the back office. */
const handlers = {
  async listTippableStaff({ includeWixUsers, filterByName, filterByIds }, context) {
    if (!includeWixUsers) return { staff: [] };
    const start = filterByName?.toLocaleLowerCase() ?? '';
    const ids = filterByIds?.length ? new Set(filterByIds) : undefined;
    const found = (await context.collaborators.list(context.db)).filter(
      ({ id, name }) => name.toLocaleLowerCase().startsWith(start) && (ids?.has(id) ?? true),
    );
    return {
      staff: found.slice(0, MAX_STAFF).map(({ id, name }) => ({
        id,
        name,
        identificationData: { wixUserId: id, identityType: 'WIX_USER' },
      })),
    };
  },
} satisfies Handlers<TippableStaffApi, Context>;

export const tippableStaff = defineService({
  name: 'tippable-staff',
  package: 'ecom_tippable-staff',
  handlers,
});
