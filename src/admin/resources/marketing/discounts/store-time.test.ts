import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSkipped, localOf, momentOf } from './store-time.ts';

const zones = ['Europe/Lisbon', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe', 'UTC'];

describe('times of the shop', () => {
  it('are the same there and back, whatever the clocks did', () => {
    fc.assert(
      fc.property(
        fc
          .oneof(
            fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }),
            // Around the changes of the clocks in Lisbon, New York and on Lord Howe.
            fc
              .tuple(
                fc.constantFrom(
                  '2026-10-25T01:00Z',
                  '2026-11-01T06:00Z',
                  '2026-04-04T15:00Z',
                  '2026-03-29T01:00Z',
                ),
                fc.integer({ min: -7_200_000, max: 7_200_000 }),
              )
              .map(([change, more]) => Date.parse(change) + more),
          )
          .map((time) => time - (time % 60_000)),
        fc.constantFrom(...zones),
        (time, zone) => {
          const local = localOf(new Date(time), zone);
          expect(isSkipped(local, zone)).toBe(false);
          const back = momentOf(local, zone);
          // An hour that comes twice is its first one.
          expect(localOf(back ?? '', zone)).toBe(local);
          expect([0, 30 * 60_000, 3_600_000]).toContain(time - Number(back));
        },
      ),
    );
  });

  it('know the hour that no clock shows, and take the first of the one that comes twice', () => {
    expect(isSkipped('2026-03-29T01:30', 'Europe/Lisbon')).toBe(true);
    expect(isSkipped('2026-03-29T02:00', 'Europe/Lisbon')).toBe(false);
    expect(momentOf('2026-10-25T01:30', 'Europe/Lisbon')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(momentOf('next week', 'Europe/Lisbon')).toBeUndefined();
  });
});
