import type { Product } from '../../catalog/public.ts';
import type { Imported } from './imported.ts';

type Seo = NonNullable<Product['seoData']>;
type Tag = NonNullable<Seo['tags']>[number];
type SeoTexts = Pick<Imported, 'seoTitle' | 'seoDescription'>;

const isTitle = ({ type }: Tag): boolean => type === 'title';
const isDescription = ({ type, props }: Tag): boolean =>
  type === 'meta' && (props as { name?: string } | null | undefined)?.name === 'description';

/** What search engines are told, as far as a file says it. */
export function seoOf({ seoData }: Pick<Product, 'seoData'>): SeoTexts {
  const tags = seoData?.tags ?? [];
  const seoTitle = tags.find(isTitle)?.children?.trim();
  const description = tags.find(isDescription)?.props as { content?: string } | null | undefined;
  const seoDescription = description?.content?.trim();
  return { ...(seoTitle && { seoTitle }), ...(seoDescription && { seoDescription }) };
}

/** With what the file says; other tags stay. Undefined where it says nothing else than what is there. */
export function seoFor(
  { seoTitle, seoDescription }: SeoTexts,
  before?: Pick<Product, 'seoData'>,
): Seo | undefined {
  const now = before ? seoOf(before) : {};
  const tags: [is: (tag: Tag) => boolean, tag: Tag][] = [];
  if (seoTitle !== undefined && seoTitle !== now.seoTitle)
    tags.push([isTitle, { type: 'title', children: seoTitle, custom: false, disabled: false }]);
  if (seoDescription !== undefined && seoDescription !== now.seoDescription) {
    const props = { name: 'description', content: seoDescription };
    tags.push([isDescription, { type: 'meta', props, children: '', custom: false, disabled: false }]);
  }
  if (tags.length === 0) return undefined;
  const others = (before?.seoData?.tags ?? []).filter((tag) => !tags.some(([is]) => is(tag)));
  return { ...before?.seoData, tags: [...others, ...tags.map(([, tag]) => tag)] };
}
