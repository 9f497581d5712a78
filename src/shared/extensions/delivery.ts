import { z } from 'zod';
import {
  MAX_TRIED_DELIVERY_LINES,
  weekDays,
  type CheckoutDelivery,
  type DeliveryExtras,
  type DeliveryOffer,
  type DeliveryRejection,
  type DeliveryTried,
} from '../delivery-offer.ts';
import { changeExtension, readExtension, shopperExtension } from './define.ts';

const READ = 'ECOM.DELIVERY_SOLUTION_READ';
const END_OF_DAY = 1440;
const MAX_CAPACITY = 10_000;
const MAX_PREPARATION_HOURS = 720;
const MAX_DRAFTS = 100;
/** Drafts have the areas of options, drawn point by point. */
const MAX_LENGTH = 1_000_000;

const minute = z.int().min(0).max(END_OF_DAY);
const geocode = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const times = z.strictObject({
  /** Of the local delivery option or pickup location. */
  id: z.guid(),
  inactive: z.boolean().optional(),
  slotCapacity: z.int().min(1).max(MAX_CAPACITY).optional(),
  hours: z
    .array(z.strictObject({ day: z.enum(weekDays), from: minute, to: minute }))
    .max(28)
    .optional(),
  preparationHours: z.int().min(0).max(MAX_PREPARATION_HOURS).optional(),
  geocode: geocode.optional(),
});

const shownTimes = z.custom<DeliveryExtras>();

const text = z.string().trim().max(50);
const drafts = z.array(z.record(z.string(), z.unknown())).max(MAX_DRAFTS).optional();
const whereAndHow = {
  address: z.strictObject({
    country: z.string().regex(/^[A-Z]{2}$/),
    subdivision: text.optional(),
    city: text.optional(),
    postalCode: text.optional(),
    geocode: geocode.optional(),
  }),
  draft: z
    .strictObject({ shippingOptions: drafts, localDeliveryOptions: drafts, pickupLocations: drafts })
    .optional(),
};

const preview = z.strictObject({
  currency: z.string(),
  region: z
    .strictObject({
      id: z.string(),
      name: z.string(),
      by: z.enum(['SUBDIVISION', 'COUNTRY', 'REST_OF_WORLD']),
    })
    .exactOptional(),
  offered: z.array(z.custom<DeliveryOffer>()),
  refused: z.array(z.custom<DeliveryRejection>()),
  bag: z.strictObject({ quantity: z.int(), weight: z.string(), price: z.string() }),
}) satisfies z.ZodType<DeliveryTried>;

/** Delivery: what the contract has no operation or field for. */
export const deliveryExtensions = {
  listDeliveryTimes: readExtension({
    permission: 'ECOM.LOCAL_DELIVERY_OPTION_READ',
    request: z.strictObject({}),
    response: z.strictObject({ deliveryTimes: z.array(shownTimes) }),
  }),
  /** Replaces all of one local delivery option or pickup location. */
  setDeliveryTimes: changeExtension({
    permission: 'ECOM.LOCAL_DELIVERY_OPTION_UPDATE',
    request: times,
    response: z.strictObject({ deliveryTimes: shownTimes }),
    audit: {
      entityType: 'deliveryTimes',
      entityId: (request) => request.id,
      before: {
        operation: 'listDeliveryTimes',
        request: () => ({}),
        entity: ({ deliveryTimes }: { deliveryTimes: DeliveryExtras[] }, request) =>
          deliveryTimes.find(({ id }) => id === request.id) ?? {},
      },
      after: (response) => response.deliveryTimes,
    },
  }),
  /** What the checkout would offer for a cart, with options that are not saved. */
  previewDelivery: readExtension({
    permission: READ,
    request: z.strictObject({
      ...whereAndHow,
      lines: z
        .array(z.strictObject({ catalogItemId: z.guid(), quantity: z.int().min(1).max(9999) }))
        .max(MAX_TRIED_DELIVERY_LINES)
        .optional(),
    }),
    response: preview,
    maxLength: MAX_LENGTH,
    isPreview: true,
  }),
  /** The same for the items of an order, which are for those who may read orders. */
  previewOrderDelivery: readExtension({
    permission: [READ, 'ECOM.READ_ORDERS'],
    request: z.strictObject({ ...whereAndHow, orderId: z.guid() }),
    response: preview,
    maxLength: MAX_LENGTH,
    isPreview: true,
  }),
};

export const shopperDeliveryExtensions = {
  /** Slots that are full, pickup locations with their hours, why the rest is not offered, and the reserved slot. */
  getMyCheckoutDelivery: shopperExtension({
    request: z.strictObject({ checkoutId: z.string().max(100) }),
    response: z.custom<CheckoutDelivery>(),
  }),
};
