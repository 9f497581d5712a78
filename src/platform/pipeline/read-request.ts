import { invalid, PlatformError, tooLarge } from '../contract/errors.ts';
import { checkRequest, decodeRequest } from '../contract/index.ts';
import type { Exchange, Link } from './exchange.ts';

/** Also refuses a body whose length was not declared or declared too small. */
async function readText(c: Exchange, maxBytes: number): Promise<string> {
  const limit = (): PlatformError => tooLarge(`The request body is larger than ${maxBytes} bytes.`);
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw limit();
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength > maxBytes) throw limit();
  return new TextDecoder().decode(bytes);
}

async function readBody(c: Exchange, maxBytes: number): Promise<unknown> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return undefined;
  const text = await readText(c, maxBytes);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PlatformError(400, 'The request body is not valid JSON.', { code: 'INVALID_JSON', cause });
  }
}

/** Decodes query, path and body into one request and checks it against the contract. */
export const readRequest =
  (maxBytes: number): Link =>
  async (c, next) => {
    const operation = c.get('operation');
    const body = await readBody(c, maxBytes);
    const input = decodeRequest(operation, c.get('pathParams'), new URL(c.req.url).searchParams, body);
    const violations = checkRequest(operation, input);
    if (violations.length > 0) throw invalid(violations);
    c.set('input', input);
    await next();
  };
