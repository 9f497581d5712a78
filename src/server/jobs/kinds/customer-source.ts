import type { CustomerSummary } from '#shared/customers.ts';
import type { customerExtensions } from '#shared/extensions/customers.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import { hostedSource } from './hosted-source.ts';

/** Members and guests, by the contact. */
export const customers = hostedSource<CustomerSummary>({
  plural: 'customers',
  path: extensionPath('queryCustomers' satisfies keyof typeof customerExtensions),
  search: 'members_members.getMember',
  label: ({ name, email, id }) => name ?? email ?? id,
});
