import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const PRIVATE = /^(::1|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::ffff:(127\.|10\.|192\.168\.)|f[cd])/;

/** The socket's other end; undefined when the app is called without one, as tests do. */
function socketAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}

/**
 * Where a request comes from. Only a neighbour on a private network is believed to be our proxy, and then only the
 * entry it added itself, the last one.
 */
export function clientAddress(c: Context): string {
  const direct = socketAddress(c) ?? '127.0.0.1';
  if (!PRIVATE.test(direct)) return direct;
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || direct;
}
