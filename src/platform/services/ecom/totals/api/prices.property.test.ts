import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { plainPriceWriter, priceWriter } from './prices.ts';

it('an amount that was written before is written the same', () => {
  const amount = fc.oneof(
    fc.integer({ min: -10, max: 300 }).map(String),
    fc.double({ min: 0, max: 1e7, noNaN: true }).map((value) => value.toFixed(3)),
    fc.constant(undefined),
  );
  const conversion = fc.record({
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    conversionCurrency: fc.constantFrom('EUR', 'ILS'),
    rate: fc.constantFrom('1', '4.0731'),
    locale: fc.constantFrom('en', 'de', 'he'),
  });
  fc.assert(
    fc.property(conversion, fc.array(amount), (kind, amounts) => {
      const [write, plain] = [priceWriter(kind), plainPriceWriter(kind)];
      for (const one of [...amounts, ...amounts]) expect(write(one)).toEqual(plain(one));
    }),
    runs(500),
  );
});
