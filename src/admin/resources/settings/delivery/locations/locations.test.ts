import { describe, expect, it } from 'vitest';
import type { LocalDelivery, PickupPlace } from '#wix/local-delivery-operations.ts';
import { hoursError, hoursOf, rowsOf, usualRows } from './hours.ts';
import { localOption, localProblems, readLocal, type LocalForm } from './local-form.ts';
import { pickupPlace, pickupProblems, readPickup } from './pickup-form.ts';

const problemsOf = (form: LocalForm) =>
  Object.fromEntries(
    Object.entries(localProblems(form, 'EUR')).map(([place, { key }]) => [place, key.slice(15)]),
  );

const bike: LocalDelivery = {
  areaName: 'Porto by bike',
  estimatedDeliveryTime: 'The same day',
  zipConfig: { zipCodes: ['4000-318', '41*'] },
  rates: [{ amount: '3.50', multiplyByQuantity: false, conditions: [] }],
  scheduledDeliveryConfig: {
    handlingDays: 1,
    cutOffTime: { hours: 15, minutes: 0 },
    timeWindows: [
      { day: 'TUE', start: { hours: 17, minutes: 30 }, end: { hours: 20, minutes: 0 }, enabled: true },
    ],
  },
};

describe('a local delivery', () => {
  it('comes back as it was read', () => {
    const form = readLocal(bike, { id: 'a', slotCapacity: 8 }, 'EUR');
    expect(form).toMatchObject({
      area: 'postcodes',
      scheduled: true,
      lead: '1',
      cutOff: '15:00',
      capacity: '8',
    });
    expect(localProblems(form, 'EUR')).toEqual({});
    expect(localOption(form, bike, 'EUR')).toMatchObject(bike);
  });

  it('keeps an area that is drawn', () => {
    const drawn: LocalDelivery = { areaName: 'A', customAreaConfig: { geocodes: [] } };
    const form = readLocal(drawn, undefined, 'EUR');
    expect(form.area).toBe('kept');
    const sent = localOption(form, drawn, 'EUR');
    expect(['zipConfig', 'radiusConfig', 'customAreaConfig'].filter((name) => name in sent)).toEqual([]);
  });

  it.each([
    [{ name: '' }, { name: 'title' }],
    [{ postcodes: '4470 to 4000' }, { postcodes: 'postcodes.backwards' }],
    [
      { area: 'radius', radius: '51', latitude: '91', longitude: 'x' },
      { radius: 'radius', latitude: 'latitude', longitude: 'longitude' },
    ],
    [{ rows: [] }, { rows: 'noTimes' }],
    [
      { lead: '-1', capacity: '0' },
      { lead: 'days', capacity: 'capacity' },
    ],
    [{ cutOff: '25:00' }, { cutOff: 'hours.time' }],
  ] satisfies [Partial<LocalForm>, Record<string, string>][])('is rejected with %j', (part, wrong) => {
    expect(problemsOf({ ...readLocal(bike, undefined, 'EUR'), ...part })).toEqual(wrong);
  });
});

describe('hours', () => {
  it('come back as they were', () => {
    expect(rowsOf(hoursOf(usualRows()))).toEqual(usualRows());
  });

  it.each([
    [[{ key: 'a', day: 'MON' as const, from: '9', to: '10:00' }], 'time'],
    [[{ key: 'a', day: 'MON' as const, from: '10:00', to: '09:00' }], 'backwards'],
    [
      [
        { key: 'b', day: 'MON' as const, from: '09:00', to: '12:00' },
        { key: 'a', day: 'MON' as const, from: '11:00', to: '13:00' },
      ],
      'twice',
    ],
  ])('are invalid', (rows, error) => {
    expect(hoursError(rows)).toEqual({ key: 'a', fault: error });
  });
});

it('a new place begins where the region is, and another stays where it was', () => {
  expect(readPickup(undefined, undefined, 'EUR', 'PT').country).toBe('PT');
  expect(readPickup({ name: 'A van' }, undefined, 'EUR', 'PT').country).toBe('');
});

it('a pick-up point comes back as it was read, and needs an address', () => {
  const place: PickupPlace = {
    name: 'The print room',
    active: true,
    address: {
      country: 'PT',
      city: 'Porto',
      postalCode: '4050-032',
      addressLine1: 'Rua do Almada 284',
      addressLine2: '',
    },
    instructions: 'Ring twice.',
    deliveryTime: 'In two hours',
    rates: [{ amount: '0.00', multiplyByQuantity: false, conditions: [] }],
  };
  const form = readPickup(place, { id: 'a', hours: [{ day: 'SAT', from: 600, to: 780 }] }, 'EUR');
  expect(pickupPlace(form, 'EUR')).toEqual(place);
  expect(form.rows).toMatchObject([{ day: 'SAT', from: '10:00', to: '13:00' }]);
  expect(Object.keys(pickupProblems(readPickup(undefined, undefined, 'EUR'), 'EUR'))).toEqual([
    'name',
    'country',
    'city',
    'street',
  ]);
});
