import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { checkLines } from './check-lines.ts';
import { returnableLines } from './returnable.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const DAY = 86_400_000;

const facts = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      refunded: fc.integer({ min: 0, max: 9 }),
      sent: fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 9 }), daysAgo: fc.nat(60) }), {
        maxLength: 3,
      }),
      preset: fc.constantFrom('PHYSICAL', 'DIGITAL', 'GIFT_CARD', undefined),
    }),
    { maxLength: 4 },
  ),
  days: fc.nat(40),
  isOpen: fc.boolean(),
  status: fc.constantFrom('APPROVED', 'CANCELED'),
});

type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never;

const asked = ({ lines, days, isOpen, status }: Facts) => {
  const parcels = lines.flatMap(({ sent }, at) =>
    sent.map(({ pieces, daysAgo }) => ({
      createdDate: new Date(NOW.getTime() - daysAgo * DAY).toISOString(),
      lineItems: [{ id: `line-${at}`, quantity: pieces }],
    })),
  );
  return returnableLines({
    order: {
      status,
      lineItems: lines.map(({ quantity, refunded, preset }, at) => ({
        id: `line-${at}`,
        quantity,
        refundQuantity: Math.min(refunded, quantity),
        ...(preset && { itemType: { preset } }),
      })),
    },
    fulfillments: parcels,
    settings: { days },
    now: NOW,
    isOpen,
  });
};

it('assumed: never more goes back than left and was not refunded, and nothing after its days', () => {
  fc.assert(
    fc.property(facts, (input) => {
      for (const [at, line] of asked(input).entries()) {
        const { quantity, refunded, sent, preset } = input.lines[at] ?? {
          quantity: 0,
          refunded: 0,
          sent: [],
        };
        const left = sent.reduce((sum, { pieces }) => sum + pieces, 0);
        expect(line.quantity).toBeLessThanOrEqual(Math.min(left, Math.max(0, quantity - refunded)));
        const last = Math.min(...sent.map(({ daysAgo }) => daysAgo));
        const may =
          input.status === 'APPROVED' &&
          !input.isOpen &&
          input.days > 0 &&
          left > 0 &&
          quantity > refunded &&
          last <= input.days &&
          preset !== 'DIGITAL' &&
          preset !== 'GIFT_CARD';
        expect([line.quantity > 0, line.why === undefined]).toEqual([may, may]);
      }
    }),
    runs(500),
  );
});

it('assumed: what may go back is taken, and one piece more is rejected by its line', () => {
  fc.assert(
    fc.property(facts, (input) => {
      const lines = asked(input);
      const free = lines.filter(({ why }) => why === undefined);
      const all = free.map(({ lineItemId, quantity }) => ({
        lineItemId,
        quantity,
        reason: 'CHANGED_MIND' as const,
      }));
      expect(() => checkLines(all, lines)).not.toThrow();
      for (const [at, line] of all.entries())
        expect(() => checkLines(all.with(at, { ...line, quantity: line.quantity + 1 }), lines)).toThrow(
          `lines[${at}].quantity must be at most ${line.quantity}`,
        );
    }),
    runs(200),
  );
});
