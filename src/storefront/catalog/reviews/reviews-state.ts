/** What of a product's reviews is shown; it stands in the address beside what is chosen. */
export interface ReviewsState {
  /** Only those with so many stars. */
  stars?: number;
  /** Only those with pictures or videos. */
  pictures?: true;
  sort: ReviewSort;
  /** 1 is the first. */
  page: number;
}

export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

const NAMES = { stars: 'stars', pictures: 'pictures', sort: 'reviewSort', page: 'reviewPage' } as const;
const isSort = (word: string | null): word is ReviewSort =>
  (reviewSorts as readonly (string | null)[]).includes(word);

/** What an address asks for; what it asks for wrongly does not count. */
export function parseReviews(search: URLSearchParams): ReviewsState {
  const stars = Number(search.get(NAMES.stars));
  const sort = search.get(NAMES.sort);
  const page = Number(search.get(NAMES.page));
  return {
    ...(Number.isInteger(stars) && stars >= 1 && stars <= 5 && { stars }),
    ...(search.get(NAMES.pictures) === '1' && { pictures: true as const }),
    sort: isSort(sort) ? sort : 'helpful',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The link to other reviews of the same product, with the same choice of size and frame. */
export function reviewsLink(search: string, change: Partial<ReviewsState>): string {
  const address = new URLSearchParams(search);
  const next = { ...parseReviews(address), page: 1, ...change };
  for (const name of Object.values(NAMES)) address.delete(name);
  if (next.stars !== undefined) address.set(NAMES.stars, String(next.stars));
  if (next.pictures) address.set(NAMES.pictures, '1');
  if (next.sort !== 'helpful') address.set(NAMES.sort, next.sort);
  if (next.page > 1) address.set(NAMES.page, String(next.page));
  const text = address.toString();
  return `${text === '' ? '?' : `?${text}`}#reviews`;
}
