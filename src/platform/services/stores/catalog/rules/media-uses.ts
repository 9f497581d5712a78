import { filesInContent } from '#shared/files-in-content.ts';
import type { MediaPlace } from '#shared/media-uses.ts';
import type { UsesOfOne } from '#platform/services/media/media-uses/public.ts';
import type { Collection, Product } from '../product.ts';

type Use = UsesOfOne['uses'][number];

const use = (fileId: string | null | undefined, place: MediaPlace): Use[] =>
  fileId ? [{ fileId, place }] : [];

const PICTURE =
  /<img\b[^>]*?\ssrc\s*=\s*["']?(?:wix:image:\/\/v1\/|(?:https:\/\/static\.wixstatic\.com)?\/media\/)([^/?#"'\s>]+)/gi;

/** Pictures of the library in HTML, by the addresses that the platform gives them. */
export const filesInHtml = (html: string | null | undefined): string[] =>
  [...(html ?? '').matchAll(PICTURE)].flatMap(([, id]) => (id === undefined ? [] : [decoded(id)]));

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Each file once, whether the text is kept as rich content, as HTML or as both. */
const described = (content: unknown, html: string | null | undefined): Use[] =>
  [...new Set([...filesInContent(content), ...filesInHtml(html)])].flatMap((id) => use(id, 'description'));

/** The files a product holds. */
export const usesOfProduct = (product: Product): UsesOfOne => ({
  entity: 'product',
  entityId: product.id,
  name: product.name,
  uses: [
    ...(product.media?.itemsInfo?.items ?? []).flatMap((item, index) => use(item.id, `picture ${index + 1}`)),
    ...described(product.description, product.plainDescription),
    ...(product.infoSections ?? []).flatMap((section) =>
      described(section.description, section.plainDescription),
    ),
    ...product.variantsInfo.variants.flatMap((variant) =>
      use(variant.digitalProperties?.digitalFile?.id, 'file'),
    ),
  ],
});

export const usesOfCollection = ({ id, name, media }: Collection): UsesOfOne => ({
  entity: 'collection',
  entityId: id,
  name,
  uses: (media?.items ?? []).flatMap((item) => use(item.id, 'cover')),
});
