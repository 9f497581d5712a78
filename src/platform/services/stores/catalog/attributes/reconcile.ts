import { badRequest, notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { Product } from '../product.ts';
import {
  type Attribute,
  brandAttribute,
  lockByIds,
  infoSectionAttribute,
  makeMissing,
  ribbonAttribute,
} from './attribute.ts';
import { sectionDraft, withKeys } from './section-keys.ts';
import type { Brand, InfoSection, Ribbon } from './tables.ts';
import type { SiteDb } from '#platform/context.ts';

/** On whose behalf products are written. */
export interface ReconcileContext extends SiteDb {
  now: string;
  guid: () => string;
  /** Absent where nobody is told, such as when a shop is filled. */
  tell?: (event: DomainEvent) => Promise<void>;
  /** Ids are taken as they come and made where they are not there: for what fills a shop. */
  trusted?: boolean;
}

interface Referring<Doc> {
  id?: string | null;
  key: string;
  /** What is made where there is none. */
  draft: (id: string) => Doc;
}

/** What each reference means: by id, or by its key, which makes it where there is none. */
async function resolve<Doc extends { id: string }>(
  settling: ReconcileContext,
  attribute: Attribute<Doc>,
  wanted: readonly Referring<Doc>[],
  absent: (id: string) => PlatformError,
): Promise<(one: { id?: string | null; key: string }) => Doc> {
  const idOf = ({ id }: { id?: string | null }): string | undefined =>
    id && !settling.trusted ? id : undefined;
  const ids = [...new Set(wanted.flatMap((one) => idOf(one) ?? []))];
  const locked = ids.length > 0 ? await lockByIds(settling, attribute, ids) : [];
  const found = new Map(locked.map((doc) => [doc.id, doc]));
  const drafts = new Map(
    wanted
      .filter((one) => idOf(one) === undefined)
      .map((one) => [one.key, one.draft(one.id || settling.guid())]),
  );
  const { all, made } =
    drafts.size > 0
      ? await makeMissing(settling, attribute, [...drafts.values()], 'product')
      : { all: new Map<string, Doc>(), made: [] };
  if (settling.tell) for (const doc of made) await settling.tell(attribute.created(doc));
  return (one) => {
    const id = idOf(one);
    const doc = id === undefined ? all.get(one.key) : found.get(id);
    if (!doc) throw absent(one.id ?? one.key);
    return doc;
  };
}

type Named = { id?: string | null; name?: string | null };

const noRibbon = (ribbonId: string): PlatformError =>
  notFound('The ribbon was not found.', 'RIBBON_NOT_FOUND', { ribbonId });
const noBrand = (brandId: string): PlatformError =>
  badRequest('There is no such brand, and without a name none can be made.', 'BRAND_CREATION_FAILED', {
    brandId,
  });

const idIn = (ribbon: Named | undefined): string => ribbon?.id ?? '';

/** A product shows each ribbon once. */
function refuseTwice({ ribbon, additionalRibbons = [] }: Product): void {
  const ids = additionalRibbons.map(idIn);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    throw badRequest('A ribbon stands twice.', 'DUPLICATE_RIBBON_IN_ADDITIONAL', { ribbonId: twice });
  if (ribbon && ids.includes(idIn(ribbon)))
    throw badRequest('The ribbon stands twice.', 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL', {
      ribbonId: idIn(ribbon),
    });
}

type Field = 'brand' | 'ribbon' | 'additionalRibbons' | 'infoSections';

const nameOf = ({ id, name }: Brand | Ribbon): { id: string; name: string } => ({ id, name });
const sectionOf = ({ id, uniqueName, title, description, plainDescription }: InfoSection) => ({
  id,
  uniqueName,
  title,
  ...(description && { description }),
  ...(plainDescription && { plainDescription }),
});

const onceEach = <T extends { id?: string | null }>(entries: readonly T[]): T[] =>
  entries.filter(({ id }, index) => entries.findIndex((one) => one.id === id) === index);

/**
 * Products with the brand, ribbons and info sections they refer to: each is found by its id or its name, and made where
 * no other product has named it yet. What an edit left as it was stays, also a brand that is gone.
 * @throws 404 RIBBON_NOT_FOUND, and 400 with the codes that `createProduct` and `updateProduct` declare
 */
export async function reconcileAttributes(
  settling: ReconcileContext,
  products: readonly Product[],
  before?: Product,
): Promise<Product[]> {
  const dates = { createdDate: settling.now, updatedDate: settling.now };
  const named = ({ id, name }: Named) => {
    const key = (name ?? '').trim();
    return { id: id ?? null, key, draft: (input: string) => ({ id: input, name: key, ...dates }) };
  };
  const isNew = (product: Product, field: Field): boolean =>
    Boolean(product[field]) && JSON.stringify(before?.[field]) !== JSON.stringify(product[field]);
  const changed = <F extends Field>(field: F): NonNullable<Product[F]>[] =>
    products.flatMap((product) => (isNew(product, field) ? [product[field] as NonNullable<Product[F]>] : []));
  const sections = changed('infoSections').flat();
  const keyed = await withKeys(settling, sections);
  const code = before ? 'INFO_SECTION_ERROR_OCCURRED' : 'INFO_SECTION_CREATION_FAILED';

  const brand = await resolve(settling, brandAttribute, changed('brand').map(named), noBrand);
  const ribbons = [...changed('ribbon'), ...changed('additionalRibbons').flat()];
  const ribbon = await resolve(settling, ribbonAttribute, ribbons.map(named), noRibbon);
  const section = await resolve(
    settling,
    infoSectionAttribute,
    sections.map((one) => ({
      ...keyed(one),
      draft: (id) => sectionDraft(one, { id, key: keyed(one).key, now: settling.now }),
    })),
    (infoSectionId) => badRequest('The info section was not found.', code, { infoSectionId }),
  );

  const settled = <F extends Field>(
    product: Product,
    field: F,
    refer: (value: NonNullable<Product[F]>) => NonNullable<Product[F]>,
  ): { [K in F]?: NonNullable<Product[F]> } =>
    isNew(product, field)
      ? ({ [field]: refer(product[field] as NonNullable<Product[F]>) } as Record<F, NonNullable<Product[F]>>)
      : {};
  return products.map((product) => {
    const after: Product = {
      ...product,
      ...settled(product, 'brand', (one) => nameOf(brand(named(one)))),
      ...settled(product, 'ribbon', (one) => nameOf(ribbon(named(one)))),
      ...settled(product, 'additionalRibbons', (all) => all.map((one) => nameOf(ribbon(named(one))))),
      ...settled(product, 'infoSections', (all) =>
        onceEach(all.map((one) => sectionOf(section(keyed(one))))),
      ),
    };
    refuseTwice(after);
    return after;
  });
}
