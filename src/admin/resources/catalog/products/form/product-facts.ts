import { seoTextsOf, withSeoTexts } from '#shared/seo-tags.ts';
import type { Product, ProductInput } from '#wix/product-operations.ts';
import { isTagTooLong } from '#admin/ui/tags.ts';
import { type ModifierDraft, modifierErrors, modifiersInput, readModifiers } from './modifiers.ts';
import { contentOf, editorHtml, hasForeignNodes, carriesForeign } from '#admin/ui/rich-text/foreign-nodes.ts';
import { isSame } from '#admin/data/is-same.ts';

/** A part of the page of a product under its description, such as "Care". */
export interface SectionDraft {
  id?: string;
  uniqueName: string;
  title: string;
  /** HTML. */
  text: string;
}

/** What a product is beside its name, its pictures and its variants. */
export interface ProductFacts {
  /** Empty while it is made: the platform makes one of the name. */
  slug: string;
  seoTitle: string;
  seoText: string;
  tags: string[];
  brand: string;
  ribbon: string;
  /** Empty for the platform's own. */
  taxGroupId: string;
  sections: SectionDraft[];
  modifiers: ModifierDraft[];
}

export const noFacts = (): ProductFacts => ({
  slug: '',
  seoTitle: '',
  seoText: '',
  tags: [],
  brand: '',
  ribbon: '',
  taxGroupId: '',
  sections: [],
  modifiers: [],
});

export const MAX_SECTION_TITLE = 50;
export const MAX_SECTIONS = 20;

/** The HTML the editor opens. A document holds more than its HTML only where another app wrote it. */
export const htmlOf = (rich: object | null | undefined, html: string | null | undefined): string =>
  rich && hasForeignNodes(rich) ? editorHtml(rich) : (html ?? '');

/** What is written of a text: HTML, and the document itself where it carries what HTML cannot. */
export const textInput = (html: string) =>
  carriesForeign(html)
    ? { description: contentOf(html) as NonNullable<Product['description']> }
    : { plainDescription: html.trim() };

export function readFacts(product: Product): ProductFacts {
  const seo = seoTextsOf(product.seoData);
  return {
    slug: product.slug ?? '',
    seoTitle: seo.title,
    seoText: seo.text,
    tags: [...(product.tags?.privateTags?.tagIds ?? [])],
    brand: product.brand?.name ?? '',
    ribbon: product.ribbon?.name ?? '',
    taxGroupId: product.taxGroupId ?? '',
    sections: (product.infoSections ?? []).map(
      ({ _id, uniqueName, title, description, plainDescription }) => ({
        ...(_id && { id: _id }),
        uniqueName: uniqueName ?? '',
        title: title ?? '',
        text: htmlOf(description, plainDescription),
      }),
    ),
    modifiers: readModifiers(product.modifiers),
  };
}

/** A name alone is what is meant; the id of another one with it would give that one the name. */
const named = (name: string) => (name.trim() === '' ? null : { _id: null, name: name.trim() });

const uniqueNameOf = (title: string, used: readonly string[]): string => {
  const base =
    title
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 40) || 'section';
  let name = base;
  for (let count = 2; used.includes(name); count++) name = `${base}-${count}`;
  return name;
};

function sectionsInput(sections: readonly SectionDraft[]) {
  const used = sections.map(({ uniqueName }) => uniqueName);
  return sections.map(({ id, uniqueName, title, text }) => {
    const name = uniqueName || uniqueNameOf(title, used);
    used.push(name);
    return { ...(id && { _id: id }), uniqueName: name, title: title.trim(), ...textInput(text) };
  });
}

/** What of them the platform is sent, each by itself: only what was changed goes in the API. */
export function factsInput(facts: ProductFacts, before: Product | undefined): Partial<ProductInput> {
  const written = {
    slug: facts.slug.trim() || undefined,
    seoData: withSeoTexts(before?.seoData, { title: facts.seoTitle, text: facts.seoText }),
    tags: { privateTags: { tagIds: facts.tags } },
    brand: named(facts.brand),
    ribbon: named(facts.ribbon),
    taxGroupId: facts.taxGroupId || null,
    infoSections: sectionsInput(facts.sections),
    modifiers: modifiersInput(facts.modifiers, before),
  };
  if (before) return written as unknown as Partial<ProductInput>;
  const said = { ...noFacts(), ...facts };
  const empty = noFacts();
  const input = (Object.keys(empty) as (keyof ProductFacts)[])
    .filter((name) => !isSame(said[name], empty[name]))
    .flatMap((name) => factFields[name]);
  return Object.fromEntries(
    Object.entries(written).filter(([name]) => (input as readonly string[]).includes(name)),
  );
}

/** Of the platform's fields those that one of the form is written to. */
export const factFields: Readonly<Record<keyof ProductFacts, readonly (keyof ProductInput)[]>> = {
  slug: ['slug'],
  seoTitle: ['seoData'],
  seoText: ['seoData'],
  tags: ['tags'],
  brand: ['brand'],
  ribbon: ['ribbon'],
  taxGroupId: ['taxGroupId'],
  sections: ['infoSections'],
  modifiers: ['modifiers'],
};

const SLUG = /^[\p{L}\p{N}_~.-]+$/u;

type Checked = ProductFacts & { options: readonly { name: string }[] };

/** @param made it has an address, which can be changed and not be taken away */
export function factErrors(facts: Checked, made: boolean): [string, string][] {
  const { slug, tags, sections, modifiers, options } = facts;
  const address = slug.trim();
  return [
    ...(address === '' ? (made ? [['slug', 'noSlug'] as [string, string]] : []) : []),
    ...(address !== '' && !SLUG.test(address) ? [['slug', 'slug'] as [string, string]] : []),
    ...(tags.some(isTagTooLong) ? [['tags', 'tagLong'] as [string, string]] : []),
    ...sections.flatMap(({ title }, index): [string, string][] =>
      title.trim() === '' ? [[`sections.${index}.title`, 'sectionTitle']] : [],
    ),
    ...modifierErrors(modifiers, options),
  ];
}
