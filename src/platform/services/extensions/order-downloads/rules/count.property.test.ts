import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Grant } from '../grant.ts';
import { allowedAgain, counted, endOf, ONE_DOWNLOAD_MINUTES, downloadStatusOf } from './count.ts';

const START = new Date('2026-11-21T12:00:00.000Z');
const MINUTE = 60_000;

const step = fc.oneof(
  fc.record({
    act: fc.constant('download' as const),
    minutes: fc.nat(60),
    attempt: fc.constantFrom('one', 'two', undefined),
  }),
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
        /** When each download that counts began. */
        const begun: { at: Date; by: string | undefined }[] = [];
        const isSame = (by: string | undefined, last = begun.at(-1)): boolean =>
          by !== undefined &&
          last?.by === by &&
          now.getTime() - last.at.getTime() < ONE_DOWNLOAD_MINUTES * MINUTE;
        for (const { act, minutes, ...step } of steps) {
          const by = 'attempt' in step ? step.attempt : undefined;
          now = new Date(now.getTime() + minutes * MINUTE);
          const before = grant;
          const { withdrawn: _withdrawn, ...free } = grant;
          const takes = act === 'download' && downloadStatusOf(grant, now, by) === 'OPEN';
          if (takes) {
            grant = counted(grant, now, by);
            if (!isSame(by)) begun.push({ at: now, by });
          }
          if (act === 'allow') grant = allowedAgain(grant, settings, now);
          if (act === 'withdraw') grant = { ...grant, withdrawn: true };
          if (act === 'give back') grant = free;
          expect(grant.used).toBe(begun.length);
          expect(grant.used).toBeLessThanOrEqual(grant.allowed);
          expect(takes && (before.withdrawn || now.toISOString() >= before.until)).toBeFalsy();
          expect(act === 'allow' ? grant.allowed - grant.used : Infinity).toBeGreaterThanOrEqual(
            settings.downloads,
          );
          expect(grant.until >= before.until).toBe(true);
        }
      },
    ),
  );
});
