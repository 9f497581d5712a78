import type { CartOffers, NamedOffer, OfferPlace, RuleOffer } from '#shared/cart-offers.ts';
import type { Context } from '#platform/context.ts';
import { collections as categories, products } from '../../stores/catalog/public.ts';
import { homeDestination } from '../delivery-profile/public.ts';
import { gather } from './gather.ts';
import type { PricingAddress, PricingInput } from './pricing.ts';
import { freeDelivery } from './rules/offers/free-delivery.ts';
import { nearRules, rulesAround } from './rules/offers/near-rules.ts';

/** More names than these are no help. */
const MAX_NAMED = 3;

interface Destination {
  address: PricingAddress;
  place: NonNullable<CartOffers['delivery']>['place'];
}

/** Where the buyer says, else where the shop delivers first of all. */
async function destinationOf(context: Context, known?: PricingAddress): Promise<Destination | undefined> {
  if (known?.country) return { address: known, place: { country: known.country } };
  const home = await homeDestination(context);
  if (!home) return undefined;
  const { country, region, isWhole } = home;
  return { address: { country }, place: isWhole ? { country } : { region } };
}

const idsOf = (offers: readonly RuleOffer[], kind: 'COLLECTIONS' | 'ITEMS'): string[] =>
  offers.flatMap(({ scope }) => (scope.kind === kind ? scope.ids : []));

/** Their scopes as pages name them; one whose goods are all gone is left out. */
async function named(context: Context, offers: readonly RuleOffer[]): Promise<NamedOffer[]> {
  const collectionIds = idsOf(offers, 'COLLECTIONS');
  const itemIds = idsOf(offers, 'ITEMS');
  const { db, siteId } = context;
  const collections = collectionIds.length > 0 ? await categories.getMany(db, siteId, collectionIds) : [];
  const items = itemIds.length > 0 ? await products.getMany(db, siteId, itemIds) : [];
  const placesOf = ({ scope }: RuleOffer): OfferPlace[] => {
    if (scope.kind === 'ALL') return [];
    const [found, page] = scope.kind === 'ITEMS' ? [items, 'products'] : [collections, 'collections'];
    return found
      .filter(({ id, visible }) => visible && scope.ids.includes(id))
      .map(({ name, slug }) => ({ name, path: `/${page}/${slug}` }));
  };
  return offers.flatMap((offer) => {
    const { scope, ...rest } = offer;
    const places = placesOf(offer).slice(0, MAX_NAMED);
    return scope.kind !== 'ALL' && places.length === 0 ? [] : [{ ...rest, places }];
  });
}

const NOTHING_MORE = { delivery: true, tax: false, fees: false };

/** What a cart nearly earns of discounts and delivery. */
export async function cartOffers(
  context: Context,
  { giftCardCode: _card, ...input }: Omit<PricingInput, 'include'>,
): Promise<CartOffers> {
  const destination = await destinationOf(context, input.shippingAddress);
  const { facts } = await gather(context, {
    ...input,
    include: NOTHING_MORE,
    ...(destination && { shippingAddress: destination.address }),
  });
  const delivery = destination && freeDelivery(facts);
  return {
    currency: facts.currency,
    rules: await named(context, nearRules({ ...facts, offers: undefined })),
    ...(delivery && { delivery: { ...delivery, place: destination.place } }),
  };
}

/** Automatic discounts that hold the one piece of it that is given. */
export async function productOffers(
  context: Context,
  input: Omit<PricingInput, 'include'>,
): Promise<NamedOffer[]> {
  const { facts } = await gather(context, { ...input, include: { ...NOTHING_MORE, delivery: false } });
  return named(context, rulesAround(facts));
}
