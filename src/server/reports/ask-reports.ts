import { notFound, PlatformError, type ErrorEnvelope } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import { callPlatform } from '../platform-call.ts';

/** @throws what the platform refused, in its words; 404 where a hosted platform keeps its own figures. */
export async function askReports<Reply>(
  { platformFetch }: Pick<Gateway, 'platformFetch'>,
  path: string,
  body?: string,
): Promise<Reply> {
  const reply = await callPlatform(platformFetch, {
    method: body === undefined ? 'GET' : 'POST',
    path: `/hosted/${path}`,
    ...(body !== undefined && { body }),
  });
  if (reply.ok) return (await reply.json()) as Reply;
  const { message, details } = (await reply.json().catch(() => ({}))) as Partial<ErrorEnvelope>;
  if (reply.status === 404) throw notFound('The hosted platform keeps its own reports.', 'REPORT_NOT_FOUND');
  const violations = details?.validationError?.fieldViolations;
  throw new PlatformError(reply.status, message ?? reply.statusText, { ...(violations && { violations }) });
}
