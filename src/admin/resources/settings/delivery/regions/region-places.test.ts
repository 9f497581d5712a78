import { describe, expect, it } from 'vitest';
import type { DeliveryRegion } from '#wix/delivery-operations.ts';
import { destinationsOf, movedTo, placesOf, regionError } from './region-places.ts';

const region = (_id: string, ...places: string[]): DeliveryRegion => ({
  _id,
  name: _id,
  destinations: destinationsOf(places),
});
const near = region('near', 'ES', 'FR', 'US-CA');
const home = region('home', 'PT');
const rest = region('rest');
const all = [home, near, rest];

describe('the places of a region', () => {
  it('come back as they were written, parts with their country', () => {
    expect(near.destinations).toEqual([
      { countryCode: 'ES', subdivisions: [] },
      { countryCode: 'FR', subdivisions: [] },
      { countryCode: 'US', subdivisions: ['US-CA'] },
    ]);
    expect(placesOf(near)).toEqual(['ES', 'FR', 'US-CA']);
    expect(placesOf({ destinations: [{ countryCode: 'US', subdivisions: ['CA', 'US-NY'] }] })).toEqual([
      'US-CA',
      'US-NY',
    ]);
  });

  it('a country that is chosen whole makes its parts needless', () => {
    expect(destinationsOf(['US', 'US-CA'])).toEqual([{ countryCode: 'US', subdivisions: [] }]);
  });
});

describe('a region that gets a country of another', () => {
  it('takes it away there, and nothing else', () => {
    expect(movedTo(all, 'home', ['PT', 'ES'])).toEqual([
      { region: near, places: ['ES'], left: ['FR', 'US-CA'] },
    ]);
    expect(movedTo(all, 'near', ['ES', 'FR', 'US-CA'])).toEqual([]);
    expect(movedTo(all, undefined, ['US'])).toEqual([]);
  });

  it.each([
    ['that would be left empty', { name: 'New', places: ['PT'] }, { kind: 'emptied', region: 'home' }],
    [
      'while there is a rest of the world',
      { name: 'New', places: [] },
      { kind: 'restTaken', region: 'rest' },
    ],
    ['by the name of another', { name: ' near ', places: ['DE'] }, { kind: 'nameTaken' }],
    ['without a name', { name: '  ', places: ['DE'] }, { kind: 'noName' }],
    ['with a name too long', { name: 'x'.repeat(257), places: ['DE'] }, { kind: 'longName' }],
  ])('is rejected: %s', (_, input, error) => {
    expect(regionError(all, undefined, input)).toEqual(error);
  });

  it('is taken otherwise', () => {
    expect(regionError(all, undefined, { name: 'New', places: ['DE', 'FR'] })).toBeUndefined();
    expect(regionError(all, 'rest', { name: 'rest', places: [] })).toBeUndefined();
  });
});
