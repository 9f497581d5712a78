/** What the fields of the bulk actions begin with. */
export const noTags: { assign: string[]; unassign: string[] } = { assign: [], unassign: [] };
export const cancelling = { restock: true, notifying: false, message: '' };
