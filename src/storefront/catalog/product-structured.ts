import type { HeadContext } from '../shell/define-page.ts';
import { renditionUrl } from '../shell/picture-sources.ts';
import type { ProductReviews, ShownReview } from './reviews/read-reviews.ts';
import type { ProductData } from './product-data.ts';
import type { Variant } from './choices.ts';

const AVAILABILITY = { in: 'https://schema.org/InStock', out: 'https://schema.org/OutOfStock' } as const;

/** Approved ones only: the page shows no others. */
const ratedBy = ({ rating, shown }: ProductReviews): object => ({
  aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
  ...(shown.length > 0 && { review: shown.map(told) }),
});

const told = ({ title, body, author, date, rating: stars }: ShownReview): object => ({
  '@type': 'Review',
  ...(title !== '' && { name: title }),
  ...(body !== '' && { reviewBody: body }),
  ...(author !== '' && { author: { '@type': 'Person', name: author } }),
  datePublished: date.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: stars },
});

/** The product as search engines read it: every combination is an offer of its own. */
export function productStructured(data: ProductData, { store, link, publicUrl }: HeadContext): object {
  const { poster, description, seo, pictures, variants, reviews } = data;
  const path = `/products/${poster.slug}`;
  const amounts = variants.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b));
  const addressOf = ({ choices }: Variant): string =>
    `${link(path)}?${new URLSearchParams(choices).toString()}`;
  return {
    '@type': 'Product',
    name: poster.name,
    description: seo?.text || description,
    url: link(path),
    image: pictures.map((picture) => new URL(renditionUrl(picture, 1080, picture, 'jpg'), publicUrl).href),
    brand: { '@type': 'Brand', name: store.name },
    ...(poster.family !== undefined && { category: poster.family }),
    ...(reviews && ratedBy(reviews)),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: store.currency,
      lowPrice: amounts[0],
      highPrice: amounts.at(-1),
      offerCount: variants.length,
      availability: variants.some(({ inStock }) => inStock) ? AVAILABILITY.in : AVAILABILITY.out,
      offers: variants.map((variant) => ({
        '@type': 'Offer',
        ...(variant.sku !== undefined && { sku: variant.sku }),
        price: variant.price,
        priceCurrency: store.currency,
        availability: variant.inStock ? AVAILABILITY.in : AVAILABILITY.out,
        url: addressOf(variant),
      })),
    },
  };
}
