import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface KeyPair {
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Uint8Array, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');

/** Whether a request carries the signature that AWS Signature Version 4 derives from it, its body and the key. */
export function isSigned(request: IncomingMessage, url: URL, body: Uint8Array, key: KeyPair): boolean {
  const { headers, method = 'GET' } = request;
  const authorization = /Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  const [, accessKeyId, scope = '', names = '', signature] = authorization ?? [];
  const payloadHash = String(headers['x-amz-content-sha256']);
  if (accessKeyId !== key.accessKeyId) return false;
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(body)) return false;
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url.pathname, canonicalQuery(url), signedHeaders.join(''), names, payloadHash];
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical.join('\n'))].join('\n');
  const signingKey = scope
    .split('/')
    .reduce<string | Buffer>((current, part) => hmac(current, part), `AWS4${key.secretAccessKey}`);
  return hmac(signingKey, toSign).toString('hex') === signature;
}
