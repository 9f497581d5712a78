import { notFound, type PlatformError } from '#platform/contract/errors.ts';

export const FQDN = 'wix.stores.catalog.v3.promotion';

export const promotionNotFound = (promotionId: string): PlatformError =>
  notFound('The promotion was not found.', undefined, { promotionId });
