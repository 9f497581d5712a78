import { isObject } from '#shared/is-object.ts';
import type { Context } from '#platform/context.ts';
import { defineService } from '#platform/service.ts';
import { findCustomer, queryCustomers } from '../../extensions/customers/public.ts';
import { contactOf } from './contact.ts';

interface Sorting {
  fieldName?: string;
  order?: string;
}

interface ContactQuery {
  filter?: unknown;
  sort?: Sorting[];
  paging?: { limit?: number; offset?: number };
}

/** Fields of customers by the paths that the Contacts API filters and sorts by. */
const FIELDS: Readonly<Record<string, string>> = {
  _id: 'id',
  createdDate: 'firstSeenDate',
  _createdDate: 'firstSeenDate',
  'lastActivity.activityDate': 'lastSeenDate',
  'primaryInfo.email': 'email',
  'primaryEmail.email': 'email',
  'info.emails.email': 'email',
  'info.emails.items.email': 'email',
  'info.name.first': 'nameKey',
  'info.name.last': 'nameKey',
  'memberInfo.memberId': 'memberId',
};

const fieldOf = (path: string): string => FIELDS[path] ?? path;

function customerFilter(filter: unknown): unknown {
  if (Array.isArray(filter)) return filter.map(customerFilter);
  if (!isObject(filter)) return filter;
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) =>
      key.startsWith('$') ? [key, customerFilter(value)] : [fieldOf(key), value],
    ),
  );
}

async function find(context: Context, { filter, sort, paging }: ContactQuery): Promise<object> {
  const { items, metadata } = await queryCustomers(context, {
    ...(filter !== undefined && { filter: customerFilter(filter) }),
    ...(sort && { sort: sort.map((entry) => ({ ...entry, fieldName: fieldOf(entry.fieldName ?? '') })) }),
    ...(paging && { paging }),
  });
  return { contacts: items.map(contactOf), pagingMetadata: metadata };
}

interface ListRequest {
  paging?: ContactQuery['paging'];
  sort?: Sorting;
}

/** The customers of the store, for apps that read them as contacts. */
export const contacts = defineService({
  name: 'contacts',
  package: 'rest_contacts',
  handlers: {
    getContact: async ({ contactId }: { contactId: string }, context: Context) => ({
      contact: contactOf(await findCustomer(context, contactId)),
    }),
    listContacts: ({ paging, sort }: ListRequest, context: Context) =>
      find(context, { ...(paging && { paging }), ...(sort && { sort: [sort] }) }),
    queryContacts: ({ query = {} }: { query?: ContactQuery }, context: Context) => find(context, query),
  },
});
