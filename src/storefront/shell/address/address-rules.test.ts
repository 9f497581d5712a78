import { describe, expect, it } from 'vitest';
import { EMPTY_ADDRESS } from './address.ts';
import { checkAddress, tidyAddress } from './address-rules.ts';
import { countryName, listCountries } from '#shared/countries.ts';
import { tidyPostcode } from '#shared/address/postcodes.ts';

const at = (country: string, postalCode: string, more = {}) => ({
  ...EMPTY_ADDRESS,
  firstName: 'Noa',
  lastName: 'Levi',
  line1: 'Street 1',
  city: 'Town',
  country,
  postalCode,
  ...more,
});

describe('an address', () => {
  it.each<[string, string, { subdivision?: string }?]>([
    ['NL', '3511 AW'],
    ['NL', '3511aw'],
    ['PT', '4000318'],
    ['GB', 'sw1a1aa'],
    ['US', '10001-1234', { subdivision: 'US-NY' }],
    ['CA', 'k1a0b1', { subdivision: 'CA-ON' }],
    ['IL', '6100001'],
    ['SE', '11122'],
    ['AE', '', { subdivision: 'AE-DU' }],
    ['MN', '14200'],
    ['MN', ''],
    ['IE', ''],
    ['JP', '1000001', { subdivision: 'JP-13' }],
    ['IT', '00187', { subdivision: 'IT-RM' }],
  ])('of %s may have the postcode %j', (country, postalCode, more = {}) => {
    expect(checkAddress(at(country, postalCode, more))).toEqual({});
  });

  it.each([
    ['NL', '3511 A', { key: 'address.wrong.lettersAtEnd' }],
    ['NL', 'AW 3511', { key: 'address.wrong.postalCode', example: '3511 AW' }],
    ['DE', '1011', { key: 'address.wrong.postalCode', example: '10115' }],
    ['FR', '', { key: 'address.needed.postalCode' }],
    ['JP', ' ', { key: 'address.needed.postalCode' }],
    ['IE', 'D02', { key: 'address.wrong.postalCode', example: 'D02 AF30' }],
  ])('of %s with %j is told how to write it', (country, postalCode, problem) => {
    expect(checkAddress(at(country, postalCode)).postalCode).toEqual(problem);
  });

  it('needs a state where addresses have one', () => {
    expect(checkAddress(at('US', '10001')).subdivision).toEqual({ key: 'address.needed.subdivision' });
    expect(checkAddress(at('DE', '10115')).subdivision).toBeUndefined();
  });

  it('is not asked for a postcode before the country is known', () => {
    expect(checkAddress(at('', ''))).toEqual({ country: { key: 'address.needed.country' } });
  });

  it.each([
    ['', true],
    ['+31 6 12345678', true],
    ['(030) 123-456', true],
    ['call me', false],
    ['12', false],
  ])('takes the phone %j: %s', (phone, fits) => {
    expect(checkAddress(at('DE', '10115', { phone })).phone === undefined).toBe(fits);
  });

  it('goes out trimmed, without the state of another country', () => {
    expect(tidyAddress(at('PT', '4000318', { city: ' Porto ', subdivision: 'US-NY' }))).toMatchObject({
      city: 'Porto',
      postalCode: '4000-318',
      subdivision: '',
    });
    expect(tidyPostcode('DE', ' 10 115 ')).toBe('10115');
  });
});

describe('countries', () => {
  it('are named and sorted in the language of the page', () => {
    const english = listCountries('en-GB');
    expect(english).toHaveLength(new Set(english.map(({ code }) => code)).size);
    expect(english[0]?.name).toBe('Afghanistan');
    expect(countryName('he-IL', 'NL')).toBe('הולנד');
    expect(listCountries('he-IL')[0]?.name.startsWith('א')).toBe(true);
  });
});
