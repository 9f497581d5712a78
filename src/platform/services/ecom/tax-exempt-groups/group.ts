import { notFound, type PlatformError } from '#platform/contract/errors.ts';

export const FQDN = 'wix.billing.v1.tax_exempt_group';

export const groupNotFound = (taxExemptGroupId: string): PlatformError =>
  notFound('The tax exempt group was not found.', undefined, { taxExemptGroupId });
