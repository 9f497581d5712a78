import { PlatformError } from '../platform/contract/errors.ts';
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
  /** E-mail of the person on whose behalf this is done. */
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
  readonly data: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, code?: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

interface Envelope {
  message?: string;
  details?: {
    applicationError?: { code?: string; description?: string; data?: Record<string, unknown> };
  };
}

async function refusalOf(response: Response): Promise<PlatformCallError> {
  const { message, details } = (await response.json().catch(() => ({}))) as Envelope;
  const { code, description, data } = details?.applicationError ?? {};
  return new PlatformCallError(response.status, description ?? message ?? response.statusText, code, data);
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
}

/**
 * Calls an operation of the contract the way the SDK would.
 * @throws PlatformCallError for any reply but 200.
 */
export async function callOperation<Reply>(
  platformFetch: PlatformFetch,
  operation: OperationRecord,
  request: object,
  { actor, idempotencyKey, mailing }: CallOptions = {},
): Promise<Reply> {
  const response = await callPlatform(platformFetch, {
    ...toCall(operation, request),
    ...(actor !== undefined && { actor }),
    headers: {
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(mailing && { [MAILING_HEADER]: mailingHeader(mailing) }),
    },
  });
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()) as Reply;
}

/**
 * Calls one of the platform's own endpoints outside the contract, which the embedded platform has.
 * @throws PlatformCallError for any reply but 200.
 */
export async function callHosted<Reply>(
  platformFetch: PlatformFetch,
  path: string,
  body: object,
  actor?: string,
): Promise<Reply> {
  const response = await callPlatform(platformFetch, {
    method: 'POST',
    path,
    body: JSON.stringify(body),
    ...(actor !== undefined && { actor }),
  });
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()) as Reply;
}
