import { MAILING_HEADER, mailingHeader, type Mailing } from '../shared/mailing.ts';
import { createClient, type BuildRESTFunction, type RESTFunctionDescriptor } from '@wix/sdk';
import { toCallError } from './errors.ts';

export interface CallOptions {
  /** Aborts the request itself: the SDK takes no signal, so each call has a client of its own (29 µs). */
  signal?: AbortSignal | undefined;
  /** A changing call that is repeated with the same key answers as the first one did and changes nothing more. */
  idempotencyKey?: string | undefined;
  /** How the buyer hears of it. */
  mailing?: Mailing | undefined;
  /** Of the page that calls, such as `he`; mails that follow are written in it. */
  language?: string | undefined;
  /** A path of the shop's own server that answers this call as the platform would. */
  at?: string | undefined;
}

interface Strategy {
  getAuthHeaders: () => Promise<{ headers: Record<string, string> }>;
  shouldUseCDN: boolean;
}

/**
 * Operations of the SDK, bound to a caller: `client({ signal }).use(getOrder)(id)`. They are handed over one by one: a
 * whole namespace would keep all of its code in the bundle. Failures are a CallError.
 */
export const operationClient =
  (auth: Strategy, fetchFor: (options: CallOptions) => typeof fetch) =>
  (options: CallOptions = {}) => ({
    use<Operation extends RESTFunctionDescriptor>(operation: Operation): BuildRESTFunction<Operation> {
      const client = createClient({ auth, fetch: fetchFor(options) });
      const bound = client.use(operation) as (...args: unknown[]) => Promise<unknown>;
      const call = async (...args: unknown[]) => {
        try {
          return await bound(...args);
        } catch (thrown) {
          throw toCallError(thrown, options.signal);
        }
      };
      return call as BuildRESTFunction<Operation>;
    },
  });

/** What the SDK would send, with the key of the call. */
export function headersOf(
  init: RequestInit | undefined,
  { idempotencyKey, mailing, language }: CallOptions,
): Headers {
  const headers = new Headers(init?.headers);
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  if (language !== undefined) headers.set('x-wix-linguist', `${language}|${language}|true`);
  if (mailing !== undefined) headers.set(MAILING_HEADER, mailingHeader(mailing));
  return headers;
}
