import type {
  CustomerField,
  CustomerFollows,
  CustomerNote,
  MergePreview,
  CustomerSummary,
} from '#shared/customers.ts';
import type { customerExtensions } from '#shared/extensions/customers.ts';
import { makeMember, memberOperations } from '#wix/member-operations.ts';
import { callApi } from '#admin/access/call-api.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import type { ReadOptions } from '#admin/data/read-options.ts';
import type { OpenCustomer } from './customer-record.ts';
import { customerListSpec } from './list-spec.ts';

const call = extensionClient<typeof customerExtensions>();

const toItem = (customer: CustomerSummary) => ({ ...customer, _id: customer.id });

/** What is typed of somebody who gets an account. */
export type NewMember = Parameters<typeof makeMember>[0];

async function get(id: string, options?: ReadOptions): Promise<OpenCustomer> {
  const { customer, details } = await call('getCustomer', { customerId: id }, options);
  return { ...toItem(customer), details };
}

const provider = platformProvider({
  spec: customerListSpec,
  items: 'customers',
  async list(query, options) {
    const { customers, ...page } = await call('queryCustomers', { query: { ...query } }, options);
    return { ...page, customers: customers.map(toItem) };
  },
  get,
  async create(member: NewMember) {
    const contactId = await makeMember(member);
    return contactId === undefined ? undefined : get(contactId);
  },
  aggregate: async (filter, fields, options) =>
    (await call('aggregateCustomers', { filter, fields }, options)).counts,
  sum: async (filter, field, options) => (await call('sumCustomers', { filter, field }, options)).sum,
});

/** What is done to a member by the contract's operations. */
export type MemberOperationName = keyof typeof memberOperations;

export const customersProvider = {
  ...provider,

  /** What customers spent in several currencies stands in one record, so that no sum by a currency has all of it. */
  async worth(_resource: string, { filter, signal }: { filter: object } & ReadOptions) {
    return { data: (await call('sumCustomersSpent', { filter: { ...filter } }, { signal })).sums };
  },

  /** @param memberId of the one it is done to */
  async deed(_resource: string, { memberId, name }: { memberId: string; name: MemberOperationName }) {
    await memberOperations[name](memberId);
    return { data: {} };
  },

  async signOut(_resource: string, { id }: { id: string }) {
    await call('signOutCustomer', { customerId: id });
    return { data: {} };
  },

  async endSession(_resource: string, { id, sessionId }: { id: string; sessionId: string }) {
    await call('endCustomerSession', { customerId: id, sessionId });
    return { data: {} };
  },

  async resetFactors(_resource: string, { id }: { id: string }) {
    await call('resetSecondFactor', { customerId: id });
    return { data: {} };
  },

  /** What their profile asks of them, filled in or not. */
  async fields(
    _resource: string,
    { id, signal }: { id: string } & ReadOptions,
  ): Promise<{ data: CustomerField[] }> {
    return { data: (await call('listCustomerFields', { customerId: id }, { signal })).fields };
  },

  async follows(
    _resource: string,
    { id, signal }: { id: string } & ReadOptions,
  ): Promise<{ data: CustomerFollows }> {
    return { data: await call('getCustomerFollows', { customerId: id }, { signal }) };
  },

  /** As whom the shop knows these members, in the order of the ids. */
  async ofMembers(_resource: string, { memberIds, signal }: { memberIds: readonly string[] } & ReadOptions) {
    if (memberIds.length === 0) return { data: [] };
    const query = { filter: { memberId: { $in: memberIds } }, cursorPaging: { limit: 100 } };
    const { customers } = await call('queryCustomers', { query }, { signal });
    return { data: memberIds.flatMap((id) => customers.find(({ memberId }) => memberId === id) ?? []) };
  },

  async mailPasswordLink(_resource: string, { id }: { id: string }) {
    await call('emailPasswordLink', { customerId: id });
    return { data: {} };
  },

  /** @param successor who takes over what they wrote: the owner where nothing is said, nobody where it is null */
  async deleteAccount(
    _resource: string,
    { id, memberId, heir }: { id: string; memberId: string; heir: string | null | undefined },
  ) {
    const member = `/admin/wixapis/members/v1/members/${encodeURIComponent(memberId)}`;
    if (heir === null) await call('deleteCustomerAccount', { customerId: id });
    else if (heir === undefined) await memberOperations.delete(memberId);
    else await callApi('DELETE', `${member}?contentAssigneeId=${encodeURIComponent(heir)}`);
    return { data: {} };
  },

  /** The latest customers, or those found by what is typed: a name, an address, a phone. */
  async lookFor(
    _resource: string,
    { text, status, signal }: { text: string; status: readonly string[] } & ReadOptions,
  ): Promise<{ data: CustomerSummary[] }> {
    const found = text === '' ? undefined : customerListSpec.quickSearch?.(text);
    const filter = { $and: [{ status: { $in: status } }, ...(found ? [found] : [])] };
    const query = { filter, cursorPaging: { limit: 8 } };
    return { data: (await call('queryCustomers', { query }, { signal })).customers };
  },

  async previewMerge(
    _resource: string,
    { id, otherId, signal }: { id: string; otherId: string } & ReadOptions,
  ): Promise<{ data: MergePreview }> {
    return { data: await call('previewCustomerMerge', { customerId: id, otherId }, { signal }) };
  },

  async merge(_resource: string, { id, otherId }: { id: string; otherId: string }) {
    await call('mergeCustomers', { customerId: id, otherId });
    return { data: {} };
  },

  async split(_resource: string, { id, otherId }: { id: string; otherId: string }) {
    await call('splitCustomers', { customerId: id, otherId });
    return { data: {} };
  },

  async notes(
    _resource: string,
    { id, signal }: { id: string } & ReadOptions,
  ): Promise<{ data: CustomerNote[] }> {
    return { data: (await call('listCustomerNotes', { customerId: id }, { signal })).notes };
  },

  async addNote(_resource: string, { id, text }: { id: string; text: string }) {
    return { data: (await call('addCustomerNote', { customerId: id, text })).notes };
  },

  async changeNote(
    _resource: string,
    { id, ...change }: { id: string; noteId: string; text?: string; pinned?: boolean },
  ) {
    return { data: (await call('changeCustomerNote', { customerId: id, ...change })).notes };
  },

  async removeNote(_resource: string, { id, noteId }: { id: string; noteId: string }) {
    return { data: (await call('removeCustomerNote', { customerId: id, noteId })).notes };
  },
};

export type CustomersProvider = typeof customersProvider;
