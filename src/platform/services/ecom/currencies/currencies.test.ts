import { currencies } from '@wix/ecom';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { runs } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';
import { writeRates } from '../../extensions/reports/public.ts';
import { converted, rateOf } from './rules.ts';

onDatabase(
  'currencies',
  (database) => {
    let stack: Stack;
    const api = () => stack.sdk({ currencies }).currencies;

    beforeAll(async () => {
      stack = startStack(database());
      const today = stack.clock.now().toISOString().slice(0, 10);
      await stack.database.transaction((db) =>
        writeRates({ db, siteId: stack.site.id }, 'EUR', [
          { day: '2020-01-01', currency: 'USD', rate: '0.5' },
          { day: '2020-02-01', currency: 'USD', rate: '0.8' },
          { day: '2020-01-15', currency: 'JPY', rate: '0.00625' },
          { day: `${Number(today.slice(0, 4)) + 1}-01-01`, currency: 'USD', rate: '9' },
        ]),
      );
    });

    it('sdk: lists the shop’s own and those it has a rate for', async () => {
      expect((await api().listCurrencies()).currencies).toEqual([
        { code: 'EUR', symbol: '€' },
        { code: 'JPY', symbol: '¥' },
        { code: 'USD', symbol: '$' },
      ]);
    });

    it('docs: the rate is the last that holds, with the day it is of', async () => {
      expect(await api().getConversionRate({ from: 'USD', to: 'EUR' })).toEqual({
        rate: { value: '8', decimalPlaces: 1 },
        rateTimestamp: new Date('2020-02-01T00:00:00.000Z'),
      });
      expect(await api().getConversionRate({ from: 'USD', to: 'JPY' })).toMatchObject({
        rate: { value: '128', decimalPlaces: 0 },
        rateTimestamp: new Date('2020-01-15T00:00:00.000Z'),
      });
    });

    it('docs: amounts travel without their point, in the digits of the currency', async () => {
      const amounts = [
        { value: '1095', decimalPlaces: 2 },
        { value: '-1', decimalPlaces: 0 },
      ];
      expect(await api().convertCurrency({ from: 'USD', to: 'JPY' }, amounts)).toMatchObject({
        amounts: [
          { value: '1402', decimalPlaces: 0 },
          { value: '-128', decimalPlaces: 0 },
        ],
      });
      expect(await api().convertCurrency({ from: 'JPY', to: 'EUR' }, [{ value: '1000' }])).toMatchObject({
        amounts: [{ value: '625', decimalPlaces: 2 }],
      });
    });

    it('assumed: without a rate, and of what is no number, it says so', async () => {
      expect(await errorOf(api().getConversionRate({ from: 'CHF', to: 'EUR' }))).toBe(
        'CURRENCY_NOT_SUPPORTED',
      );
      expect(
        await errorOf(
          api().convertCurrency({ from: 'USD', to: 'EUR' }, [
            { value: '1' },
            { value: '1.5', decimalPlaces: 1 },
          ]),
        ),
      ).toEqual(['amounts[1] FORMAT']);
    });

    it('assumed: there and back is the same money but for rounding, and the rate is its own inverse', () => {
      const value = fc.integer({ min: 1, max: 1_000_000 }).map((n) => (n / 10_000).toString());
      fc.assert(
        fc.property(value, value, fc.integer({ min: 0, max: 10_000_000 }), (from, to, cents) => {
          const there = converted({ value: String(cents), decimalPlaces: 2 }, { from, to }, 'USD');
          const back = converted(there, { from: to, to: from }, 'EUR');
          const lost = (0.005 * Number(to)) / Number(from) + 0.006;
          expect(Math.abs(Number(back.value) - cents) / 100).toBeLessThanOrEqual(lost);
          const rate = rateOf({ from, to });
          expect(Number(rate.value) / 10 ** rate.decimalPlaces / (Number(from) / Number(to))).toBeCloseTo(
            1,
            9,
          );
        }),
        runs(200),
      );
    });
  },
  platformMigrations,
);
