import { notFound, type PlatformError } from '../../contract/errors.ts';

export const templateNotFound = (checkoutTemplateId: string): PlatformError =>
  notFound('The checkout template was not found.', undefined, { checkoutTemplateId });
