import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Grant } from '../grant.ts';
import { allowedAgain, counted, endOf, ONE_DOWNLOAD_MINUTES, standingOf } from './count.ts';

const START = new Date('2026-11-21T12:00:00.000Z');
const MINUTE = 60_000;

const step = fc.oneof(
  fc.record({ act: fc.constant('download' as const), minutes: fc.nat(60) }),
  fc.record({ act: fc.constant('wait' as const), minutes: fc.nat(20 * 24 * 60) }),
  fc.record({ act: fc.constant('allow' as const), minutes: fc.constant(0) }),
  fc.record({ act: fc.constant('withdraw' as const), minutes: fc.constant(0) }),
  fc.record({ act: fc.constant('give back' as const), minutes: fc.constant(0) }),
);

it('assumed: whatever is done with it, no more is downloaded than was allowed, nor after its time or a refund', () => {
  fc.assert(
    fc.property(
      fc.record({ downloads: fc.integer({ min: 1, max: 6 }), days: fc.integer({ min: 1, max: 40 }) }),
      fc.array(step, { maxLength: 60 }),
      (settings, steps) => {
        let now = START;
        let grant: Grant = {
          id: 'g',
          orderId: 'o',
          lineItemId: 'l',
          fileId: 'f',
          link: '',
          used: 0,
          allowed: settings.downloads,
          until: endOf(settings, now),
          createdDate: now.toISOString(),
        };
        const begun: Date[] = [];
        for (const { act, minutes } of steps) {
          now = new Date(now.getTime() + minutes * MINUTE);
          const { withdrawn: _withdrawn, ...free } = grant;
          if (act === 'allow') {
            const after = allowedAgain(grant, settings, now);
            expect(after.allowed - after.used).toBeGreaterThanOrEqual(settings.downloads);
            expect(after.until >= grant.until && after.until > now.toISOString()).toBe(true);
            grant = after;
          } else if (act === 'withdraw') grant = { ...grant, withdrawn: true };
          else if (act === 'give back') grant = free;
          else if (act === 'download' && standingOf(grant, now) === 'OPEN') {
            expect(grant.withdrawn).toBeUndefined();
            expect(now.toISOString() < grant.until).toBe(true);
            const last = begun.at(-1);
            const isSame =
              last !== undefined && now.getTime() - last.getTime() < ONE_DOWNLOAD_MINUTES * MINUTE;
            const after = counted(grant, now);
            expect(after.used).toBe(grant.used + (isSame ? 0 : 1));
            if (!isSame) begun.push(now);
            grant = after;
          }
          expect(grant.used).toBe(begun.length);
          expect(grant.used).toBeLessThanOrEqual(grant.allowed);
        }
      },
    ),
  );
});
