import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listCountries } from './countries.ts';
import { isServed, offerCountries, type ServedCountries } from './served-countries.ts';

const codes = listCountries('en').map(({ code }) => code);
const someCodes = fc.subarray(codes, { maxLength: 8 });
const arbitraryServed: fc.Arbitrary<ServedCountries> = fc.oneof(
  someCodes.map((only) => ({ only })),
  someCodes.map((except) => ({ except })),
);
const codesOf = (countries: { code: string }[]): string[] => countries.map(({ code }) => code);

it('offers every country with delivery, the chosen one, and all others only where any may be chosen', () => {
  fc.assert(
    fc.property(
      arbitraryServed,
      fc.constantFrom(...codes, undefined),
      fc.boolean(),
      (served, chosen, any) => {
        const { delivered, others } = offerCountries('en', { served, chosen, any });
        const offered = [...codesOf(delivered), ...codesOf(others)];
        const isNowhere = 'only' in served && served.only.length === 0;
        const expected = codes.filter((code) => isNowhere || isServed(served, code));
        const all = new Set([...expected, ...(any ? codes : []), ...(chosen === undefined ? [] : [chosen])]);
        expect(codesOf(delivered)).toEqual(expected);
        expect(offered.toSorted()).toEqual([...all].toSorted());
      },
    ),
  );
});

it('offers all of them where a store does not say where it delivers', () => {
  const { delivered, others } = offerCountries('en', { served: undefined, chosen: undefined, any: false });
  expect([codesOf(delivered), others]).toEqual([codes, []]);
});
