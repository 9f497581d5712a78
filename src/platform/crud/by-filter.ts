import type { Context } from '../context.ts';
import { badRequest } from '../contract/errors.ts';
import type { Entity, QueryRequest } from '../store/index.ts';
import type { Stored } from './definition.ts';
import { narrows } from './narrows.ts';

const BATCH = 200;

/**
 * What a filter finds, held, a batch after the other in the order of their ids. What somebody else has changed meanwhile so
 * that it is found no longer is left out.
 * @throws 400 FILTER_REQUIRED for a filter that asks for nothing: nobody means all there are without saying so
 */
export async function* heldByFilter<Doc extends Stored>(
  { db, siteId }: Pick<Context, 'db' | 'siteId'>,
  entity: Entity<Doc>,
  request: Pick<QueryRequest, 'filter' | 'search'>,
): AsyncGenerator<Doc[]> {
  if (!narrows(request.filter))
    throw badRequest('A filter is needed, so that nobody changes all by mistake.', 'FILTER_REQUIRED');
  const ids = (await entity.findIds(db, siteId, request, { root: '' })).toSorted();
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const held = await entity.getManyForUpdate(db, siteId, batch);
    const scope = { id: { $in: batch } };
    const still = new Set(await entity.findIds(db, siteId, request, { root: '', scope }));
    yield held.filter(({ id }) => still.has(id));
  }
}
