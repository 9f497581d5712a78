import { notFound, type PlatformError } from '#platform/contract/errors.ts';

export const groupNotFound = (productGroupId: string): PlatformError =>
  notFound('The product group was not found.', undefined, { productGroupId });
