import { confirmedFetch } from '../../wix/confirmed-fetch.ts';
import { fetchOnce } from '../../wix/early-answers.ts';
import { CallError, toCallError } from '../../wix/errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Options {
  signal?: AbortSignal | undefined;
}

/** A call to the gateway's own API. Failures are a CallError, like those of the platform. */
export async function callApi<Reply = unknown>(
  method: Method,
  path: string,
  body?: unknown,
  { signal }: Options = {},
): Promise<Reply> {
  try {
    const init: RequestInit = {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    };
    const response = await confirmedFetch(() => fetchOnce(path, init));
    const answer = await readAnswer(response);
    if (!response.ok) throw failureOf(response, answer);
    return answer as Reply;
  } catch (thrown) {
    throw toCallError(thrown, signal);
  }
}

export const readAnswer = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return { message: text.slice(0, 200) };
  }
};

/** The platform's envelope, or better-auth's `{code, message}`. */
export function failureOf(response: Response, answer: unknown): CallError {
  const body = (answer ?? {}) as { details?: object; code?: string; message?: string };
  const requestId = response.headers.get('x-wix-request-id') ?? undefined;
  if (body.details && Object.keys(body.details).length > 0) {
    return toCallError({
      status: response.status,
      details: body.details,
      requestId,
      response: { data: body },
    });
  }
  return new CallError({
    code: body.code ?? String(response.status),
    status: response.status,
    message: body.message ?? response.statusText,
    requestId,
  });
}
