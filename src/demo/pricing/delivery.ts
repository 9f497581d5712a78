import { BASIC_SHIPPING, type DeliveryRegion } from '../../platform/services/ecom/delivery-profile/public.ts';
import type { DeliveryExtras } from '../../shared/delivery-offer.ts';
import type { LocalDeliveryOption } from '../../platform/services/ecom/local-delivery-options/public.ts';
import type { PickupLocation } from '../../platform/services/ecom/pickup-locations/public.ts';
import type { ShippingOption } from '../../platform/services/ecom/shipping-options/public.ts';
import type { ShippoConfiguration } from '../../platform/services/ecom/shippo-configurations/public.ts';
import { guidFor } from '../catalog/ids.ts';

/** In euro, of the goods: from here the post is free where the shop says so. */
const FREE_FROM = '90';

interface Zone {
  name: string;
  /** ISO codes; none: everywhere that no other zone names. */
  countries: string;
  /** Title, time, euro. The post is free for big orders where `isFreeFromNinety`. */
  post?: [string, string, string];
  express?: [string, string, string];
  isFreeFromNinety?: boolean;
  isServed?: boolean;
}

const zones: readonly Zone[] = [
  {
    name: 'Portugal',
    countries: 'PT',
    post: ['Correio registado', '1 to 3 business days', '4.90'],
    express: ['Courier', 'The next business day', '9.00'],
    isFreeFromNinety: true,
  },
  {
    name: 'European Union',
    countries: 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL RO SK SI ES SE',
    post: ['Tracked mail', '3 to 6 business days', '6.90'],
    express: ['Express courier', '1 to 2 business days', '14.00'],
    isFreeFromNinety: true,
  },
  {
    name: 'Europe',
    countries: 'GB CH NO IS LI UA RS AL ME MK BA MD',
    post: ['Tracked mail', '5 to 9 business days', '11.90'],
    express: ['Express courier', '2 to 4 business days', '24.00'],
  },
  {
    name: 'Rest of the world',
    countries: '',
    post: ['Tracked mail, world', '6 to 12 business days', '19.00'],
    express: ['Express courier', '3 to 5 business days', '45.00'],
  },
  /** Where neither the post nor the courier takes a tube from Porto. */
  { name: 'Not served', countries: 'AF BY CU IR KP RU SD SS SY YE', isServed: false },
];

const regionId = ({ name }: Zone): string => guidFor(`delivery-region:${name}`);

export const demoDeliveryRegions = (date: string): DeliveryRegion[] =>
  zones.map((zone) => ({
    id: regionId(zone),
    name: zone.name,
    active: zone.isServed ?? true,
    destinations: zone.countries
      .split(' ')
      .filter((countryCode) => countryCode !== '')
      .map((countryCode) => ({ countryCode, subdivisions: [] })),
    deliveryCarriers: zone.isServed === false ? [] : [{ appId: BASIC_SHIPPING.id, additionalCharges: [] }],
    createdDate: date,
  }));

function optionOf(zone: Zone, kind: 'post' | 'express', date: string): ShippingOption[] {
  const offer = zone[kind];
  if (!offer) return [];
  const [title, estimatedDeliveryTime, amount] = offer;
  const condition = { type: 'BY_TOTAL_PRICE' as const, operator: 'GTE' as const, value: FREE_FROM };
  const isFree = kind === 'post' && zone.isFreeFromNinety;
  return [
    {
      id: guidFor(`shipping-option:${zone.name}:${kind}`),
      title,
      estimatedDeliveryTime,
      deliveryRegionId: regionId(zone),
      deliveryRegionIds: [regionId(zone)],
      rates: [
        { amount, conditions: [], multiplyByQuantity: false },
        ...(isFree ? [{ amount: '0', conditions: [condition], multiplyByQuantity: false }] : []),
      ],
      createdDate: date,
      updatedDate: date,
    },
  ];
}

export const demoShippingOptions = (date: string): ShippingOption[] =>
  zones.flatMap((zone) => [...optionOf(zone, 'post', date), ...optionOf(zone, 'express', date)]);

const HOME = 'Portugal';
const PORTO = { latitude: 41.1512, longitude: -8.6126 };
/** Portuguese postcodes of Porto and around, 4000 to 4470. */
const PORTO_POSTCODES = [
  '40*',
  '41*',
  '42*',
  '43*',
  '440*',
  '441*',
  '442*',
  '443*',
  '444*',
  '445*',
  '446*',
  '4470*',
];
const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI'] as const;
export const BY_BIKE = guidFor('local-delivery:porto');
/** When a round of two hours begins, on weekdays. */
export const BIKE_HOURS = [10, 12, 16, 18] as const;
const PRINT_ROOM = guidFor('pickup-location:print-room');

const homeRegions = (): string[] => zones.filter(({ name }) => name === HOME).map(regionId);

export const demoLocalDeliveries = (date: string): LocalDeliveryOption[] => [
  {
    id: BY_BIKE,
    areaName: 'Brought by bike',
    rate: '4.00',
    rates: [{ amount: '4.00', conditions: [], multiplyByQuantity: false }],
    zipConfig: { zipCodes: PORTO_POSTCODES },
    destinations: [],
    deliveryRegionIds: homeRegions(),
    scheduledDeliveryConfig: {
      handlingDays: 1,
      cutOffTime: { hours: 15, minutes: 0 },
      timeWindows: WEEKDAYS.flatMap((day) =>
        BIKE_HOURS.map((hours) => ({
          day,
          start: { hours, minutes: 0 },
          end: { hours: hours + 2, minutes: 0 },
          enabled: true,
        })),
      ),
    },
    createdDate: date,
    updatedDate: date,
  },
];

export const demoPickupLocations = (date: string): PickupLocation[] => [
  {
    id: PRINT_ROOM,
    name: 'The print room',
    address: { country: 'PT', city: 'Porto', postalCode: '4050-032', addressLine: 'Rua do Almada 284' },
    instructions: 'Ring twice; the door is beside the tiles.',
    active: true,
    rates: [],
    deliveryRegionIds: homeRegions(),
    createdDate: date,
    updatedDate: date,
  },
];

/** What Ana can carry in one round, and when somebody is there. */
export const demoDeliveryExtras = (): DeliveryExtras[] => [
  { id: BY_BIKE, slotCapacity: 3 },
  {
    id: PRINT_ROOM,
    preparationHours: 24,
    geocode: PORTO,
    hours: [
      ...(['TUE', 'WED', 'THU', 'FRI'] as const).map((day) => ({ day, from: 600, to: 1140 })),
      { day: 'SAT', from: 600, to: 780 },
    ],
  },
];

const packages = [
  { name: 'Tube', dimensions: { length: '72', width: '8', height: '8' } },
  { name: 'Flat M', dimensions: { length: '62', width: '45', height: '6' } },
  { name: 'Flat L', dimensions: { length: '110', width: '82', height: '9' } },
] as const;

/** What posters leave in; the first is what the packing table reaches for. */
export const demoPackages = (date: string): ShippoConfiguration[] => {
  const [home] = zones;
  if (!home) return [];
  return packages.map((packageDetails, at) => ({
    id: guidFor(`package:${packageDetails.name}`),
    deliveryRegionId: regionId(home),
    deliveryRegionIds: [regionId(home)],
    osLocationId: guidFor('location:workshop'),
    packageType: 'CUSTOM',
    packageDetails,
    domesticServices: [],
    internationalServices: [],
    // The newest stands first.
    createdDate: new Date(Date.parse(date) - at * 60_000).toISOString(),
    updatedDate: date,
  }));
};
