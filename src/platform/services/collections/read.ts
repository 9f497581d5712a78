import type { Context } from '../../context.ts';
import { PlatformError } from '../../contract/errors.ts';
import type { CollectionsApi, Reply } from '../../contract/index.ts';
import { type Collection, countProductsIn } from '../catalog/public.ts';

type WireCollection = NonNullable<Reply<CollectionsApi, 'getCollection'>['collection']>;

/** Without an application error: clients of the first catalog look for the bare status. */
export const missing = (what: string): PlatformError => new PlatformError(404, `The ${what} was not found.`);

const wire = ({ createdDate: _created, ...collection }: Collection, count: number): WireCollection => ({
  ...collection,
  description: collection.description ?? '',
  media: collection.media ?? { items: [] },
  numberOfProducts: count,
});

export async function showCollections(
  context: Context,
  collections: readonly Collection[],
): Promise<WireCollection[]> {
  const counts = await countProductsIn(
    context,
    collections.map(({ id }) => id),
  );
  return collections.map((collection) => wire(collection, counts.get(collection.id) ?? 0));
}

/** Hidden ones are for the merchant. */
export const mayRead = ({ visible }: Collection, { caller }: Context): boolean =>
  visible || caller.kind === 'api-key';

export async function showCollection(
  context: Context,
  collection: Collection | undefined,
): Promise<{ collection: WireCollection }> {
  if (!collection || !mayRead(collection, context)) throw missing('collection');
  const [shown] = await showCollections(context, [collection]);
  if (!shown) throw missing('collection');
  return { collection: shown };
}
