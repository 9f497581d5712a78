import type {
  CustomerDetails,
  CustomerField,
  CustomerFollows,
  CustomerNote,
  MergePreview,
  CustomerSummary,
} from '#shared/customers.ts';
import { makeMember, memberOperations } from '#wix/member-operations.ts';
import { callApi } from '../../access/call-api.ts';
import { platformProvider } from '../../data/platform-provider.ts';
import type { ReadOptions } from '../../data/read-options.ts';
import type { OpenCustomer } from './customer-record.ts';
import { customerListSpec } from './list-spec.ts';

const ask = <Reply>(path: string, body: object = {}, { signal }: ReadOptions = {}): Promise<Reply> =>
  callApi<Reply>('POST', `/admin/api/customers/${path}`, body, { signal });
const askOf = <Reply>(
  id: string,
  path: string,
  body: object = {},
  options: ReadOptions = {},
): Promise<Reply> => ask<Reply>(`${encodeURIComponent(id)}/${path}`, body, options);

const toItem = (customer: CustomerSummary) => ({ ...customer, _id: customer.id });

interface Page {
  customers: CustomerSummary[];
  pagingMetadata?: { cursors?: { next?: string } };
}

/** What is typed of somebody who gets an account. */
export type NewMember = Parameters<typeof makeMember>[0];

async function get(id: string, options?: ReadOptions): Promise<OpenCustomer> {
  const { customer, details } = await askOf<{ customer: CustomerSummary; details: CustomerDetails }>(
    id,
    'read',
    {},
    options,
  );
  return { ...toItem(customer), details };
}

const provider = platformProvider({
  spec: customerListSpec,
  items: 'customers',
  async list(query, options) {
    const { customers, ...page } = await ask<Page>('query', { query }, options);
    return { ...page, customers: customers.map(toItem) };
  },
  get,
  async create(member: NewMember) {
    const contactId = await makeMember(member);
    return contactId === undefined ? undefined : get(contactId);
  },
  aggregate: async (filter, fields, options) =>
    (await ask<{ counts: Record<string, number> }>('aggregate', { filter, fields }, options)).counts,
  sum: async (filter, field, options) => (await ask<{ sum: string }>('sum', { filter, field }, options)).sum,
});

/** What is done to a member by the contract's operations. */
export type MemberDeed = keyof typeof memberOperations;

interface Notes {
  notes: CustomerNote[];
}

export const customersProvider = {
  ...provider,

  /** @param memberId of the one it is done to */
  async deed(_resource: string, { memberId, name }: { memberId: string; name: MemberDeed }) {
    await memberOperations[name](memberId);
    return { data: {} };
  },

  async signOut(_resource: string, { id }: { id: string }) {
    await askOf(id, 'sign-out');
    return { data: {} };
  },

  async endSession(_resource: string, { id, sessionId }: { id: string; sessionId: string }) {
    await askOf(id, 'sessions/end', { sessionId });
    return { data: {} };
  },

  async resetFactors(_resource: string, { id }: { id: string }) {
    await askOf(id, 'factors/reset');
    return { data: {} };
  },

  /** What their profile asks of them, filled in or not. */
  async fields(
    _resource: string,
    { id, signal }: { id: string } & ReadOptions,
  ): Promise<{ data: CustomerField[] }> {
    return { data: (await askOf<{ fields: CustomerField[] }>(id, 'fields/read', {}, { signal })).fields };
  },

  async follows(
    _resource: string,
    { id, signal }: { id: string } & ReadOptions,
  ): Promise<{ data: CustomerFollows }> {
    return { data: await askOf<CustomerFollows>(id, 'follows/read', {}, { signal }) };
  },

  /** As whom the shop knows these members, in the order of the ids. */
  async ofMembers(_resource: string, { memberIds, signal }: { memberIds: readonly string[] } & ReadOptions) {
    if (memberIds.length === 0) return { data: [] };
    const query = { filter: { memberId: { $in: memberIds } }, cursorPaging: { limit: 100 } };
    const { customers } = await ask<Page>('query', { query }, { signal });
    return { data: memberIds.flatMap((id) => customers.find(({ memberId }) => memberId === id) ?? []) };
  },

  async mailPasswordLink(_resource: string, { id }: { id: string }) {
    await askOf(id, 'password-link');
    return { data: {} };
  },

  /** @param heir who takes over what they wrote: the owner where nothing is said, nobody where it is null */
  async deleteAccount(
    _resource: string,
    { id, memberId, heir }: { id: string; memberId: string; heir: string | null | undefined },
  ) {
    const member = `/admin/wixapis/members/v1/members/${encodeURIComponent(memberId)}`;
    if (heir === null) await askOf(id, 'delete-account');
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
    return { data: (await ask<Page>('query', { query }, { signal })).customers };
  },

  async previewMerge(
    _resource: string,
    { id, otherId, signal }: { id: string; otherId: string } & ReadOptions,
  ): Promise<{ data: MergePreview }> {
    return { data: await askOf<MergePreview>(id, 'merge/preview', { otherId }, { signal }) };
  },

  async merge(_resource: string, { id, otherId }: { id: string; otherId: string }) {
    await askOf(id, 'merge', { otherId });
    return { data: {} };
  },

  async split(_resource: string, { id, otherId }: { id: string; otherId: string }) {
    await askOf(id, 'split', { otherId });
    return { data: {} };
  },

  async notes(
    _resource: string,
    { id, signal }: { id: string } & ReadOptions,
  ): Promise<{ data: CustomerNote[] }> {
    return { data: (await askOf<Notes>(id, 'notes/list', {}, { signal })).notes };
  },

  async addNote(_resource: string, { id, text }: { id: string; text: string }) {
    return { data: (await askOf<Notes>(id, 'notes/add', { text })).notes };
  },

  async changeNote(
    _resource: string,
    { id, ...change }: { id: string; noteId: string; text?: string; pinned?: boolean },
  ) {
    return { data: (await askOf<Notes>(id, 'notes/change', change)).notes };
  },

  async removeNote(_resource: string, { id, noteId }: { id: string; noteId: string }) {
    return { data: (await askOf<Notes>(id, 'notes/remove', { noteId })).notes };
  },
};

export type CustomersProvider = typeof customersProvider;
