import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/run-size.ts';
import { deliveryName, deliveryNames, type NamedDelivery } from './delivery-name.ts';

const naming = { locale: 'en-GB', timeZone: 'Europe/Lisbon', carriers: new Map([['a', 'Fastpost']]) };
const bike = (hour: number): NamedDelivery => ({
  title: 'Brought by bike',
  code: `bike~${hour}`,
  logistics: {
    deliveryTimeSlot: { from: `2026-12-01T${hour}:00:00Z`, to: new Date(Date.UTC(2026, 11, 1, hour + 2)) },
  },
});
const place = (city: string): NamedDelivery => ({
  title: 'Collect from us',
  logistics: { pickupDetails: { address: { addressLine: 'Rua 1', city, country: 'PT' } } },
});

it('names the slot and the pickup location, and the carrier only of what would read alike', () => {
  expect(deliveryName(bike(14), naming)).toBe('Brought by bike · Tuesday 1 December, 14:00–16:00');
  expect(deliveryName(place('Porto'), naming)).toBe('Collect from us · Rua 1, Porto');
  const post = { title: 'Post', logistics: { deliveryTime: '2 days' } };
  expect(deliveryNames([post, { title: 'Courier', carrierId: 'a' }], naming)).toEqual(['Post', 'Courier']);
  expect(
    deliveryNames(
      [post, { ...post, logistics: { deliveryTime: '1 day' } }, { ...post, carrierId: 'a' }, post],
      naming,
    ),
  ).toEqual(['Post · 2 days', 'Post · 1 day', 'Post · 2 days · Fastpost', 'Post · 2 days (2)']);
});

const option: fc.Arbitrary<NamedDelivery> = fc.oneof(
  fc.integer({ min: 10, max: 20 }).map(bike),
  fc.constantFrom('Porto', 'Braga').map(place),
  fc.record({
    title: fc.constantFrom('Post', 'Post (2)', '', undefined),
    code: fc.constantFrom('one', 'two', undefined),
    carrierId: fc.constantFrom('a', 'b', null),
    logistics: fc.constantFrom({ deliveryTime: '2 days' }, { deliveryTime: '' }, null, undefined),
  }),
);

it('never names two options of a list alike', () => {
  fc.assert(
    fc.property(fc.array(option, { maxLength: 50 }), (options) => {
      const names = deliveryNames(options, naming);
      expect(new Set(names).size).toBe(options.length);
    }),
    runs(500),
  );
});
