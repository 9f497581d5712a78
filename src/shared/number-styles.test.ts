import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberStyleExamples, numberStyles, readStyled, signsIn, type NumberStyle } from './number-styles.ts';

const read = (cell: string, style: NumberStyle): string | undefined => readStyled(cell, style)?.value;

it.each([
  ['1,234.50', 'pointComma', '1234.50'],
  ['12,34,567.89', 'pointComma', '1234567.89'],
  ['₹1,00,000', 'pointComma', '100000'],
  ['1.234,50 €', 'commaPoint', '1234.50'],
  ['1.234.567', 'commaPoint', '1234567'],
  ['1\u00A0234,50', 'commaSpace', '1234.50'],
  ['1\u2009234\u202F567,5', 'commaSpace', '1234567.5'],
  ["CHF 1'234.50", 'pointApostrophe', '1234.50'],
  ['1’234.50', 'pointApostrophe', '1234.50'],
  ['Fr. 12.–', 'pointApostrophe', '12'],
  ['0,250', 'commaPoint', '0.250'],
  ['3,335', 'commaPoint', '3.335'],
  ['3,335', 'pointComma', '3335'],
  ['US$12.5', 'pointComma', '12.5'],
  ['Rs. 1,200.50', 'pointComma', '1200.50'],
  ['12,50 zł', 'commaSpace', '12.50'],
  ['USD 7.00', 'pointComma', '7.00'],
  ['(12.50)', 'pointComma', '-12.50'],
  ['12.50-', 'pointComma', '-12.50'],
  ['−12.50', 'pointComma', '-12.50'],
  ['-0.00', 'pointComma', '0.00'],
  ['007', 'pointComma', '7'],
  ['.5', 'pointComma', '0.5'],
  ['１，２３４．５', 'pointComma', '1234.5'],
  ['١٬٢٣٤٫٥٦', 'pointComma', '1234.56'],
  ['१,२३४.५', 'pointComma', '1234.5'],
  ['1,2,3', 'pointComma', undefined],
  ['12,34', 'pointComma', undefined],
  ['1.2.3', 'pointComma', undefined],
  ['12.', 'pointComma', undefined],
  ['A12', 'pointComma', undefined],
  ['12 or 13', 'pointComma', undefined],
  ['twelve', 'pointComma', undefined],
  ['1E5', 'pointComma', undefined],
  ['', 'pointComma', undefined],
] as const)('%s in the style %s is %s', (cell, style, value) => expect(read(cell, style)).toBe(value));

it('names the unit that stands with a number', () => {
  expect(readStyled('0,25 kg', 'commaPoint')).toEqual({ value: '0.25', unit: 'kg' });
  expect(readStyled('250g', 'pointComma')).toEqual({ value: '250', unit: 'g' });
  expect(readStyled('10 %', 'pointComma')).toEqual({ value: '10', unit: '%' });
});

it.each([
  ['3,335', { either: ',', isFine: true }],
  ['12.500', { either: '.', isFine: false }],
  ['0,250', { mark: ',' }],
  ['1234,567', { mark: ',' }],
  ['12,5', { mark: ',' }],
  ['1.234.567', { mark: ',', group: '.' }],
  ['1,234.5', { mark: '.', group: ',' }],
  ['1 234', { group: ' ' }],
  ['1 234,567', { mark: ',', group: ' ' }],
  ['12', {}],
  ['soon', undefined],
] as const)('what %s proves', (cell, signs) => expect(signsIn(cell)).toEqual(signs));

const byStyle: Readonly<Record<NumberStyle, readonly string[]>> = {
  pointComma: ['en', 'en-IN', 'ja', 'he'],
  commaPoint: ['de', 'es-AR', 'it', 'id'],
  commaSpace: ['fr', 'cs', 'pl', 'ru'],
  pointSpace: ['en-ZA'],
  pointApostrophe: ['de-CH'],
  commaApostrophe: [],
};

it('a number written as a language writes it is the same number', () => {
  const places = numberStyles.flatMap((style) => byStyle[style].map((locale) => ({ style, locale })));
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.integer({ min: -1e11, max: 1e11 }),
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom(undefined, 'EUR', 'KWD', 'JPY', 'INR', 'CHF'),
      ({ style, locale }, units, digits, currency) => {
        const amount = (units / 10 ** digits).toFixed(digits);
        const format = new Intl.NumberFormat(locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          ...(currency && { style: 'currency', currency }),
        });
        // English of South Africa writes a point or a comma, by the version of the locale data.
        fc.pre(locale !== 'en-ZA' || !format.format(1.5).includes(','));
        const isZero = /^-?[0.]*$/.test(amount);
        expect(read(format.format(Number(amount)), style)).toBe(isZero ? amount.replace('-', '') : amount);
      },
    ),
  );
});

it('the example of a style is read as every style shows it', () => {
  for (const style of numberStyles) expect(read(numberStyleExamples[style], style)).toBe('1234.56');
});
