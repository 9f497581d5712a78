import { isObject } from '../../shared/is-object.ts';
import { badRequest, PlatformError, tooLarge } from '../contract/errors.ts';
import { parseJsonBody } from '../contract/sound.ts';
import type { Exchange } from '../pipeline/exchange.ts';
import { readBytes } from '../pipeline/read-request.ts';
import type { Document } from './yoga.ts';

/** Longer than what the limit of tokens lets pass, unless it is made of comments. */
const MAX_QUERY = 100_000;

/** @throws 400 INVALID_JSON or INVALID_ARGUMENT, 413 REQUEST_TOO_LARGE */
export async function readDocument(c: Exchange, maxBytes: number): Promise<Document> {
  const body = parseJsonBody(new TextDecoder().decode(await readBytes(c, maxBytes)));
  if (!isObject(body)) throw badRequest('Expected an object with a query.');
  const { query, variables, operationName } = body;
  if (typeof query !== 'string') throw badRequest('`query` must be the text of a GraphQL document.');
  if (query.length > MAX_QUERY) throw tooLarge(`The query is longer than ${MAX_QUERY} characters.`);
  if (variables !== undefined && variables !== null && !isObject(variables))
    throw badRequest('`variables` must be an object.');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    throw badRequest('`operationName` must be a text.');
  return { query, ...(variables && { variables }), ...(operationName && { operationName }) };
}

/** 504: the answer is not waited for; what was under way is carried through. */
export const deadlineExceeded = (limit: number): PlatformError =>
  new PlatformError(504, `The request took longer than ${limit} ms.`, { code: 'DEADLINE_EXCEEDED' });
