import type { Product, ProductInput } from '../../catalog/public.ts';
import type { Imported } from './imported.ts';

type Sections = NonNullable<ProductInput['infoSections']>;
type Tags = NonNullable<ProductInput['tags']>;

/** The tags of the product and those of the file; undefined where it has them all. */
export function tagsFor({ tags = [] }: Imported, before?: Pick<Product, 'tags'>): Tags | undefined {
  const known = before?.tags?.privateTags?.tagIds ?? [];
  const fresh = tags.filter((tag) => !known.includes(tag));
  return fresh.length === 0
    ? undefined
    : { ...before?.tags, privateTags: { tagIds: [...known, ...new Set(fresh)] } };
}

/** The sections of the product, with the texts of the file under their titles; undefined where it has them all. */
export function sectionsFor(
  { sections = [] }: Imported,
  before?: Pick<Product, 'infoSections'>,
): Sections | undefined {
  const known = before?.infoSections ?? [];
  const isSame = (one: Sections[number], { title, text }: (typeof sections)[number]): boolean =>
    one.title === title && (one.plainDescription ?? '').trim() === text;
  const isRead = (one: Sections[number]): boolean => sections.some((section) => isSame(one, section));
  const fresh = sections.filter((section) => !known.some((one) => isSame(one, section)));
  if (fresh.length === 0) return undefined;
  const drafts: Sections = fresh.map(({ title, text }) => ({ title, plainDescription: text }));
  const updated = known.map((one) => {
    const at = isRead(one) ? -1 : drafts.findIndex(({ title }) => title === one.title);
    return at === -1 ? one : (drafts.splice(at, 1)[0] ?? one);
  });
  return [...updated, ...drafts];
}
