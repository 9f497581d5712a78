import type { Decimal } from './money.ts';

/** What is offered to an address and a cart, and why the rest isn't: the words of estimate, checkout and try-out. */
export type OfferKind = 'SHIPPING' | 'LOCAL_DELIVERY' | 'PICKUP' | 'BACKUP';

/** By what the region was found. */
export type RegionMatch = 'SUBDIVISION' | 'COUNTRY' | 'REST_OF_WORLD';

/** A time to bring something at; the delivery is chosen by the slot's code. */
export interface OfferedSlot {
  code: string;
  from: string;
  to: string;
  /** Places left; absent where there is no limit, 0 where it is full. */
  left?: number;
}

export const weekDays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type WeekDay = (typeof weekDays)[number];

/** Minutes of the day in the shop's time zone. */
export interface OpeningHours {
  day: WeekDay;
  from: number;
  to: number;
}

export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Where somebody collects it. */
export interface PickupPlace {
  address: {
    country?: string;
    subdivision?: string;
    city?: string;
    postalCode?: string;
    addressLine?: string;
    addressLine2?: string;
  };
  instructions?: string;
  hours?: OpeningHours[];
  /** When it is ready at the earliest. */
  readyAt?: string;
  /** From the address, where both are known. */
  metres?: number;
}

export interface DeliveryOffer {
  kind: OfferKind;
  /** Of the shipping option, local delivery option or pickup location. */
  id: string;
  /** What a checkout selects; of an offer with slots the first that has a place. */
  code: string;
  title: string;
  price: Decimal;
  deliveryTime?: string;
  slots?: OfferedSlot[];
  /** Which of its rates holds. */
  rateIndex?: number;
  place?: PickupPlace;
}

export const deliveryRejectionReasons = [
  /** It is switched off. */
  'INACTIVE',
  /** It is for other regions. */
  'OTHER_REGION',
  /** The address is outside its postcodes, cities, circle or shape. */
  'OUTSIDE_AREA',
  /** The address lacks `needs`, by which the area is recognized. */
  'ADDRESS_INCOMPLETE',
  /** The cart is worth less than its rates begin with: `limit`. */
  'BELOW_MINIMUM',
  /** The cart weighs more than its rates end with: `limit`. */
  'TOO_HEAVY',
  /** None of its rates is for this cart. */
  'NO_RATE',
  /** Every time is taken, or none comes. */
  'NO_SLOT',
  /** There is an option, so the spare rate is not used. */
  'NOT_NEEDED',
] as const;
export type DeliveryRejectionReason = (typeof deliveryRejectionReasons)[number];

export interface DeliveryRejectionDetail {
  needs?: 'POSTCODE' | 'CITY' | 'LOCATION';
  limit?: Decimal;
  /** How much of it the cart has. */
  value?: Decimal;
  /** The area: postcode patterns or names of cities, some of them. */
  area?: string[];
  /** A circle around the place it comes from, in kilometres. */
  radiusKm?: number;
  /** Names of the regions it is for. */
  regions?: string[];
}

export interface DeliveryRejection {
  kind: OfferKind;
  id: string;
  title: string;
  reason: DeliveryRejectionReason;
  detail?: DeliveryRejectionDetail;
}

export interface DeliveryAnswer {
  currency: string;
  /** Absent: nobody delivers there. */
  region?: { id: string; name: string; by: RegionMatch };
  offered: DeliveryOffer[];
  refused: DeliveryRejection[];
}

/** What a shopper is shown of a checkout's delivery. */
export interface CheckoutDelivery extends Pick<DeliveryAnswer, 'offered' | 'refused'> {
  /** The chosen slot is reserved until then; without an end once it is ordered. */
  held?: { code: string; until?: string };
}

/** Carriers of what is brought by the shop itself, and of what is collected. */
export const LOCAL_CARRIER = '5a1d0a6e-4c5f-4f0e-9a53-0d6f6ad3c0a1';
export const PICKUP_CARRIER = '7be5e3f4-3c2b-4d0b-8f6a-1f2c9e4b70a2';

/** The option in what a checkout selects, where it is one of its slots. */
export const optionIdOf = (code: string): string => code.split('~')[0] ?? code;

/** The slot in what a checkout selects: the option and when it begins. */
export const slotCode = (optionId: string, from: Date): string =>
  `${optionId}~${from.toISOString().slice(0, 16).replace(/[-:]/g, '')}Z`;

/** Lines of a cart to try; an order's stand for those it was placed with. */
export const MAX_TRIED_DELIVERY_LINES = 50;

/** What the desk sends to `previewDelivery`, or with an order to `previewOrderDelivery`. */
export interface DeliveryTrial {
  address: {
    country: string;
    subdivision?: string;
    city?: string;
    postalCode?: string;
    geocode?: GeoPoint;
  };
  orderId?: string;
  lines?: { catalogItemId: string; quantity: number }[];
  /** Whole options as they are typed; one with the id of a stored one stands in its place. */
  draft?: {
    shippingOptions?: Record<string, unknown>[];
    localDeliveryOptions?: Record<string, unknown>[];
    pickupLocations?: Record<string, unknown>[];
  };
}

/** What the cart weighs and is worth comes with the answer. */
export interface DeliveryTried extends DeliveryAnswer {
  bag: { quantity: number; weight: Decimal; price: Decimal };
}

/**
 * What the contract has no field for is stored beside an option or place, by its id. The extensions `listDeliveryTimes`
 * and `setDeliveryTimes` read all and write one whole.
 */
export interface DeliveryExtras {
  id: string;
  /** Switched off, where the contract has no field for it. */
  inactive?: boolean;
  /** Of a local delivery: how many are brought in one slot; absent: any number. */
  slotCapacity?: number;
  /** Of a pickup location. */
  hours?: OpeningHours[];
  /** How many hours it takes until something is ready to collect. */
  preparationHours?: number;
  geocode?: GeoPoint;
}
