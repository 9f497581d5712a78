import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublic, publicLookup, rejectInternalHost } from './public-address.ts';

export interface PublicRequest extends Omit<RequestOptions, 'lookup'> {
  /** Which addresses may be reached; the public ones, but in tests and development. */
  allows?: ((address: string) => boolean) | undefined;
  /** Looks names up, in tests. */
  lookup?: LookupFunction | undefined;
}

/**
 * Asks where anybody could ask: the connection goes to the address that was looked at, and no redirect is followed.
 * @throws InternalAddress for one that leads inside
 */
export async function requestPublic(
  url: URL,
  { allows = isPublic, lookup = publicLookup(allows), ...options }: PublicRequest,
  body?: unknown,
): Promise<IncomingMessage> {
  rejectInternalHost(url.hostname, allows);
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const request = send(url, { ...options, lookup }, resolve);
    request.once('error', reject);
    request.end(body);
  });
}
