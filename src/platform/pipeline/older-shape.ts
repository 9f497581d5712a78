import { isObject } from '../../shared/is-object.ts';
import { olderShapes } from '../contract/index.ts';
import { invalidField } from '../contract/errors.ts';
import { parseJsonBody } from '../contract/sound.ts';
import type { Exchange, Link } from './exchange.ts';
import { readBytes } from './read-request.ts';

type Json = Record<string, unknown>;

function parse(text: string): Json {
  const body: unknown = text === '' ? {} : parseJsonBody(text);
  if (isObject(body)) return body;
  throw invalidField('', 'VALIDATION', 'Expected an object');
}

/** The text of the body; undefined where parameters are in the address. */
async function readText(c: Exchange, maxBytes: number): Promise<string | undefined> {
  const { method } = c.req;
  if (method === 'GET' || method === 'HEAD') return undefined;
  const text = new TextDecoder().decode(await readBytes(c, maxBytes));
  return method === 'DELETE' && text === '' ? undefined : text;
}

/** Hands a call of an earlier time on in today's words, and its answer back in those of its time. */
export const speakOlder =
  (maxBytes: number): Link =>
  async (c, next) => {
    const shape = c.get('older')?.shape;
    if (!shape) return next();
    const text = await readText(c, maxBytes);
    const { request, reply } = olderShapes[shape](text === undefined ? {} : parse(text));
    if (text !== undefined) {
      const { url, method, headers: input } = c.req.raw;
      const headers = new Headers(input);
      headers.delete('content-length');
      c.req.raw = new Request(url, { method, headers, body: JSON.stringify(request) });
      c.req.bodyCache = {};
    }
    await next();
    if (c.res.status === 200) c.res = Response.json(reply((await c.res.json()) as Json));
  };
