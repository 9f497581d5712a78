// Written by `npm run generate` from @wix/auto_sdk_business-tools_locations 1.0.60.
import type * as schema from '../schema.ts';

export const LocationStatus = ['ACTIVE', 'INACTIVE'] as const;
export type LocationStatus = (typeof LocationStatus)[number];

export const LocationType = ['UNKNOWN', 'BRANCH', 'OFFICES', 'RECEPTION', 'HEADQUARTERS', 'INVENTORY'] as const;
export type LocationType = (typeof LocationType)[number];

export const DayOfWeek = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type DayOfWeek = (typeof DayOfWeek)[number];

export const StreetAddress = {
  number: { type: 'string' },
  name: { type: 'string' },
  apt: { type: 'string' },
} as const satisfies schema.Message;

export const AddressLocation = {
  latitude: { type: 'number' },
  longitude: { type: 'number' },
} as const satisfies schema.Message;

export const Address = {
  country: { type: 'string', format: 'COUNTRY' },
  subdivision: { type: 'string' },
  city: { type: 'string' },
  postalCode: { type: 'string', maxLength: 20 },
  streetAddress: { of: StreetAddress },
  formattedAddress: { type: 'string' },
  hint: { type: 'string', maxLength: 500 },
  geocode: { of: AddressLocation },
} as const satisfies schema.Message;

export const TimePeriod = {
  openDay: { values: DayOfWeek },
  openTime: { type: 'string' },
  closeDay: { values: DayOfWeek },
  closeTime: { type: 'string' },
} as const satisfies schema.Message;

export const SpecialHourPeriod = {
  startDate: { type: 'string' },
  endDate: { type: 'string' },
  isClosed: { type: 'boolean' },
  comment: { type: 'string' },
} as const satisfies schema.Message;

export const BusinessSchedule = {
  periods: { of: TimePeriod, array: true, maxSize: 100 },
  specialHourPeriod: { of: SpecialHourPeriod, array: true, maxSize: 100 },
} as const satisfies schema.Message;

export const Location = {
  name: { type: 'string', maxLength: 150 },
  description: { type: 'string', maxLength: 500 },
  status: { values: LocationStatus },
  locationType: { values: LocationType },
  fax: { type: 'string' },
  timeZone: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  address: { of: Address },
  businessSchedule: { of: BusinessSchedule },
  revision: { type: 'string' },
  locationTypes: { values: LocationType, array: true, maxSize: 10 },
  extendedFields: { type: 'struct' },
} as const satisfies schema.Message;

export const location = {
  fqdn: 'wix.locations.v1.location',
  fields: Location,
  required: { create: ['address', 'name', 'timeZone'], update: ['address', 'id', 'name', 'timeZone'] },
} as const satisfies schema.Entity;
