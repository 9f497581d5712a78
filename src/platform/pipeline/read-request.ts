import { badRequest, invalid, PlatformError, tooLarge } from '../contract/errors.ts';
import {
  checkRequest,
  decodeRequest,
  violationCodes,
  type FieldViolation,
  type OperationRecord,
} from '../contract/index.ts';
import { parseFormBody, parseJsonBody, rejectUnsoundAddress } from '../contract/sound.ts';
import type { Exchange, Link } from './exchange.ts';

async function readChunks(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const read: BlobPart[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    read.push(chunk as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(read).arrayBuffer());
}

/** Undefined when the body is too large; where no length was declared, no more is read than the limit. */
async function readUpTo(c: Exchange, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const declared = c.req.header('content-length');
  if (declared === undefined) return readChunks(c.req.raw.body ?? [], maxBytes);
  if (Number(declared) > maxBytes) return undefined;
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  return bytes.byteLength > maxBytes ? undefined : bytes;
}

/** @throws 413 REQUEST_TOO_LARGE */
export async function readBytes(c: Exchange, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readUpTo(c, maxBytes);
  if (!bytes) throw tooLarge(`The request body is larger than ${maxBytes} bytes.`);
  return bytes;
}

/** A client may name itself and its secret beside the form (RFC 6749, 2.3.1); any other header names nobody. */
function clientOf(authorization = ''): Record<string, string> {
  const [, encoded] = /^Basic ([\w+/]+=*)$/i.exec(authorization) ?? [];
  if (encoded === undefined || encoded.length % 4 !== 0) return {};
  const [id = '', ...secret] = atob(encoded).split(':');
  return { client_id: id, client_secret: secret.join(':') };
}

async function readBody(c: Exchange, maxBytes: number): Promise<unknown> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return undefined;
  const bytes = await readBytes(c, maxBytes);
  const text = new TextDecoder().decode(bytes);
  if (text === '') return undefined;
  if (c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return { ...clientOf(c.req.header('authorization')), ...parseFormBody(text) };
  }
  return parseJsonBody(text);
}

export const MAX_BODY_BYTES = 1_048_576;

/** Some clients read a code where all others read violations. */
const rejection = ({ id }: OperationRecord, violations: FieldViolation[]): PlatformError => {
  const code = violationCodes[id];
  return code === undefined ? invalid(violations) : badRequest(invalid(violations).message, code);
};

/** Nothing of an address that no store could look up goes further. */
export const checkAddress = (): Link => async (c, next) => {
  rejectUnsoundAddress(new URL(c.req.url));
  await next();
};

/** Decodes query, path and body into one request and checks it against the contract. */
export const readRequest =
  (maxBytes: number): Link =>
  async (c, next) => {
    const operation = c.get('operation');
    const read = async (): Promise<unknown> => {
      const body = await readBody(c, maxBytes);
      return decodeRequest(operation, c.get('pathParams'), new URL(c.req.url).searchParams, body);
    };
    const input = await read().catch((error: unknown) => {
      throw error instanceof PlatformError && error.violations
        ? rejection(operation, error.violations)
        : error;
    });
    const violations = checkRequest(operation, input, c.get('older')?.optional);
    if (violations.length > 0) throw rejection(operation, violations);
    c.set('input', input);
    await next();
  };
