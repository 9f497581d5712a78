import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/run-size.ts';
import { listCountries } from '../countries.ts';
import { checkPlace, hasSubdivisions, placeFields, tidyPlace, withPlace } from './address-form.ts';
import { addressLines } from './address-lines.ts';
import { countryAddress } from './country-address.ts';
import { isPostcode, postcodeExample, tidyPostcode } from './postcodes.ts';
import { listSubdivisions, readSubdivision, subdivisionName } from './subdivisions.ts';

const CODES = listCountries('en').map(({ code }) => code);
const country = fc.constantFrom(...CODES);
const input = fc.boolean();

/** How often the text stands in the lines. */
const count = (lines: readonly string[], text: string): number => lines.join('\n').split(text).length - 1;

describe('the lines of an address', () => {
  it('hold every part that is given, once, in any country and script', () => {
    const parts = fc.record({
      country,
      isNative: input,
      name: input,
      company: input,
      street: input,
      more: input,
      city: input,
      postalCode: input,
      state: fc.nat(200),
      hasState: input,
    });
    fc.assert(
      fc.property(parts, (has) => {
        const listed = listSubdivisions(has.country);
        const state = has.hasState ? listed[has.state % Math.max(1, listed.length)]?.code : undefined;
        const script = has.isNative ? '街' : 'Street';
        const texts = {
          firstName: has.name && 'Qfirst',
          lastName: has.name && 'Qlast',
          company: has.company && 'Qcompany',
          addressLine: has.street && `Q${script}`,
          addressLine2: has.more && 'Qmore',
          city: has.city && 'Qcity',
          postalCode: has.postalCode && '9X9Y9',
        };
        const text = (value: string | false): string => value || '';
        const lines = addressLines(
          {
            country: has.country,
            addressLine: text(texts.addressLine),
            addressLine2: text(texts.addressLine2),
            city: text(texts.city),
            postalCode: text(texts.postalCode),
            subdivision: state,
          },
          {
            firstName: text(texts.firstName),
            lastName: text(texts.lastName),
            company: text(texts.company),
          },
          'en',
        );
        const counts = Object.values(texts)
          .filter((value) => value !== false)
          .map((value) => [value, count(lines, value)]);
        expect(counts.filter(([, found]) => found !== 1)).toEqual([]);
        const isOtherScript = has.street && has.isNative;
        const above = lines.slice(0, -1).join('\n');
        const states = state ? [state.slice(3), subdivisionName(state, isOtherScript) ?? ''] : [''];
        expect(states.some((name) => above.includes(name))).toBe(true);
        expect(lines.every((line) => line.trim() === line && /[\p{L}\p{N}]/u.test(line))).toBe(true);
      }),
      runs(1000),
    );
  });
});

describe('the form of addresses', () => {
  const subdivisions = CODES.flatMap((code) => listSubdivisions(code).map((one) => one.code));
  const values = fc.record({
    country: fc.constantFrom('', ...CODES),
    subdivision: fc.constantFrom('', ...subdivisions),
    city: fc.constantFrom('', 'Town'),
    postalCode: fc.constantFrom('', ...CODES.flatMap((code) => postcodeExample(code) ?? [])),
  });

  it('keeps nothing of the country before', () => {
    fc.assert(
      fc.property(values, country, (before, next) => {
        fc.pre(before.country !== '' && before.country !== next);
        const after = withPlace(before, { country: next });
        expect(after.subdivision).toBe('');
        expect(after.postalCode === '' || isPostcode(next, after.postalCode)).toBe(true);
        const shown = new Set<string>(placeFields(next).map(({ name }) => name));
        const hidden = (['city', 'postalCode', 'subdivision'] as const).filter((name) => !shown.has(name));
        expect(hidden.filter((name) => after[name] !== '')).toEqual([]);
      }),
      runs(500),
    );
  });

  it('rewrites no postcode of the country before as one of the next', () => {
    fc.assert(
      fc.property(values, country, (typed, next) => {
        const before = tidyPlace(typed);
        fc.pre(before.country !== next && isPostcode(before.country, before.postalCode));
        const { postalCode } = withPlace(before, { country: next });
        expect(['', before.postalCode]).toContain(postalCode);
      }),
      runs(500),
    );
  });

  it.each([
    ['PT', '4000-318', 'JP', ''],
    ['JP', '100-8798', 'PT', ''],
    ['PT', '4000-318', 'IE', ''],
    ['US', '10001', 'DE', '10001'],
    ['DE', '10115', 'SE', ''],
    ['BB', 'BB22150', 'IE', ''],
    ['DE', '3511aw', 'NL', '3511 AW'],
    ['US', '4000318', 'PT', '4000-318'],
  ])('in %s the postcode %s becomes %s: %j', (country, postalCode, next, expected) => {
    const before = { country, subdivision: '', city: 'Town', postalCode };
    expect(withPlace(before, { country: next }).postalCode).toBe(expected);
  });

  it('stores what its country has and nothing else, and the same when it is stored again', () => {
    fc.assert(
      fc.property(values, (typed) => {
        const stored = tidyPlace(typed);
        expect(tidyPlace(stored)).toEqual(stored);
        expect(stored.subdivision === '' || stored.subdivision.startsWith(`${stored.country}-`)).toBe(true);
        const wasRight = Object.keys(checkPlace(typed)).length === 0;
        expect(wasRight ? checkPlace(stored) : {}).toEqual({});
      }),
      runs(500),
    );
  });

  it.each(CODES)(
    'of %s: each field once, with a list, a pattern and an example where they are asked',
    (code) => {
      const names = placeFields(code).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.includes('subdivision')).toBe(hasSubdivisions(code));
      expect(hasSubdivisions(code)).toBe(listSubdivisions(code).length > 0);
      for (const { code: subdivision, name } of listSubdivisions(code)) {
        expect(subdivision).toMatch(new RegExp(`^${code}-[A-Z0-9]{1,3}$`));
        expect(readSubdivision(code, name)).toBe(subdivision);
      }
      const examples = [postcodeExample(code), ...(countryAddress(code).examples ?? [])].filter(
        (example) => example !== undefined,
      );
      expect(examples.length > 0).toBe(names.includes('postalCode'));
      for (const example of examples) {
        const tidied = tidyPostcode(code, example.toLowerCase().replaceAll(/[\s-]/g, ''));
        expect([example, tidied].map((one) => isPostcode(code, one))).toEqual([true, true]);
        expect(tidyPostcode(code, tidied)).toBe(tidied);
      }
    },
  );
});
