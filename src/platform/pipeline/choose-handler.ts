import { notFound, notImplemented, type PlatformError } from '../contract/errors.ts';
import { emptyAnswer, matchOperation, notInstalled, retiredFrom, type Match } from '../contract/index.ts';
import type { AnyHandler } from '../service.ts';
import type { Exchange, Link } from './exchange.ts';

/** Under this prefix the server offers the platform to SDK clients; the platform's own paths never begin with it. */
const MOUNT = '/wixapis';

const platformPath = (path: string): string =>
  path.startsWith(`${MOUNT}/`) ? path.slice(MOUNT.length) : path;

/** What no operation answers is loud, each in its own way. */
function refusalOf(method: string, path: string): PlatformError {
  const from = retiredFrom(method, path);
  if (from !== undefined)
    return notImplemented(`${method} ${path}, as ${from} sends it, is not implemented.`);
  return notInstalled(method, path) ?? notFound(`The contract has no ${method} ${path}.`, 'ROUTE_NOT_FOUND');
}

function chosen(c: Exchange): Match {
  if (c.env.operation) return { operation: c.env.operation, pathParams: {} };
  const path = platformPath(c.req.path);
  const match = matchOperation(c.req.method, path);
  if (!match) throw refusalOf(c.req.method, path);
  return match;
}

/** @throws 404 ROUTE_NOT_FOUND outside the contract, 501 NOT_IMPLEMENTED inside it without a handler. */
export const chooseHandler =
  (handlers: ReadonlyMap<string, AnyHandler>): Link =>
  async (c, next) => {
    const nothing = emptyAnswer(c.req.method, platformPath(c.req.path));
    if (nothing) return c.json(nothing);
    const match = chosen(c);
    c.set('operation', match.operation);
    const handler = handlers.get(match.operation.id);
    if (!handler)
      throw notImplemented(`${match.operation.package}.${match.operation.name} is not implemented.`);
    c.set('handler', handler);
    c.set('pathParams', match.pathParams);
    c.set('older', match.older);
    return next();
  };
