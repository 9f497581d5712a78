import fc from 'fast-check';
import { expect, it } from 'vitest';
import { metricPeriods, periodFilter, periodQueries } from '../resources/overview/home/metric-periods.ts';
import { orderListSpec } from '../resources/sales/orders/list-spec.ts';
import { toPlatformFilter } from './list-state.ts';

it('counts for a figure of Home what the list behind it asks for, hosted or not', () => {
  const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const zones = fc.constantFrom('Europe/Lisbon', 'America/New_York', 'Asia/Kathmandu');
  fc.assert(
    fc.property(date, zones, fc.boolean(), (now, timeZone, ownFields) => {
      const moment = { now, timeZone, ownFields, currency: 'EUR' };
      for (const period of metricPeriods) {
        const requested = toPlatformFilter(periodFilter(period), orderListSpec, moment);
        expect(periodQueries(period, moment).now).toEqual(requested);
      }
    }),
  );
});
