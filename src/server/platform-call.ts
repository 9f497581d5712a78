import { operations, type OperationRecord } from '../platform/contract/index.ts';
import { PLATFORM_ORIGIN } from './forward/call-platform.ts';
import type { PlatformFetch } from './platform-fetch.ts';

/** A reply of the platform that was not 200, with what its envelope said. */
export class PlatformCallError extends Error {
  override readonly name = 'PlatformCallError';
  readonly status: number;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  /** What the application error carries along. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    message: string,
    code: string | undefined,
    requestId: string | undefined,
    data: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.data = data;
  }
}

interface Envelope {
  message?: string;
  details?: {
    applicationError?: { code?: string; description?: string; data?: Record<string, unknown> };
  };
}

/** @throws for a name the contract does not have. */
export function findOperation(packageName: string, name: string): OperationRecord {
  const operation = operations.find((o) => o.package === packageName && o.name === name);
  if (!operation) throw new Error(`The contract has no operation ${packageName}.${name}.`);
  return operation;
}

const atPath = (request: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], request);

function toRequest(operation: OperationRecord, request: object, headers: Record<string, string>): Request {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(atPath(request, name))),
  );
  const hasBody = operation.method !== 'GET' && operation.method !== 'DELETE';
  // As the SDK writes a request of several levels into an address.
  const query = hasBody ? '' : `?.r=${Buffer.from(JSON.stringify(request)).toString('base64url')}`;
  return new Request(PLATFORM_ORIGIN + path + query, {
    method: operation.method,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(request) }),
  });
}

interface CallOptions {
  /** E-mail of the person on whose behalf this is done. */
  actor?: string;
  idempotencyKey?: string;
}

/**
 * Calls an operation of the contract by name, the way the SDK would.
 * @throws PlatformCallError for any reply but 200.
 */
export async function callPlatform<Reply>(
  platformFetch: PlatformFetch,
  operation: OperationRecord,
  request: object,
  { actor, idempotencyKey }: CallOptions = {},
): Promise<Reply> {
  const response = await platformFetch(
    toRequest(operation, request, {
      ...(actor !== undefined && { 'x-counterpart-actor': actor }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    }),
  );
  if (response.status === 200) return (await response.json()) as Reply;
  const body = (await response.json().catch(() => ({}))) as Envelope;
  throw new PlatformCallError(
    response.status,
    body.details?.applicationError?.description ?? body.message ?? response.statusText,
    body.details?.applicationError?.code,
    response.headers.get('x-wix-request-id') ?? undefined,
    body.details?.applicationError?.data,
  );
}
