import { toCallError } from '../errors.ts';
import { isTokenRejected, toTokenError } from './token-error.ts';
import { currentTokens, tokensInsteadOf } from './visitor-strategy.ts';

/** Endpoints of the embedded platform outside the SDK's contract, as this shopper. Failures are a CallError. */
export async function hostedCall<Reply>(
  method: 'GET' | 'POST',
  path: `/hosted/${string}` | `/api/${string}`,
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
    if (response.status === 401 && (await isTokenRejected(response)))
      response = await send((await tokensInsteadOf(accessToken)).accessToken);
    // An answer may break off half-way too: the page has gone on, or the line is lost.
    if (response.ok) return (await response.json()) as Reply;
  } catch (thrown) {
    throw toCallError(thrown, signal);
  }
  throw await toTokenError(response);
}
