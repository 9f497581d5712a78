import { notFound, type PlatformError } from '#platform/contract/errors.ts';

export const templateNotFound = (checkoutTemplateId: string): PlatformError =>
  notFound('The checkout template was not found.', undefined, { checkoutTemplateId });
