import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { REPORT_DIMENSIONS, type ReportDay } from '../../shared/reports.ts';
import { orderListSpec } from '../resources/sales/orders/list-spec.ts';
import { conditionOf, dimensionColumns } from '../resources/overview/reports/columns.tsx';
import { parseListFilter, toPlatformFilter } from './list-state.ts';
import { bucketsOf } from './report-buckets.ts';
import { changeOf, metricOf, percentOf } from './report-metrics.ts';
import { daysOf, daysLabel, ordersOf, readDays } from './report-period.ts';

const now = new Date('2026-11-22T23:30:00Z');

describe('the days of a report', () => {
  it.each([
    ['today', '2026-11-23', '2026-11-23'],
    ['7d', '2026-11-17', '2026-11-23'],
    ['30d', '2026-10-25', '2026-11-23'],
    ['month', '2026-11-01', '2026-11-23'],
    ['year', '2026-01-01', '2026-11-23'],
    ['2026-02-01..2026-02-03', '2026-02-01', '2026-02-03'],
    ['2026-02-03..2026-02-01', '2026-10-25', '2026-11-23'],
  ])('of %s are those of the shop, where it is past midnight', (period, from, to) => {
    expect(daysOf(period, now, 'Europe/Warsaw')).toEqual({ from, to });
  });

  it('are own ones only where both are days and not too far apart', () => {
    expect(readDays('2026-01-01..2026-13-01')).toBeUndefined();
    expect(readDays('2020-01-01..2026-01-01')).toBeUndefined();
    expect(readDays('x')).toBeUndefined();
  });

  it('are told with the year once', () => {
    expect(daysLabel({ from: '2026-10-22', to: '2026-11-20' }, 'to')).toBe('22 Oct to 20 Nov 2026');
    expect(daysLabel({ from: '2025-12-30', to: '2026-01-02' }, 'to', false)).toBe(
      '30 Dec 2025 to 2 Jan 2026',
    );
  });
});

describe('the orders that a number opens', () => {
  const moment = { now, timeZone: 'Europe/Lisbon', currency: 'EUR', ownFields: true };
  const days = { from: '2026-10-22', to: '2026-11-20' };

  it('are those that were placed on its days and are approved, put away or not', () => {
    expect(toPlatformFilter(ordersOf(days), orderListSpec, moment)).toEqual({
      purchasedDate: { $gte: '2026-10-21T23:00:00.000Z', $lt: '2026-11-21T00:00:00.000Z' },
      status: { $eq: 'APPROVED' },
    });
  });

  const requested = REPORT_DIMENSIONS.filter((dimension) => dimension !== 'discount');

  it.each(requested)('can be asked for by %s', (dimension) => {
    const condition = conditionOf(dimension, 'PT');
    const filter = ordersOf(days, ...(condition ? [condition] : []));
    expect(filter.where).toHaveLength(4);
    expect(parseListFilter(filter, orderListSpec)).toEqual(filter);
    expect(conditionOf(dimension, '')).toBeUndefined();
  });

  it('cannot be asked for by a discount', () => {
    expect(conditionOf('discount', 'SUMMER10')).toBeUndefined();
  });
});

const dayOf = (day: string, orders: number): ReportDay => ({
  day,
  orders,
  pieces: orders,
  items: `${orders}.10`,
  discounts: '0.00',
  delivery: '0.00',
  tax: '0.00',
  addedTax: '0.00',
  fees: '0.00',
  total: `${orders}.10`,
  returned: '0.00',
  net: `${orders}.10`,
});

const days = (first: string, count: number): ReportDay[] =>
  Array.from({ length: count }, (_, index) =>
    dayOf(new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10), index + 1),
  );

describe('days put together', () => {
  const now30 = days('2026-10-22', 30);
  const before30 = days('2026-09-22', 30);

  it.each(['day', 'week', 'month'] as const)('by %s come to the same as one by one', (grain) => {
    const buckets = bucketsOf(now30, before30, grain);
    const sum = (all: readonly { orders: number }[]) => all.reduce((total, { orders }) => total + orders, 0);
    expect(sum(buckets)).toBe(sum(now30));
    expect(sum(buckets.flatMap(({ before }) => before ?? []))).toBe(sum(before30));
    expect(buckets[0]?.from).toBe('2026-10-22');
    expect(buckets.at(-1)?.to).toBe('2026-11-20');
  });

  it('are weeks from Monday on, added up exactly', () => {
    const [first, second] = bucketsOf(now30, before30, 'week');
    expect(first).toMatchObject({ from: '2026-10-22', to: '2026-10-25', total: '10.4' });
    expect(second).toMatchObject({ from: '2026-10-26', to: '2026-11-01' });
    expect(first?.before).toMatchObject({ from: '2026-09-22', to: '2026-09-25' });
  });
});

it('says total sales after returns, on Home and in the tables of the reports', () => {
  const figures = { ...dayOf('2026-11-01', 3), returned: '1.05', net: '2.05' };
  const row = { ...figures, key: 'PT', label: 'PT', totalBefore: '0.00', netBefore: '0.00' };
  const total = dimensionColumns('country', 'EUR').find(({ id }) => id === 'total');
  const shown = total?.cell(row) as ReactElement<{ amount: string }>;
  expect(shown.props.amount).toBe('2.05');
  expect(metricOf('sales', figures, 'EUR')).toBe('2.05');
});

it('has no change in percent from nothing', () => {
  expect(changeOf('10.00', '0.00')).toBeUndefined();
  expect(changeOf('108.60', '100.00')).toBe(8.6);
  expect(percentOf('5.00', '0')).toBe(0);
  expect(percentOf('1.00', '3.00')).toBe(33.3);
});
