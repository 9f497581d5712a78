import type { SiteDb } from '../context.ts';
import { badRequest } from '../contract/errors.ts';
import type { Entity, QueryRequest } from '../store/index.ts';
import type { Stored } from './definition.ts';
import { narrows } from './narrows.ts';

const BATCH = 200;

interface FilterReaders<Held> {
  /** Where holding one means holding more than its row. */
  hold: (ids: readonly string[]) => Promise<Held[]>;
  idOf: (held: Held) => string;
  /** Where rows are held in another order than that of their ids. */
  inOrder?: (ids: readonly string[]) => Promise<string[]>;
  /** The contract lets a filter that asks for nothing mean all there are. */
  everything?: boolean;
}

const refuseAll = (): never => {
  throw badRequest('A filter is needed, so that nobody changes all by mistake.', 'FILTER_REQUIRED');
};

type Request = Pick<QueryRequest, 'filter' | 'search'>;

/**
 * What a filter finds, held, a batch after the other in the order of their ids. What somebody else has changed meanwhile so
 * that it is found no longer is left out.
 * @throws 400 FILTER_REQUIRED for a filter that asks for nothing: nobody means all there are without saying so
 */
export const lockedByFilter = <Doc extends Stored>(
  where: SiteDb,
  entity: Entity<Doc>,
  request: Request,
  { everything = false }: Pick<FilterReaders<Doc>, 'everything'> = {},
): AsyncGenerator<Doc[]> =>
  lockedInBatches(where, entity, request, {
    hold: (ids) => entity.getManyForUpdate(where.db, where.siteId, ids),
    idOf: ({ id }) => id,
    everything,
  });

/** The same for what is held together with something else. */
export async function* lockedInBatches<Doc extends object, Held>(
  { db, siteId }: SiteDb,
  entity: Entity<Doc>,
  request: Request,
  { hold, idOf, inOrder, everything = false }: FilterReaders<Held>,
): AsyncGenerator<Held[]> {
  if (!everything && !narrows(request.filter)) refuseAll();
  const found = (await entity.findIds(db, siteId, request, { root: '' })).toSorted();
  const ids = inOrder ? await inOrder(found) : found;
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const held = await hold(batch);
    const scope = { id: { $in: batch } };
    const still = new Set(await entity.findIds(db, siteId, request, { root: '', scope }));
    yield held.filter((one) => still.has(idOf(one)));
  }
}
