import type { V3Product } from '@wix/auto_sdk_stores_products-v-3';
import { partsOf } from '../../shared/small-decimals.ts';
import type { ItemRating } from '../../shared/ratings.ts';
import type { PictureHints, ReadRatings } from '../../shared/shop-rendering.ts';
import type { PictureMedia } from './picture-sources.ts';

/** A product as lists show it. */
export interface Poster {
  id: string;
  slug: string;
  name: string;
  /** Decimal: of the cheapest choice. */
  price: string;
  /** More than one price among the choices. */
  from: boolean;
  /** Before a reduction of the product's own, where all choices have the same. */
  fullPrice?: string;
  soldOut: boolean;
  /** Downloaded instead of sent. */
  isFile?: true;
  ribbon?: string;
  picture?: PictureMedia;
  /** The number the drawing began with. */
  number?: number;
  family?: string;
  palette?: string;
  /** Paper and inks. */
  colors: string[];
  /** Of its reviews, where there are any. */
  rating?: Pick<ItemRating, 'average' | 'count'>;
}

/** What our own posters carry beside what every product has. */
interface PosterFacts {
  number?: number;
  familyName?: string;
  paletteName?: string;
  colors?: string[];
}

const FACTS = '@halfdrop/poster';

export const posterFacts = (product: V3Product): PosterFacts =>
  (product.extendedFields?.namespaces?.[FACTS] as PosterFacts | undefined) ?? {};

/** `wix:image://v1/<id>/<name>#originWidth=…&originHeight=…`, as the SDK writes pictures. */
export function pictureOf(image: string | undefined, alt: string, base: string): PictureMedia | undefined {
  const [, id, fragment] = /^wix:image:\/\/v1\/([^/#]+)[^#]*(?:#(.*))?$/.exec(image ?? '') ?? [];
  if (id === undefined) return undefined;
  const size = new URLSearchParams(fragment);
  return {
    id: decodeURIComponent(id),
    width: Number(size.get('originWidth')) || 500,
    height: Number(size.get('originHeight')) || 700,
    alt,
    base,
  };
}

/** `wix:video://v1/<id>/<name>#posterUri=…&posterWidth=…&posterHeight=…`: its first picture, and where it plays. */
export function videoOf(video: string | undefined, alt: string, base: string): PictureMedia | undefined {
  const [, id, fragment] = /^wix:video:\/\/v1\/([^/#]+)[^#]*(?:#(.*))?$/.exec(video ?? '') ?? [];
  if (id === undefined) return undefined;
  const poster = new URLSearchParams(fragment);
  return {
    id: poster.get('posterUri') ?? `${id}f000.jpg`,
    width: Number(poster.get('posterWidth')) || 1280,
    height: Number(poster.get('posterHeight')) || 720,
    alt,
    base,
    // The platform's own media host has videos on a host of their own.
    video: base.startsWith('https://static.wixstatic.com')
      ? `https://video.wixstatic.com/video/${id}/file`
      : `${base}/${id}`,
  };
}

function reducedFrom({ actualPriceRange, compareAtPriceRange }: V3Product): string | undefined {
  const [price, max] = [actualPriceRange?.minValue?.amount, actualPriceRange?.maxValue?.amount];
  const [full, highest] = [compareAtPriceRange?.minValue?.amount, compareAtPriceRange?.maxValue?.amount];
  const isReduced = full === highest && price === max && partsOf(full) > partsOf(price);
  return full != null && isReduced ? full : undefined;
}

export function toPoster(product: V3Product, mediaBase: string): Poster {
  const { number, familyName, paletteName, colors = [] } = posterFacts(product);
  const { main } = product.media ?? {};
  const name = product.name ?? '';
  const alt = main?.altText ?? name;
  const picture = pictureOf(main?.image, alt, mediaBase) ?? videoOf(main?.video, alt, mediaBase);
  const fullPrice = reducedFrom(product);
  const lowest = product.actualPriceRange?.minValue?.amount ?? '0';
  return {
    id: product._id ?? '',
    slug: product.slug ?? '',
    name,
    price: lowest,
    from: product.actualPriceRange?.maxValue?.amount !== lowest,
    soldOut: product.inventory?.availabilityStatus === 'OUT_OF_STOCK',
    colors,
    ...(fullPrice !== undefined && { fullPrice }),
    ...(product.productType === 'DIGITAL' && { isFile: true as const }),
    ...(product.ribbon?.name && { ribbon: product.ribbon.name }),
    ...(picture && { picture }),
    ...(number !== undefined && { number }),
    ...(familyName !== undefined && { family: familyName }),
    ...(paletteName !== undefined && { palette: paletteName }),
  };
}

/** Gives the pictures the hint of themselves that stands until they are there. */
export async function withPlaceholders<Shown extends { picture?: PictureMedia }>(
  shown: readonly Shown[],
  placeholder: PictureHints,
): Promise<Shown[]> {
  return Promise.all(
    shown.map(async (item) => {
      if (!item.picture) return item;
      const hint = await placeholder(item.picture.id);
      return hint === undefined ? item : { ...item, picture: { ...item.picture, ...hint } };
    }),
  );
}

/** Gives the posters of a page their stars, by one question for all. */
export async function withRatings(
  posters: readonly Poster[],
  ratings: ReadRatings | undefined,
): Promise<Poster[]> {
  if (!ratings) return [...posters];
  const known = await ratings(posters.map(({ id }) => id));
  return posters.map((poster) => {
    const { average, count } = known.get(poster.id) ?? {};
    return average === undefined || count === undefined ? poster : { ...poster, rating: { average, count } };
  });
}
