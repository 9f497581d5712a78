import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Handlers, InfoSectionsApi, Request } from '#platform/contract/index.ts';
import { bulk, crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import {
  counted,
  described,
  followInfoSection,
  getOrMake,
  withLocked,
  infoSectionAttribute,
  infoSections as entity,
  updateUses,
  removeInfoSectionFromProducts,
  rejectTaken,
  spoken,
} from '../catalog/public.ts';

const present = counted(infoSectionAttribute, 'ASSIGNED_PRODUCTS_COUNT', 'assignedProductsCount');

const stored = crud<InfoSectionsApi>()({
  entity,
  key: 'infoSection',
  plural: 'infoSections',
  id: 'infoSectionId',
  fqdn: 'wix.stores.catalog.v3.info_section',
  notFound: (infoSectionId) => notFound('The info section was not found.', undefined, { infoSectionId }),
  async write(draft, before, context, input) {
    const { description: _rich, plainDescription: _plain, ...rest } = draft;
    const texts =
      typeof input?.plainDescription === 'string' && !input.description
        ? { plainDescription: input.plainDescription }
        : draft;
    const after = {
      ...rest,
      uniqueName: spoken(draft.uniqueName, 'infoSection.uniqueName'),
      title: spoken(draft.title, 'infoSection.title'),
      ...described(texts, before),
    };
    await rejectTaken(context, infoSectionAttribute, after, { before, field: 'infoSection' });
    if (before) await updateUses(context, after, () => followInfoSection(context, after));
    return after;
  },
  beforeRemove: (before, context) =>
    updateUses(context, before, () => removeInfoSectionFromProducts(context, before)),
  present,
});

const locked = withLocked(infoSectionAttribute);

type Wanted = NonNullable<Request<InfoSectionsApi, 'getOrCreateInfoSection'>['infoSection']>;

/** By id where one is given; by unique name otherwise, which makes it if the title is said too. */
async function getOrCreate(wanted: Wanted, fields: readonly string[] | undefined, context: Context) {
  const found = wanted.id ? await stored.find(context, wanted.id) : await byName(wanted, context);
  const [section = found] = await present([found], context, new Set(fields));
  return section;
}

async function byName(wanted: Wanted, context: Context) {
  const uniqueName = spoken(wanted.uniqueName, 'infoSection.uniqueName');
  const { items } = await entity.query(context.db, context.siteId, { filter: { uniqueName } });
  if (items[0]) return items[0];
  const title = spoken(wanted.title, 'infoSection.title');
  const make = (fresh: { id: string; createdDate: string; updatedDate: string }) => ({
    ...fresh,
    uniqueName,
    title,
    ...described(wanted),
  });
  return getOrMake(context, infoSectionAttribute, make, 'infoSection');
}

export const infoSections = defineService({
  name: 'info-sections',
  package: 'stores_info-sections-v-3',
  handlers: {
    createInfoSection: stored.create,
    getInfoSection: stored.get,
    updateInfoSection: locked(stored.update, ({ infoSection }) => [infoSection.id]),
    deleteInfoSection: locked(stored.remove, ({ infoSectionId }) => [infoSectionId]),
    queryInfoSections: stored.query,
    countInfoSections: stored.count,
    bulkCreateInfoSections: stored.bulkCreate,
    bulkUpdateInfoSections: locked(stored.bulkUpdate, ({ infoSections: all }) =>
      (all ?? []).map(({ infoSection }) => infoSection?.id),
    ),
    bulkDeleteInfoSections: locked(stored.bulkRemove, ({ infoSectionIds }) => infoSectionIds ?? []),
    getOrCreateInfoSection: async ({ infoSection, fields }, context) => ({
      infoSection: await getOrCreate(infoSection ?? {}, fields, context),
    }),
    bulkGetOrCreateInfoSections: ({ infoSections: all, fields }, context) =>
      bulk(context, {
        entries: all ?? [],
        each: (wanted) => getOrCreate(wanted, fields, context),
        show: (section) => section,
      }),
  } satisfies Handlers<InfoSectionsApi, Context>,
});
