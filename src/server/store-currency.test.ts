import { expect, it } from 'vitest';
import { requireStoredCurrency } from './store-currency.ts';

it('lets a store start in its own currency, and in any while it has no amounts', () => {
  expect(() => requireStoredCurrency({ stored: 'EUR', started: 'EUR', demo: false })).not.toThrow();
  expect(() => requireStoredCurrency({ stored: undefined, started: 'ILS', demo: false })).not.toThrow();
});

it('rejects another one, with the variable, the reason and how to go on', () => {
  expect(() => requireStoredCurrency({ stored: 'EUR', started: 'ILS', demo: false })).toThrow(
    /^STORE_CURRENCY: .* are in EUR and are not converted to ILS\. Set STORE_CURRENCY=EUR .* DATA_DIR or database/,
  );
  expect(() => requireStoredCurrency({ stored: 'ILS', started: 'EUR', demo: true })).toThrow(
    /^DEMO: .*Set DEMO=0 and STORE_CURRENCY=ILS/,
  );
});
