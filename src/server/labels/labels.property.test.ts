import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LabelRequest } from '../../shared/labels.ts';
import { memoryFiles } from '../../testing/deterministic.ts';
import { onDatabase } from '../../testing/engines.ts';
import { runs } from '../../testing/run-size.ts';
import type { ShippingCarrier } from './carrier.ts';
import { LabelStore } from './label-store.ts';
import { buyLabel, labelFile, resumeLabel, voidLabel, type LabelParts } from './labels.ts';
import { labelMigrations } from './tables.ts';

const ORDER = '0c1f6f0e-6c4e-4b8e-9d0d-2d6a3c1b5a77';
const order = {
  id: ORDER,
  number: '10017',
  status: 'APPROVED',
  recipientInfo: { address: { country: 'PT', city: 'Lisboa' }, contactDetails: { firstName: 'Anna' } },
};

type LabelFailure = 'none' | 'before' | 'after' | 'refuse';
interface Step {
  deed: 'buy' | 'void' | 'resume';
  label: number;
  fault: LabelFailure;
}

/** A carrier with books of its own, whose answers get lost on either way. */
function bookkeeper() {
  const bought = new Map<string, string>();
  const input = new Set<string>();
  let labelFailure: LabelFailure = 'none';
  const lost = (at: LabelFailure) => {
    if (labelFailure === at) throw new Error(`lost ${at}`);
  };
  const carrier: ShippingCarrier = {
    name: 'Post',
    test: true,
    rates: async () => [
      { service: 'A', title: 'Post A', days: { from: 1, to: 2 }, price: '5.00', currency: 'EUR' },
    ],
    async buy({ key }) {
      lost('before');
      if (labelFailure === 'refuse' && !bought.has(key)) return { status: 'refused', reason: 'No.' };
      const number = bought.get(key) ?? `T${bought.size + 1}`;
      bought.set(key, number);
      lost('after');
      return {
        status: 'bought',
        carrierLabelId: number,
        trackingNumber: number,
        trackingLink: `https://post.example/${number}`,
        voidUntil: '2099-01-01T00:00:00.000Z',
        document: new TextEncoder().encode('%PDF-1.7'),
      };
    },
    async cancel({ carrierLabelId }) {
      lost('before');
      if (labelFailure === 'refuse' && !input.has(carrierLabelId))
        return { status: 'refused', reason: 'No.' };
      input.add(carrierLabelId);
      lost('after');
      return { status: 'voided' };
    },
  };
  return { carrier, bought, given: input, next: (now: LabelFailure) => void (labelFailure = now) };
}

const step: fc.Arbitrary<Step> = fc.record({
  deed: fc.constantFrom('buy', 'buy', 'void', 'resume'),
  label: fc.nat(2),
  fault: fc.constantFrom('none', 'none', 'before', 'after', 'refuse'),
});

onDatabase(
  'labels, whatever happens on the way',
  (database) => {
    it('are paid for once, and once the carrier was asked till it answered both books agree', async () => {
      let site = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
          const store = new LabelStore(database(), `site-${++site}`);
          const { carrier, bought, given, next } = bookkeeper();
          const files = memoryFiles();
          const gateway = {
            platformFetch: async () => Response.json({ order }),
            store: { name: 'Shop', currency: 'EUR', timeZone: 'UTC', locale: 'en' },
            clock: { now: () => new Date('2026-11-22T10:00:00Z') },
          } as LabelParts['gateway'];
          const parts: LabelParts = { gateway, store, files, carrier };
          const ids = [0, 1, 2].map(() => crypto.randomUUID());
          const asked = (id: string): LabelRequest => ({
            id,
            orderId: ORDER,
            box: { name: 'Tube', length: 75, width: 9, height: 9 },
            weight: '1',
            service: 'A',
            price: '5.00',
          });
          const resume = async (id: string) => {
            const row = await store.get(id);
            if (row) await resumeLabel(parts, row);
          };
          for (const { deed, label, fault } of steps) {
            const id = ids[label] ?? '';
            next(fault);
            const action = {
              buy: () => buyLabel(parts, asked(id), 'Ines'),
              void: () => voidLabel(parts, id),
              resume: () => resume(id),
            };
            await action[deed]().catch(() => undefined);
          }
          next('none');
          for (const id of ids) await resume(id);

          const rows = (await Promise.all(ids.map((id) => store.get(id)))).filter((row) => row !== undefined);
          for (const row of rows) {
            expect(['bought', 'refused', 'voided']).toContain(row.status);
            const paid = [...bought].filter(([key]) => key.startsWith(`${ORDER}:${row.id}:`));
            expect(paid.length).toBe(row.status === 'refused' ? 0 : 1);
            if (row.status === 'refused') continue;
            expect(paid[0]?.[1]).toBe(row.tracking_number);
            expect(given.has(row.tracking_number ?? '')).toBe(row.status === 'voided');
            expect(await files.read(labelFile(row.id))).toBeDefined();
          }
          expect(bought.size).toBe(rows.filter(({ status }) => status !== 'refused').length);
        }),
        runs(60),
      );
    });
  },
  [labelMigrations],
);
