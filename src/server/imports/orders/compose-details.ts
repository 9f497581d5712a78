import type { OrderDetails } from './imported-order.ts';

/** The details of an order that the store does not have yet, where the contract has them. */
export const composeDetails = ({
  tags,
  customFields,
  discounts,
  fees,
  staffNote,
}: Omit<OrderDetails, 'taxes'>): object => ({
  ...(tags.length > 0 && { tags: { tags: { tagIds: tags } } }),
  ...(customFields.length > 0 && { customFields }),
  ...(discounts.length > 0 && { appliedDiscounts: discounts }),
  ...(fees.length > 0 && { additionalFees: fees }),
  ...(staffNote !== undefined && {
    activities: [{ activityType: 'MERCHANT_COMMENT', merchantComment: { message: staffNote } }],
  }),
});
