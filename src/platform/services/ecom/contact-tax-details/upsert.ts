import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { findExemptGroup } from '../tax-exempt-groups/public.ts';
import { contactTaxDetails, type ContactTaxDetails } from './tables.ts';

export const FQDN = 'wix.billing.v1.contact_tax_details';
export const events = entityEvents(FQDN);

/** The tax details with the fields that the contract requires. */
export type TaxDetailsInput = Partial<ContactTaxDetails> & { id: string; taxExemptGroupId: string };

/**
 * Puts a contact into a group, or into another; who comes last has the word.
 * @throws 400 for a group that is not there
 */
export async function upsert(context: Context, input: TaxDetailsInput): Promise<ContactTaxDetails> {
  const { db, siteId, clock } = context;
  const { id, taxExemptGroupId, extendedFields } = input;
  if (!(await findExemptGroup(context, taxExemptGroupId)))
    throw badRequest('There is no such tax exempt group.', 'TAX_EXEMPT_GROUP_ID_NOT_FOUND', {
      taxExemptGroupId,
    });
  const now = clock.now();
  const before = await contactTaxDetails.getForUpdate(db, siteId, id);
  const fields = { taxExemptGroupId, ...(extendedFields && { extendedFields }) };
  if (before) {
    const stored = await contactTaxDetails.replace(db, siteId, { ...before, ...fields }, { now });
    await context.emit(events.updated(stored));
    return stored;
  }
  const date = now.toISOString();
  const made = { id, ...fields, createdDate: date, updatedDate: date } as unknown as ContactTaxDetails;
  const [stored] = await contactTaxDetails.insertMany(db, siteId, [made], { unlessThere: true });
  // Somebody else was there first, in the same moment.
  if (!stored) return upsert(context, input);
  await context.emit(events.created(stored));
  return stored;
}
