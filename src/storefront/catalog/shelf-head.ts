import { renditionUrl } from '../shell/picture-sources.ts';
import type { Head, HeadContext } from '../shell/define-page.ts';
import type { ShelfData } from './read-shelf.ts';
import { formatShelf, isNarrowed } from './shelf-state.ts';

interface Crumb {
  name: string;
  path: string;
}

export const breadcrumbList = (crumbs: readonly Crumb[], link: HeadContext['link']): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: link(path),
  })),
});

export const itemList = (shelf: ShelfData, link: HeadContext['link']): object => ({
  '@type': 'ItemList',
  numberOfItems: shelf.total,
  itemListElement: shelf.posters.map(({ slug, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: link(`/products/${slug}`),
  })),
});

/** What a shelf's pages have in common: later pages stand for themselves, narrowed ones are not for search engines. */
export function shelfHead(shelf: ShelfData, path: string, { publicUrl }: HeadContext): Partial<Head> {
  const { state, posters } = shelf;
  const picture = posters[0]?.picture;
  const plain = { ...state, sort: 'newest' as const };
  return {
    canonical: path + (isNarrowed(state) ? '' : formatShelf(plain)),
    ...(isNarrowed(state) && { noIndex: true }),
    ...(picture && {
      image: { url: new URL(renditionUrl(picture, 1080, picture, 'jpg'), publicUrl).href, alt: picture.alt },
    }),
  };
}
