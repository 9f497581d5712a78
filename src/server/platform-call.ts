import { PlatformError, type ErrorEnvelope, type FieldViolation } from '../platform/contract/errors.ts';
import { MANUAL_PAYMENT_HEADER } from '../shared/manual-payments.ts';
import { SEEN_TOTAL_HEADER } from '../shared/seen-total.ts';
import { MAILING_HEADER, mailingHeader, type Mailing } from '../shared/mailing.ts';
import type { OperationRecord } from '../platform/contract/index.ts';
import type { PlatformFetch } from './platform-fetch.ts';

/** The contract's paths live here, wherever the platform itself does. */
const PLATFORM_ORIGIN = 'https://www.wixapis.com';

export interface PlatformCall {
  method: string;
  /** From the root of the platform, with the query. */
  path: string;
  headers?: Headers | Record<string, string>;
  /** Email of the person on whose behalf this is done. */
  actor?: string;
  body?: string;
  signal?: AbortSignal;
}

/** The gateway's one way to the platform. @throws 502 when it cannot be reached. */
export async function callPlatform(
  platformFetch: PlatformFetch,
  { method, path, actor, body, signal, ...call }: PlatformCall,
): Promise<Response> {
  const headers = new Headers(call.headers);
  if (actor !== undefined) headers.set('x-counterpart-actor', actor);
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const request = new Request(PLATFORM_ORIGIN + path, {
    method,
    headers,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
  try {
    return await platformFetch(request);
  } catch (cause) {
    throw new PlatformError(502, 'The platform cannot be reached.', { code: 'PLATFORM_UNREACHABLE', cause });
  }
}

/** A reply of the platform that was not 200, with what its envelope said. */
export class PlatformCallError extends Error {
  override readonly name = 'PlatformCallError';
  readonly status: number;
  readonly code: string | undefined;
  /** What the application error carries along. */
  readonly data: Record<string, unknown>;
  /** What is wrong with which field. */
  readonly violations: FieldViolation[] | undefined;
  /** Seconds after which the platform wants to be called again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    envelope: Partial<ErrorEnvelope>,
    { statusText = '', retryAfter }: { statusText?: string; retryAfter?: number | undefined } = {},
  ) {
    const { code, description, data } = envelope.details?.applicationError ?? {};
    super(description ?? envelope.message ?? statusText);
    this.status = status;
    this.code = code;
    this.data = data ?? {};
    this.violations = envelope.details?.validationError?.fieldViolations;
    this.retryAfter = retryAfter;
  }
}

const refusalOf = async (response: Response): Promise<PlatformCallError> =>
  new PlatformCallError(
    response.status,
    (await response.json().catch(() => ({}))) as Partial<ErrorEnvelope>,
    {
      statusText: response.statusText,
      retryAfter: Number.parseInt(response.headers.get('retry-after') ?? '', 10) || undefined,
    },
  );

/** What the platform rejected, to be rejected here in the same words. @throws what is no rejection of the platform */
export function passOn(cause: unknown): PlatformError {
  if (!(cause instanceof PlatformCallError)) throw cause;
  const { status, message, code, data, violations, retryAfter } = cause;
  return new PlatformError(status, message, {
    data,
    retryAfter,
    cause,
    ...(code !== undefined && { code }),
    ...(violations && { violations }),
  });
}

/** As `passOn`; what the platform failed at stays a failure here. */
export function passOnError(error: unknown): PlatformError {
  if (error instanceof PlatformCallError && error.status >= 500) throw error;
  return passOn(error);
}

const atPath = (request: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], request);

function toCall({ method, path: template }: OperationRecord, request: object): PlatformCall {
  const path = template.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(atPath(request, name))),
  );
  const json = JSON.stringify(request);
  return method === 'GET' || method === 'DELETE'
    ? // As the SDK writes a request of several levels into an address.
      { method, path: `${path}?.r=${Buffer.from(json).toString('base64url')}` }
    : { method, path, body: json };
}

interface CallOptions {
  actor?: string;
  idempotencyKey?: string;
  mailing?: Mailing | undefined;
  /** That the shopper saw: the call fails where it has changed. */
  seenTotal?: string | undefined;
  /** The manual payment method that the shopper chose. */
  manualPayment?: string | undefined;
  /** Of the page on whose behalf it is called. */
  language?: string;
}

/**
 * Calls an operation of the contract the way the SDK would.
 * @throws PlatformCallError for any reply but 200.
 */
export async function callOperation<Reply>(
  platformFetch: PlatformFetch,
  operation: OperationRecord,
  request: object,
  { actor, idempotencyKey, mailing, seenTotal, manualPayment, language }: CallOptions = {},
): Promise<Reply> {
  const response = await callPlatform(platformFetch, {
    ...toCall(operation, request),
    ...(actor !== undefined && { actor }),
    headers: {
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(language !== undefined && { 'x-wix-linguist': `${language}|${language}|true` }),
      ...(mailing && { [MAILING_HEADER]: mailingHeader(mailing) }),
      ...(seenTotal !== undefined && { [SEEN_TOTAL_HEADER]: seenTotal }),
      ...(manualPayment !== undefined && { [MANUAL_PAYMENT_HEADER]: manualPayment }),
    },
  });
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()) as Reply;
}

async function hosted<Reply>(platformFetch: PlatformFetch, call: PlatformCall): Promise<Reply> {
  const response = await callPlatform(platformFetch, call);
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()) as Reply;
}

/**
 * Calls one of the platform's own endpoints outside the contract, which the embedded platform has.
 * @throws PlatformCallError for any reply but 200.
 */
export const callHosted = <Reply>(
  platformFetch: PlatformFetch,
  path: string,
  body: object,
  actor?: string,
): Promise<Reply> =>
  hosted(platformFetch, {
    method: 'POST',
    path,
    body: JSON.stringify(body),
    ...(actor !== undefined && { actor }),
  });

interface HostedCall {
  /** Sent where there is one, a text as it is; without it the endpoint is read. */
  body?: object | string | undefined;
  actor?: string | undefined;
  /** Said in place of any 404. */
  missing?: PlatformError;
}

/** Asks such an endpoint for somebody. @throws what the platform rejected, in its words */
export async function callHostedEndpoint<Reply>(
  platformFetch: PlatformFetch,
  path: string,
  { body, actor, missing }: HostedCall = {},
): Promise<Reply> {
  try {
    return await hosted<Reply>(platformFetch, {
      method: body === undefined ? 'GET' : 'POST',
      path,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(actor !== undefined && { actor }),
    });
  } catch (error) {
    const rejected = passOn(error);
    throw rejected.status === 404 && missing ? missing : rejected;
  }
}
