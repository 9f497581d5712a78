import type { CustomerDetails, CustomerSummary } from '#shared/customers.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

export type CustomerRecord = StoredRecord<CustomerSummary & { _id: string }>;

/** One that is open. */
export type OpenCustomer = CustomerRecord & { details: CustomerDetails };

export const nameOf = ({ name, company, email, id }: CustomerSummary): string =>
  name ?? company ?? email ?? id;

/** What they are called by somebody who knows them. */
export const shortNameOf = (customer: CustomerSummary): string => customer.firstName ?? nameOf(customer);

/** All addresses that lead to them, the one they are shown by first. */
export const emailsOf = ({ email, details }: OpenCustomer): string[] => [
  ...new Set([...(email === undefined ? [] : [email]), ...details.emails]),
];

export const isGuest = ({ memberId }: CustomerSummary): boolean => memberId === undefined;
