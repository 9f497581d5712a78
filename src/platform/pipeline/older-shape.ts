import { isObject } from '../../shared/is-object.ts';
import { olderShapes } from '../contract/index.ts';
import { invalidField } from '../contract/errors.ts';
import { parseJsonBody } from '../contract/sound.ts';
import type { Link } from './exchange.ts';
import { readBytes } from './read-request.ts';

type Json = Record<string, unknown>;

function parse(text: string): Json {
  const body: unknown = text === '' ? {} : parseJsonBody(text);
  if (isObject(body)) return body;
  throw invalidField('', 'VALIDATION', 'Expected an object');
}

/** Hands a call of an earlier time on in today's words, and its answer back in those of its time. */
export const speakOlder =
  (maxBytes: number): Link =>
  async (c, next) => {
    const shape = c.get('olderShape');
    if (!shape) return next();
    const body = parse(new TextDecoder().decode(await readBytes(c, maxBytes)));
    const { request, reply } = olderShapes[shape](body);
    const { url, method, headers: given } = c.req.raw;
    const headers = new Headers(given);
    headers.delete('content-length');
    c.req.raw = new Request(url, { method, headers, body: JSON.stringify(request) });
    c.req.bodyCache = {};
    await next();
    if (c.res.status === 200) c.res = Response.json(reply((await c.res.json()) as Json));
  };
