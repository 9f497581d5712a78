import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { dayFrom, readyAt } from './calendar.ts';
import { isInside, metresBetween } from './geo.ts';
import { matchesPostcode } from './postcode.ts';
import { slotsOf } from './slots.ts';

/** What a pattern means, said in the plainest way. */
function means(pattern: string, code: string): boolean {
  if (pattern === '') return code === '';
  if (pattern.startsWith('*'))
    return [...Array(code.length + 1).keys()].some((at) => means(pattern.slice(1), code.slice(at)));
  return code !== '' && pattern[0] === code[0] && means(pattern.slice(1), code.slice(1));
}

const short = fc.string({ unit: fc.constantFrom('0', '1', 'A'), maxLength: 7 });
const patterns = fc.string({ unit: fc.constantFrom('0', '1', 'A', '*'), maxLength: 6 });
const monday = new Date('2026-11-23T08:00:00Z');

describe('where and when something is brought', () => {
  it('docs: a star in a postcode stands for whatever is there, and nothing else does', () => {
    fc.assert(
      fc.property(patterns, short, (pattern, code) => {
        expect(matchesPostcode(pattern, code)).toBe(means(pattern, code));
      }),
      runs(2000),
    );
    expect(matchesPostcode('4050-1*', '4050 174')).toBe(true);
    expect(matchesPostcode('sw1a*', 'SW1A 2AA')).toBe(true);
    expect(matchesPostcode('1.00', '1100')).toBe(false);
  });

  it('assumed: a pattern full of stars takes no longer than reading it', () => {
    const pattern = '*1'.repeat(10);
    const before = process.threadCpuUsage();
    for (let turn = 0; turn < 1000; turn += 1)
      expect(matchesPostcode(pattern, `${'0'.repeat(49)}2`)).toBe(false);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1000);
  });

  it('assumed: a shape holds its middle and nothing far from it, and distances are the same both ways', () => {
    const near = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(near, near, fc.double({ min: -60, max: 60, noNaN: true }), (width, height, at) => {
        const corner = (north: number, east: number) => ({
          latitude: at + north * height,
          longitude: at + east * width,
        });
        const corners = [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)];
        expect(isInside({ latitude: at, longitude: at }, corners)).toBe(true);
        expect(isInside(corner(0, 2), corners)).toBe(false);
        expect(isInside(corner(2, 0), corners)).toBe(false);
        const [a, b] = [corner(-1, -1), corner(1, 1)];
        expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 6);
      }),
      runs(300),
    );
    const porto = { latitude: 41.1496, longitude: -8.611 };
    const lisbon = { latitude: 38.7223, longitude: -9.1393 };
    expect(Math.round(metresBetween(porto, lisbon) / 1000)).toBe(274);
  });

  it('docs: slots are of days after the handling, in the shop’s own hours, never past and never over capacity', () => {
    const window = fc.record({
      day: fc.constantFrom('MON' as const, 'WED' as const, 'SUN' as const),
      hours: fc.integer({ min: 0, max: 22 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(window, { maxLength: 6, selector: ({ day, hours }) => `${day}${hours}` }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom('Europe/Lisbon', 'America/New_York', 'Asia/Jerusalem', 'UTC'),
        (times, handlingDays, later, timeZone) => {
          const now = new Date(monday.getTime() + later * 86_400_000);
          const timeWindows = times.map(({ day, hours }) => ({
            day,
            start: { hours },
            end: { hours: hours + 1 },
          }));
          const slotting = { optionId: 'x', now, timeZone, capacity: 2, taken: new Map<string, number>() };
          const slots = slotsOf({ handlingDays, timeWindows }, slotting);
          const earliest = dayFrom(now, timeZone, handlingDays).at(0);
          for (const { from, to, left } of slots) {
            expect(new Date(from) > now && new Date(from) >= earliest && from < to).toBe(true);
            expect(left).toBe(2);
          }
          expect(slots.map(({ from }) => from)).toEqual(slots.map(({ from }) => from).toSorted());
          expect(new Set(slots.map(({ code }) => code)).size).toBe(slots.length);
          const [first] = slots;
          if (!first) return;
          const used = new Map([[first.code, 9]]);
          expect(slotsOf({ handlingDays, timeWindows }, { ...slotting, taken: used })[0]?.left).toBe(0);
        },
      ),
      // The hour that New York leaves out in March.
      { ...runs(200), examples: [[[{ day: 'SUN', hours: 2 }], 0, 84, 'America/New_York']] },
    );
  });

  it('assumed: times that the clocks of New York push onto another are one with it, and stay in order', () => {
    const sunday = (start: string, end: string) => {
      const at = ([hours = 0, minutes = 0]: number[]) => ({ hours, minutes });
      return {
        day: 'SUN' as const,
        start: at(start.split(':').map(Number)),
        end: at(end.split(':').map(Number)),
      };
    };
    const slots = slotsOf(
      { timeWindows: [sunday('2:00', '2:30'), sunday('2:30', '2:45'), sunday('3:00', '4:00')] },
      {
        optionId: 'x',
        now: new Date('2027-03-13T17:00:00Z'),
        timeZone: 'America/New_York',
        taken: new Map(),
      },
    );
    expect(slots.slice(0, 5).map(({ from, to }) => [from.slice(5, 16), to.slice(11, 16)])).toEqual([
      ['03-14T07:00', '07:30'],
      ['03-14T07:30', '07:45'],
      ['03-21T06:00', '06:30'],
      ['03-21T06:30', '06:45'],
      ['03-21T07:00', '08:00'],
    ]);
    expect(new Set(slots.map(({ code }) => code)).size).toBe(slots.length);
  });

  it('docs: after the cut-off the first day is the next', () => {
    const timeWindows = [{ day: 'MON' as const, start: { hours: 18 }, end: { hours: 20 } }];
    const slots = (hours: number) =>
      slotsOf(
        { timeWindows, cutOffTime: { hours } },
        { optionId: 'x', now: monday, timeZone: 'UTC', taken: new Map() },
      );
    expect(slots(12)[0]).toMatchObject({ from: '2026-11-23T18:00:00.000Z', code: 'x~20261123T1800Z' });
    expect(slots(8)[0]).toMatchObject({ from: '2026-11-30T18:00:00.000Z' });
  });

  it('assumed: it is ready once the work is done and the place is open', () => {
    const hours = [
      { day: 'MON' as const, from: 600, to: 1140 },
      { day: 'TUE' as const, from: 600, to: 1140 },
    ];
    const ready = (preparationHours: number) => readyAt(monday, { hours, preparationHours, timeZone: 'UTC' });
    expect(ready(0)).toBe('2026-11-23T10:00:00.000Z');
    expect(ready(4)).toBe('2026-11-23T12:00:00.000Z');
    expect(ready(12)).toBe('2026-11-24T10:00:00.000Z');
    expect(ready(40)).toBe('2026-11-30T10:00:00.000Z');
    expect(readyAt(monday, { hours: [], timeZone: 'UTC' })).toBeUndefined();
  });
});
