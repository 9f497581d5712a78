import { z } from 'zod';
import { archiveChange, isArchived } from '#shared/archived-products.ts';
import { MAX_TAG_LENGTH } from '#shared/tags.ts';
import { bulkUpdateJob } from './bulk-job.ts';
import { entitySource } from './entity-source.ts';

interface JobProduct {
  id: string;
  name?: string;
  revision: string;
  visible?: boolean;
  extendedFields?: { namespaces?: Record<string, Record<string, unknown>> };
  tags?: { privateTags?: { tagIds?: string[] } };
  ribbon?: { name?: string };
  taxGroupId?: string;
}

export const products = entitySource<JobProduct>({
  search: 'stores_products-v-3.searchProducts',
  query: 'stores_products-v-3.queryProducts',
  plural: 'products',
  label: ({ name }) => name,
});

const shared = {
  operation: 'stores_products-v-3.bulkUpdateProducts',
  entities: products,
  one: 'product',
  batch: 50,
  gone: 'The product no longer exists.',
};

/** Shows products in the shop or takes them out of it; one that is shown is in no archive. */
export const setVisibility = bulkUpdateJob({
  ...shared,
  params: z.object({ visible: z.boolean() }),
  misfit: 'must say whether to show or hide',
  needless(product, { visible }) {
    if (product.visible !== visible) return undefined;
    return visible ? 'It is shown already.' : 'It is hidden already.';
  },
  change: (product, { visible }) => ({
    ...(visible && isArchived(product) && archiveChange(false)),
    visible,
  }),
});

/** Puts products away, or takes them back. */
export const archiveProducts = bulkUpdateJob({
  ...shared,
  params: z.strictObject({ archived: z.boolean() }),
  misfit: 'must say whether to archive or to take back',
  needless(product, { archived }) {
    if (isArchived(product) !== archived) return undefined;
    return archived ? 'It is archived already.' : 'It is in no archive.';
  },
  change: (_, { archived }) => archiveChange(archived),
});

const tagList = z.array(z.string().min(1).max(MAX_TAG_LENGTH)).max(100);

const tagged = (product: JobProduct, { assign, unassign }: { assign: string[]; unassign: string[] }) => {
  const before = product.tags?.privateTags?.tagIds ?? [];
  const after = [...new Set([...before, ...assign])].filter((tag) => !unassign.includes(tag));
  return { before, after };
};

/** Gives products tags and takes others off. */
export const tagProducts = bulkUpdateJob({
  ...shared,
  params: z
    .strictObject({ assign: tagList, unassign: tagList })
    .refine(({ assign, unassign }) => !assign.some((tag) => unassign.includes(tag))),
  misfit: `must name tags to add or to remove, each of at most ${MAX_TAG_LENGTH} characters and in one list only`,
  needless(product, change) {
    const { before, after } = tagged(product, change);
    return JSON.stringify(before) === JSON.stringify(after) ? 'Its tags are so already.' : undefined;
  },
  change: (product, change) => ({ tags: { privateTags: { tagIds: tagged(product, change).after } } }),
});

/** Puts a ribbon on products, or takes theirs off. */
export const setRibbon = bulkUpdateJob({
  ...shared,
  params: z.strictObject({ name: z.string().trim().max(30) }),
  misfit: 'must name a ribbon, or be empty',
  needless: ({ ribbon }, { name }) =>
    (ribbon?.name ?? '') === name ? 'Its ribbon is so already.' : undefined,
  change: (_, { name }) => ({ ribbon: name === '' ? null : { id: null, name } }),
});

/** Says by which group products are taxed. */
export const setTaxGroup = bulkUpdateJob({
  ...shared,
  params: z.strictObject({ taxGroupId: z.guid().nullable() }),
  misfit: 'must name a tax group, or none',
  needless: (product, { taxGroupId }) =>
    (product.taxGroupId ?? null) === taxGroupId ? 'It is in that group already.' : undefined,
  change: (_, { taxGroupId }) => ({ taxGroupId }),
});
