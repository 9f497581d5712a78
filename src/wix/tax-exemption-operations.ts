import * as contacts from '@wix/auto_sdk_ecom_contact-tax-details';
import * as mappings from '@wix/auto_sdk_ecom_manual-tax-mappings';
import * as groups from '@wix/auto_sdk_ecom_tax-exempt-groups';
import { toCallError } from './errors.ts';
import type { PageQuery } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';
import type { OneOfMany } from './tax-operations.ts';

export type TaxExemptGroup = groups.TaxExemptGroup;
export type ContactTaxDetails = contacts.ContactTaxDetails;

/** What shows that somebody is exempt, kept with the contact's tax details. */
export interface ExemptionProof {
  /** The number of a certificate, who saw it, until when it holds. */
  note: string;
  /** Out of the library. */
  file?: { id: string; name: string; url: string };
}

/** The fields of our own on the contract's entities. */
const NAMESPACE = 'counterpart';
const PAGE = 100;

export const ownFieldsOf = (entity: {
  extendedFields?: { namespaces?: Record<string, Record<string, unknown>> };
}): Readonly<Record<string, unknown>> => entity.extendedFields?.namespaces?.[NAMESPACE] ?? {};

const ownFields = (fields: object) => ({
  extendedFields: { namespaces: { [NAMESPACE]: fields as Record<string, unknown> } },
});

export function proofOf(details: ContactTaxDetails): ExemptionProof {
  const { note, file } = ownFieldsOf(details) as Partial<ExemptionProof>;
  return { note: typeof note === 'string' ? note : '', ...(file && { file }) };
}

async function allGroups(options?: CallOptions): Promise<TaxExemptGroup[]> {
  const found: TaxExemptGroup[] = [];
  let cursor: string | undefined;
  do {
    const query: PageQuery = { cursorPaging: { limit: PAGE, ...(cursor !== undefined && { cursor }) } };
    const reply = await staffClient(options).use(groups.queryTaxExemptGroups)(query as object);
    found.push(...(reply.taxExemptGroups ?? []));
    cursor = reply.pagingMetadata?.cursors?.next ?? undefined;
  } while (cursor !== undefined && cursor !== '');
  return found;
}

const fields: 'CONTACT_DETAILS'[] = ['CONTACT_DETAILS'];

export const taxExemptionOperations = {
  all: allGroups,
  /** Those that come with the calculator. */
  defaults: async (options?: CallOptions): Promise<TaxExemptGroup[]> =>
    (await staffClient(options).use(groups.listDefaultTaxExemptGroups)()).taxExemptGroups ?? [],
  create: (name: string, own: object): Promise<TaxExemptGroup> =>
    staffClient().use(groups.createTaxExemptGroup)({ name, ...ownFields(own) }),
  update: (id: string, revision: string, name: string, own: object): Promise<TaxExemptGroup> =>
    staffClient().use(groups.updateTaxExemptGroup)(id, { revision, name, ...ownFields(own) }),
  remove: (id: string) => staffClient().use(groups.deleteTaxExemptGroup)(id),

  /** @param rate a fraction */
  assign: async (exemptGroupId: string, rate: string, mappingIds: readonly string[]): Promise<OneOfMany[]> =>
    (
      await staffClient().use(mappings.bulkAssignExemptOverrides)({
        assignOverrides: mappingIds.map((manualTaxMappingId) => ({
          manualTaxMappingId,
          exemptGroupOverrides: [{ exemptGroupId, rate }],
        })),
      })
    ).results ?? [],
  unassign: async (exemptGroupId: string, mappingIds: readonly string[]): Promise<OneOfMany[]> =>
    (
      await staffClient().use(mappings.bulkUnassignExemptOverrides)(
        mappingIds.map((manualTaxMappingId) => ({ manualTaxMappingId, exemptGroupIds: [exemptGroupId] })),
      )
    ).results ?? [],

  countCustomers: async (taxExemptGroupId: string, options?: CallOptions): Promise<number> =>
    (await staffClient(options).use(contacts.countContactTaxDetails)({ filter: { taxExemptGroupId } }))
      .count ?? 0,
  customers: async (
    taxExemptGroupId: string,
    cursor: string | undefined,
    options?: CallOptions,
  ): Promise<{ customers: ContactTaxDetails[]; next: string | undefined }> => {
    const query: PageQuery =
      cursor === undefined
        ? { filter: { taxExemptGroupId }, cursorPaging: { limit: PAGE } }
        : { cursorPaging: { limit: PAGE, cursor } };
    const reply = await staffClient(options).use(contacts.queryContactTaxDetails)(query as object, {
      fields,
    });
    const next = reply.pagingMetadata?.cursors?.next;
    return { customers: reply.contactTaxDetails ?? [], next: next ? next : undefined };
  },
  /** Undefined for who is in no group. */
  ofCustomer: async (contactId: string, options?: CallOptions): Promise<ContactTaxDetails | undefined> => {
    try {
      return await staffClient(options).use(contacts.getContactTaxDetails)(contactId, { fields });
    } catch (thrown) {
      const error = toCallError(thrown, options?.signal);
      if (error.status === 404) return undefined;
      throw error;
    }
  },
  putCustomer: (contactId: string, taxExemptGroupId: string, proof: ExemptionProof) =>
    staffClient().use(contacts.upsertContactTaxDetails)({
      _id: contactId,
      taxExemptGroupId,
      ...ownFields(proof),
    }),
  takeCustomer: (contactId: string) => staffClient().use(contacts.deleteContactTaxDetails)(contactId),
};
