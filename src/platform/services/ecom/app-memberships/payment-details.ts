import type { PaidLine } from './pay-lines.ts';

/** What a payment of an order tells of it. */
export const membershipDetails = ({
  appId,
  lineItemId,
  membershipId,
  membershipName,
  transactionId,
}: PaidLine) => ({
  membershipId,
  lineItemId,
  status: 'CHARGED' as const,
  name: { original: membershipName },
  ...(transactionId && { externalTransactionId: transactionId }),
  voided: false,
  providerAppId: appId,
});
