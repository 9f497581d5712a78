import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { RibbonsApi, Handlers } from '#platform/contract/index.ts';
import { bulk, crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import {
  ribbonAttribute,
  ribbons as entity,
  counted,
  followRibbon,
  getOrMake,
  withLocked,
  removeRibbonFromProducts,
  rejectTaken,
  spoken,
} from '../catalog/public.ts';

const present = counted(ribbonAttribute, 'ASSIGNED_PRODUCT_COUNT', 'assignedProductCount');

const stored = crud<RibbonsApi>()({
  entity,
  key: 'ribbon',
  plural: 'ribbons',
  id: 'ribbonId',
  fqdn: 'wix.stores.catalog.v3.ribbon',
  notFound: (ribbonId) => notFound('The ribbon was not found.', undefined, { ribbonId }),
  async write(draft, before, context) {
    const after = { ...draft, name: spoken(draft.name, 'ribbon.name') };
    await rejectTaken(context, ribbonAttribute, after, { before, field: 'ribbon' });
    if (before && before.name !== after.name) await followRibbon(context, after);
    return after;
  },
  beforeRemove: ({ id }, context) => removeRibbonFromProducts(context, id),
  present,
});

const locked = withLocked(ribbonAttribute);

async function getOrCreate(ribbonName: string, fields: readonly string[] | undefined, context: Context) {
  const name = spoken(ribbonName, 'ribbonName');
  const found = await getOrMake(context, ribbonAttribute, (fresh) => ({ ...fresh, name }), 'ribbonName');
  const [ribbon = found] = await present([found], context, new Set(fields));
  return ribbon;
}

export const ribbons = defineService({
  name: 'ribbons',
  package: 'stores_ribbons-v-3',
  handlers: {
    createRibbon: stored.create,
    getRibbon: stored.get,
    updateRibbon: locked(stored.update, ({ ribbon }) => [ribbon.id]),
    deleteRibbon: locked(stored.remove, ({ ribbonId }) => [ribbonId]),
    queryRibbons: stored.query,
    countRibbons: stored.count,
    bulkCreateRibbons: stored.bulkCreate,
    bulkUpdateRibbons: locked(stored.bulkUpdate, ({ ribbons: all }) =>
      (all ?? []).map(({ ribbon }) => ribbon?.id),
    ),
    bulkDeleteRibbons: locked(stored.bulkRemove, ({ ribbonIds }) => ribbonIds ?? []),
    getOrCreateRibbon: async ({ ribbonName, fields }, context) => ({
      ribbon: await getOrCreate(ribbonName, fields, context),
    }),
    bulkGetOrCreateRibbons: ({ ribbonNames, fields }, context) =>
      bulk(context, {
        entries: ribbonNames ?? [],
        each: (ribbonName) => getOrCreate(ribbonName, fields, context),
        show: (ribbon) => ribbon,
      }),
  } satisfies Handlers<RibbonsApi, Context>,
});
