import { renditionUrl } from '../shell/picture-sources.ts';
import type { Translate } from '../i18n/messages.ts';
import type { Head, HeadContext } from '../shell/define-page.ts';
import { pagesOf, type ListingData } from './read-listing.ts';
import { formatListing, isNarrowed } from './listing-state.ts';

export const itemList = (shelf: ListingData, link: HeadContext['link']): object => ({
  '@type': 'ItemList',
  numberOfItems: shelf.total,
  itemListElement: shelf.posters.map(({ slug, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: link(`/products/${slug}`),
  })),
});

/** Later pages say which one they are. */
export const pageTitle = (title: string, { state: { page } }: ListingData, t: Translate): string =>
  page === 1 ? title : t('paging.title', { title, page });

/** What a listing's pages have in common: later pages stand for themselves, narrowed ones are not for search engines. */
export function listingHead(shelf: ListingData, path: string, { publicUrl }: HeadContext): Partial<Head> {
  const { state, posters } = shelf;
  const picture = posters[0]?.picture;
  const at = (page: number): string =>
    path + formatListing({ ...state, sort: state.usual ?? 'newest', page });
  return {
    canonical: isNarrowed(state) ? path : at(state.page),
    ...(state.page > 1 && { previous: at(state.page - 1) }),
    ...(state.page < pagesOf(shelf) && { next: at(state.page + 1) }),
    ...(isNarrowed(state) && { noIndex: true }),
    ...(picture && {
      image: { url: new URL(renditionUrl(picture, 1080, picture, 'jpg'), publicUrl).href, alt: picture.alt },
    }),
  };
}
