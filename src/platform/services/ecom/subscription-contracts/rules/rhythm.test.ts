import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { dateOfCycle, upcomingCycle } from './rhythm.ts';

const monthly = (anchorDate: string, timeZone?: string) => ({
  anchorDate,
  frequency: 'MONTH' as const,
  interval: 1,
  ...(timeZone !== undefined && { timeZone }),
});
const dayThere = (date: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hour12: false })
    .format(new Date(date))
    .replace(',', '');
const days = (rhythm: Parameters<typeof dateOfCycle>[0], timeZone: string, cycles: number[]): string[] =>
  cycles.map((cycle) => dayThere(dateOfCycle(rhythm, cycle), timeZone));

describe('the dates of cycles', () => {
  it('assumed: fall on the last day of a month that is shorter, and on the day itself after it', () => {
    const lisbon = 'Europe/Lisbon';
    expect(days(monthly('2027-01-31T10:00:00.000Z', lisbon), lisbon, [1, 2, 3, 4])).toEqual([
      '2027-01-31 10:00',
      '2027-02-28 10:00',
      '2027-03-31 10:00',
      '2027-04-30 10:00',
    ]);
    const leap = { ...monthly('2028-02-29T10:00:00.000Z', lisbon), frequency: 'YEAR' as const };
    expect(days(leap, lisbon, [2, 5])).toEqual(['2029-02-28 10:00', '2032-02-29 10:00']);
  });

  it('assumed: are days of the shop, not of Greenwich', () => {
    const amsterdam = 'Europe/Amsterdam';
    // Half past midnight on the 31st; in Greenwich it is the 30th still.
    const late = monthly('2027-01-30T23:30:00.000Z', amsterdam);
    expect(days(late, amsterdam, [1, 2, 3, 4])).toEqual([
      '2027-01-31 00:30',
      '2027-02-28 00:30',
      '2027-03-31 00:30',
      '2027-04-30 00:30',
    ]);
    const auckland = 'Pacific/Auckland';
    expect(days(monthly('2027-01-30T12:00:00.000Z', auckland), auckland, [2, 6])).toEqual([
      '2027-02-28 01:00',
      '2027-06-30 01:00',
    ]);
  });

  it('assumed: keep their hour when the clocks change, and lose no day where an hour is left out', () => {
    const amsterdam = 'Europe/Amsterdam';
    const nightly = { ...monthly('2027-03-26T01:30:00.000Z', amsterdam), frequency: 'DAY' as const };
    // 02:30 does not exist on the 28th of March.
    expect(days(nightly, amsterdam, [1, 2, 4])).toEqual([
      '2027-03-26 02:30',
      '2027-03-27 02:30',
      '2027-03-29 02:30',
    ]);
    expect(dayThere(dateOfCycle(nightly, 3), amsterdam)).toMatch(/^2027-03-28 /);
    expect(days(monthly('2027-07-01T22:30:00.000Z', amsterdam), amsterdam, [1, 5])).toEqual([
      '2027-07-02 00:30',
      '2027-11-02 00:30',
    ]);
  });

  it('assumed: of what began before zones were kept are counted in Greenwich, as ever', () => {
    expect(dateOfCycle(monthly('2027-01-30T23:30:00.000Z'), 2)).toBe('2027-02-28T23:30:00.000Z');
  });

  it('assumed: come one after the other, in every zone, and the next one is yet to come', () => {
    fc.assert(
      fc.property(
        fc.record({
          anchorDate: fc
            .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
            .map((date) => date.toISOString()),
          frequency: fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const, 'YEAR' as const),
          interval: fc.integer({ min: 1, max: 12 }),
          timeZone: fc.constantFrom(
            'Europe/Lisbon',
            'America/New_York',
            'Pacific/Apia',
            'Asia/Kathmandu',
            'Australia/Lord_Howe',
          ),
        }),
        fc.integer({ min: 1, max: 60 }),
        (rhythm, cycle) => {
          const date = dateOfCycle(rhythm, cycle);
          expect(dateOfCycle(rhythm, 1)).toBe(rhythm.anchorDate);
          expect(dateOfCycle(rhythm, cycle + 1) > date).toBe(true);
          expect(upcomingCycle(rhythm, 1, date)).toBe(cycle + 1);
        },
      ),
      runs(200),
    );
  });
});
