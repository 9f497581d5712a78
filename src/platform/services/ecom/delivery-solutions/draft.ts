import type { DeliveryTrial } from '#shared/delivery-offer.ts';
import type { Context } from '#platform/context.ts';
import { invalid } from '#platform/contract/errors.ts';
import { checkRequest, findOperation } from '#platform/contract/index.ts';
import { checkOption, type LocalDeliveryOption } from '../local-delivery-options/public.ts';
import type { PickupLocation } from '../pickup-locations/public.ts';
import { checkRates, regionsOf, type ShippingOption } from '../shipping-options/public.ts';
import type { Offers } from '../totals/public.ts';

const shipping = findOperation('ecom_shipping-options.createShippingOption');
const local = findOperation('ecom_local-delivery-options.createLocalDeliveryOption');
const pickup = findOperation('ecom_pickup-locations.createPickupLocation');

type Typed = Record<string, unknown>;

/** Whole ones as they are typed, rejected for what their creation would be rejected for. */
function checked<One extends { id: string }>(
  typed: readonly Typed[] | undefined,
  {
    operation,
    key,
    check,
    guid,
  }: { operation: typeof shipping; key: string; check: (one: One) => void; guid: () => string },
): One[] {
  return (typed ?? []).map((one) => {
    const violations = checkRequest(operation, { [key]: one });
    if (violations.length > 0) throw invalid(violations);
    const whole = { ...one, id: typeof one['id'] === 'string' ? one['id'] : guid() } as One;
    check(whole);
    return whole;
  });
}

/** Stored ones with the drafts in their places; new ones come last. */
function replaced<One extends { id: string }>(stored: readonly One[], drafts: readonly One[]): One[] {
  const byId = new Map(drafts.map((one) => [one.id, one]));
  const previous = stored.map((one) => byId.get(one.id) ?? one);
  const known = new Set(stored.map(({ id }) => id));
  return [...previous, ...drafts.filter(({ id }) => !known.has(id))];
}

/** What is offered as if the drafts were saved. @throws 400 */
export function withDraft(
  { ids, clock, site }: Context,
  offers: Offers,
  { draft, address }: { draft: NonNullable<DeliveryTrial['draft']>; address: DeliveryTrial['address'] },
): Offers {
  const guid = (): string => ids.guid();
  const posts = checked<ShippingOption>(draft.shippingOptions, {
    operation: shipping,
    key: 'shippingOption',
    check: ({ rates }) => checkRates(rates),
    guid,
  });
  const brought = checked<LocalDeliveryOption>(draft.localDeliveryOptions, {
    operation: local,
    key: 'localDeliveryOption',
    check: checkOption,
    guid,
  });
  const places = checked<PickupLocation>(draft.pickupLocations, {
    operation: pickup,
    key: 'pickupLocation',
    check: ({ rates }) => checkRates(rates, 'pickupLocation.rates'),
    guid,
  });
  const { region, besides } = offers;
  const beside = besides ?? {
    address,
    now: clock.now(),
    timeZone: site.timeZone,
    local: [],
    pickups: [],
    keeping: new Map(),
    taken: new Map(),
    charges: { local: '0', pickup: '0' },
    regions: new Map(region ? [[region.id, region.name]] : []),
  };
  return {
    ...offers,
    // One that is typed for other regions leaves this one.
    options: replaced(offers.options, posts).filter(
      (one) => !posts.includes(one) || (region !== undefined && regionsOf(one).includes(region.id)),
    ),
    besides: {
      ...beside,
      local: replaced(beside.local, brought),
      pickups: replaced(beside.pickups, places),
    },
  };
}
