import type { Link } from './exchange.ts';

/** What is answered there is for one person and one moment, and its addresses are told to nobody. */
const DEFAULTS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

export const hostedHeaders = (): Link => async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(DEFAULTS))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
};
