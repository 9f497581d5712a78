import { toCallError } from '../errors.ts';
import { isTokenRefused, toRefusal } from './token-refusal.ts';
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
