import { toCallError, type CallError } from '../errors.ts';
import { currentTokens, tokensInsteadOf } from './visitor-strategy.ts';

/** Endpoints of the embedded platform outside the SDK's contract, as this shopper. Failures are a CallError. */
export async function hostedCall<Reply>(
  method: 'GET' | 'POST',
  path: `/hosted/${string}`,
  body?: object,
  signal?: AbortSignal,
): Promise<Reply> {
  const send = (authorization: string): Promise<Response> =>
    fetch(path, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  const { accessToken } = await currentTokens();
  let response: Response;
  try {
    response = await send(accessToken);
    if (response.status === 401 && (await isTokenRefused(response)))
      response = await send((await tokensInsteadOf(accessToken)).accessToken);
  } catch (thrown) {
    throw toCallError(thrown, signal);
  }
  if (response.ok) return (await response.json()) as Reply;
  throw await toRefusal(response);
}

/** A wrong password is a 401 too, and no new token makes it right. */
async function isTokenRefused(response: Response): Promise<boolean> {
  const { code } = await toRefusal(response.clone());
  return code === 'UNAUTHENTICATED' || code === '401';
}

async function toRefusal(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => ({}));
  const details = (body as { details?: object }).details;
  const { status, headers } = response;
  return toCallError({
    status,
    requestId: headers.get('x-wix-request-id') ?? undefined,
    details: details ?? { applicationError: { code: status } },
  });
}
