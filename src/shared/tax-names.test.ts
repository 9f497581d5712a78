import { expect, it } from 'vitest';
import { taxNameIn, taxNamesOf } from './tax-names.ts';

it.each([
  ['DE', 'VAT', 'מע״מ'],
  ['IL', 'VAT', 'מע״מ'],
  ['AU', 'GST', 'GST'],
  ['JP', 'Consumption tax', 'מס צריכה'],
  ['US', 'Tax', 'מס'],
  [undefined, 'Tax', 'מס'],
])('calls the tax on sales in %s %s', (country, english, hebrew) => {
  expect([taxNameIn(country, 'en'), taxNameIn(country, 'he')]).toEqual([english, hebrew]);
});

it('takes the name of the visitor’s country where tax is charged there, else of the business’s', () => {
  expect(taxNamesOf(['PT', 'AU', 'US', 'DE'], ['AU', 'PT'], 'en')).toEqual({
    taxName: 'GST',
    otherTaxNames: { PT: 'VAT', US: 'Tax', DE: 'VAT' },
  });
  expect(taxNamesOf(['PT', 'DE'], ['BR', 'PT'], 'en')).toEqual({ taxName: 'VAT', otherTaxNames: {} });
  expect(taxNamesOf(['AU'], [undefined, undefined], 'en').taxName).toBe('GST');
  expect(taxNamesOf([], ['DE'], 'en')).toEqual({ taxName: 'Tax', otherTaxNames: {} });
});
