// Written by `npm run generate` from @wix/auto_sdk_ecom_delivery-profile 1.0.444.
import type * as schema from '../schema.ts';

export const Destination = {
  countryCode: { type: 'string', format: 'COUNTRY' },
  subdivisions: { type: 'string', array: true, maxLength: 256, minLength: 1, maxSize: 100 },
} as const satisfies schema.Message;

export const DeliveryRegion = {
  name: { type: 'string', maxLength: 256, minLength: 1 },
  active: { type: 'boolean' },
  destinations: { of: Destination, array: true, maxSize: 250 },
} as const satisfies schema.Message;
