import { notFound } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import { askHosted } from '../platform-call.ts';

/** @throws what the platform refused, in its words; 404 where a hosted platform keeps its own figures. */
export const askReports = <Reply>(
  { platformFetch }: Pick<Gateway, 'platformFetch'>,
  path: string,
  body?: string,
): Promise<Reply> =>
  askHosted(platformFetch, `/hosted/${path}`, {
    body,
    missing: notFound('The hosted platform keeps its own reports.', 'REPORT_NOT_FOUND'),
  });
