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
  const isKnown = ({ title, text }: (typeof sections)[number]): boolean =>
    known.some((one) => one.title === title && (one.plainDescription ?? '').trim() === text);
  const fresh = sections.filter((section) => !isKnown(section));
  if (fresh.length === 0) return undefined;
  const drafts = new Map(
    fresh.map(({ title, text }): [string, Sections[number]] => [title, { title, plainDescription: text }]),
  );
  const updated = known.map((one) => {
    const draft = drafts.get(one.title ?? '');
    drafts.delete(one.title ?? '');
    return draft ?? one;
  });
  return [...updated, ...drafts.values()];
}
