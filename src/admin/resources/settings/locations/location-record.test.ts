import { describe, expect, it } from 'vitest';
import { readValues, toChange, type LocationValues } from './location-record.ts';
import type { LocationRecord } from './provider.ts';

const branch = {
  id: 'b',
  name: 'Branch',
  phone: '+351 1',
  timeZone: 'Europe/Lisbon',
  address: {
    country: 'PT',
    city: 'Porto',
    postalCode: '4000-001',
    streetAddress: { name: 'Rua Nova', number: '1', apt: '' },
    formatted: 'Rua Nova 1, 4000-001 Porto',
    hint: 'Second door',
    location: { latitude: 41, longitude: -8 },
  },
  businessSchedule: {
    periods: [{ openDay: 'MONDAY', openTime: '09:00', closeDay: 'MONDAY', closeTime: '17:00' }],
  },
} as LocationRecord;

const changed = (patch: Partial<LocationValues>) =>
  toChange(branch, { ...readValues(branch), ...patch }, new Set(Object.keys(patch)), 'UTC');

describe('the form of a location', () => {
  it('sends what was changed; the lines and coordinates of another address go, the hint stays', () => {
    expect(changed({ phone: '+351 2' })).toEqual({ name: 'Branch', phone: '+351 2' });
    expect(changed({ city: 'Braga', zip: '4700-001' }).address).toEqual({
      country: 'PT',
      subdivision: '',
      city: 'Braga',
      postalCode: '4700-001',
      streetAddress: { name: 'Rua Nova', number: '1', apt: '' },
      hint: 'Second door',
    });
  });

  it('writes the opening hours as periods, and a new location in the time zone of the store', () => {
    const { hours } = readValues(branch);
    const tuesday = [{ open: '10:00', close: '12:00' }];
    expect(changed({ hours: { ...hours, TUESDAY: tuesday } }).businessSchedule?.periods).toHaveLength(2);
    const fresh = toChange(
      undefined,
      { ...readValues(undefined), name: ' New ' },
      new Set(['name']),
      'Asia/Kuwait',
    );
    expect(fresh).toEqual({ name: 'New', timeZone: 'Asia/Kuwait' });
  });
});
