import type { SegmentKind } from '#shared/customer-segments.ts';
import type { Context } from '#platform/context.ts';
import { segmentsOf, sampleCustomerFor } from './rules/segments.ts';
import { type Buyer, isKnown, readSummary } from './summary.ts';

/** What other services may know of customers, in the current transaction of the database. */
export { storeCurrency } from './store-currency.ts';
export { readSummary, type CustomerSummary } from './summary.ts';

const momentOf = ({ clock, site }: Context) => ({ now: clock.now(), currency: site.currency });

/** Ids of the segments that a buyer belongs to; none of one whom nobody knows. @param besides an order that does not count */
export async function segmentsFor(
  context: Context,
  buyer: Buyer,
  besides?: string,
): Promise<ReadonlySet<string>> {
  const summary = isKnown(buyer) ? await readSummary(context, buyer, besides) : undefined;
  return segmentsOf(summary, Boolean(buyer.memberId), momentOf(context));
}

/** Those of somebody who just belongs to this one. */
export function segmentsWith(context: Context, kind: SegmentKind): ReadonlySet<string> {
  const moment = momentOf(context);
  const { summary, isMember } = sampleCustomerFor(kind, moment);
  return segmentsOf(summary, isMember, moment);
}
export { contactsOf, findCustomer, present, queryCustomers } from './find.ts';
export { publishCustomerChange } from './publish-customer-change.ts';
