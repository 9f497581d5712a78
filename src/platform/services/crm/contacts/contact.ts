import type { CustomerSummary } from '#shared/customers.ts';

/** A customer as the Contacts API shows a contact. */
export function contactOf(customer: CustomerSummary): object {
  const { id, memberId, status, firstName, lastName, company, email, phone, photo, country } = customer;
  const { firstSeenDate, lastSeenDate, lastOrderDate } = customer;
  const activityType = lastOrderDate !== undefined && lastOrderDate === lastSeenDate ? 'PURCHASE' : 'LOGIN';
  return {
    id,
    revision: 1,
    ...(firstSeenDate && { createdDate: firstSeenDate }),
    ...(lastSeenDate && { lastActivity: { activityDate: lastSeenDate, activityType } }),
    primaryInfo: { ...(email && { email }), ...(phone && { phone }) },
    ...(email && { primaryEmail: { email } }),
    info: {
      name: { ...(firstName && { first: firstName }), ...(lastName && { last: lastName }) },
      emails: { items: email ? [{ email, primary: true, tag: 'MAIN' }] : [] },
      phones: { items: phone ? [{ phone, primary: true, tag: 'MAIN' }] : [] },
      addresses: { items: country ? [{ address: { country }, tag: 'SHIPPING' }] : [] },
      ...(company && { company }),
      ...(photo?.url && { picture: { image: { url: photo.url } } }),
    },
    ...(memberId && { memberInfo: { memberId, status } }),
  };
}
