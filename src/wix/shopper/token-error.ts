import { toCallError, type CallError } from '../errors.ts';

/** What the platform said, as far as it can be read. */
export async function toTokenError(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => ({}));
  const details = (body as { details?: object } | null)?.details;
  const isDetailed = details !== undefined && Object.keys(details).length > 0;
  const { status, headers } = response;
  return toCallError({
    status,
    requestId: headers.get('x-wix-request-id') ?? undefined,
    details: isDetailed ? details : { applicationError: { code: status } },
    response: { data: body },
  });
}

/** A wrong password is a 401 too: no new token makes it right, and asking again would count as another try. */
export async function isTokenRejected(response: Response): Promise<boolean> {
  const { code } = await toTokenError(response.clone());
  return code === 'UNAUTHENTICATED' || code === '401';
}
