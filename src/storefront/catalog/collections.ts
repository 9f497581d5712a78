import { queryCollections, type Collection as WixCollection } from '@wix/auto_sdk_stores_collections';
import { stemOf, termsOf } from '../../shared/split-terms.ts';
import type { PageRequest } from '../shell/define-page.ts';
import type { PictureMedia } from '../shell/picture-sources.ts';

export interface Collection {
  id: string;
  slug: string;
  name: string;
  description?: string;
  count: number;
  /** The picture that its merchant chose for it. */
  cover?: Pick<PictureMedia, 'id' | 'width' | 'height' | 'alt'>;
}

/** The collection that every product is in; the shop has an address of its own for it. */
const EVERYTHING = '00000000-000000-000000-000000000001';
export const ALL = 'all';

const MAX = 100;

/** Those whose name or description begins a word so, every word of what was asked. */
export function collectionsNamed(collections: readonly Collection[], query: string): Collection[] {
  const requested = termsOf(query).map(stemOf);
  return collections.filter(({ name, description = '' }) => {
    const words = termsOf(`${name} ${description}`);
    return requested.length > 0 && requested.every((term) => words.some((word) => word.startsWith(term)));
  });
}

/** Of the collections that a product is in, the one it is shown to come from: its program's own, else the first. */
export const homeOf = (
  collections: readonly Collection[],
  program: string | undefined,
): Collection | undefined => collections.find(({ name }) => name === program) ?? collections[0];

function coverOf({ media, name }: WixCollection): Collection['cover'] {
  const { _id, image } = media?.mainMedia ?? {};
  if (!_id || !image?.url) return undefined;
  return {
    id: _id,
    width: image.width || 500,
    height: image.height || 700,
    alt: image.altText || (name ?? ''),
  };
}

/** The merchant's collections, without the one that holds everything. */
export async function readCollections({ shop }: Pick<PageRequest, 'shop'>): Promise<Collection[]> {
  const { items } = await shop.use(queryCollections)().limit(MAX).find();
  return items.flatMap((item): Collection[] => {
    const { _id, slug, name, description, numberOfProducts, visible } = item;
    if (!_id || !slug || !name || _id === EVERYTHING || visible === false) return [];
    const cover = coverOf(item);
    return [
      {
        id: _id,
        slug,
        name,
        count: numberOfProducts ?? 0,
        ...(description && { description }),
        ...(cover && { cover }),
      },
    ];
  });
}
