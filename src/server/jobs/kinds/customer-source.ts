import type { CustomerSummary } from '#shared/customers.ts';
import { hostedSource } from './hosted-source.ts';

/** Members and guests, by the contact. */
export const customers = hostedSource<CustomerSummary>({
  plural: 'customers',
  path: '/hosted/customers/query',
  search: 'members_members.getMember',
  label: ({ name, email, id }) => name ?? email ?? id,
});
