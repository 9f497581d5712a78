import type { CustomerAddress, CustomerDetails, CustomerSummary } from '#shared/customers.ts';
import { omitEmpty } from '#shared/omit-empty.ts';
import type { DraftBasis } from '#wix/draft-operations.ts';
import type { Order } from '#wix/order-operations.ts';
import { customerFromOrder } from './from-order.ts';

/** A customer as their page reads them. */
export type KnownCustomer = CustomerSummary & { details: CustomerDetails };

const recipientAt = (
  { id: _id, ...address }: CustomerAddress,
  { firstName, lastName, company, phone }: KnownCustomer,
): DraftBasis => ({
  recipientInfo: {
    address: omitEmpty(address),
    contactDetails: omitEmpty({ firstName, lastName, company, phone }),
  },
});

/**
 * Who a draft for this customer is for, and where it goes.
 * @param latest the latest of their orders, whose addresses count before those of their account
 */
export function basisFromCustomer(customer: KnownCustomer, latest: Order | undefined): DraftBasis {
  const { id: contactId, email, memberId, details } = customer;
  const [saved] = details.account?.addresses ?? [];
  const { buyerInfo: _before, ...addresses }: DraftBasis = latest
    ? customerFromOrder(latest)
    : saved
      ? recipientAt(saved, customer)
      : {};
  return { ...addresses, ...(email && { buyerInfo: { email, contactId, ...(memberId && { memberId }) } }) };
}
