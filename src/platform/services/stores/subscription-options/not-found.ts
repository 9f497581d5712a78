import { notFound, type PlatformError } from '#platform/contract/errors.ts';

export const optionNotFound = (id: string): PlatformError =>
  notFound('The subscription option was not found.', 'SUBSCRIPTION_OPTION_NOT_FOUND', {
    subscriptionOptionId: id,
  });
