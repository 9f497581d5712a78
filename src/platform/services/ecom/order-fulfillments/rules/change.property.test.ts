import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PlatformError } from '#platform/contract/errors.ts';
import type { Order, Stamp } from '../../orders/public.ts';
import type { FulfilledOrder } from '../fulfillment.ts';
import { addFulfillment, afterRefund, removeFulfillment } from './change.ts';
import { fulfilledPieces, openPieces } from './quantities.ts';

const LINES = ['a', 'b', 'c'] as const;

const step = fc.oneof(
  fc.record({
    kind: fc.constant('fulfil' as const),
    lines: fc.array(
      fc.record({
        id: fc.constantFrom(...LINES),
        quantity: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({ kind: fc.constant('takeBack' as const), which: fc.nat(5) }),
  fc.record({ kind: fc.constant('refund' as const), line: fc.constantFrom(...LINES) }),
);

/** What is rejected changes nothing. */
function attempt(before: FulfilledOrder, work: () => FulfilledOrder): FulfilledOrder {
  try {
    return work();
  } catch (error) {
    if (error instanceof PlatformError) return before;
    throw error;
  }
}

it('assumed: however it is fulfilled, taken back and refunded, no piece leaves twice and the status says what left', () => {
  fc.assert(
    fc.property(
      fc.tuple(...LINES.map(() => fc.integer({ min: 1, max: 4 }))),
      fc.array(step, { maxLength: 25 }),
      (ordered, steps) => {
        let guids = 0;
        const stamp: Stamp = {
          now: '2026-01-01T00:00:00.000Z',
          author: undefined,
          guid: () => `g${++guids}`,
        };
        const lineItems = LINES.map((id, index) => ({ id, quantity: ordered[index], refundQuantity: 0 }));
        let state: FulfilledOrder = {
          order: {
            id: 'o',
            lineItems,
            activities: [],
            fulfillmentStatus: 'NOT_FULFILLED',
          } as unknown as Order,
          fulfillments: [],
        };
        for (const one of steps) {
          const before = state;
          state = attempt(before, () => {
            if (one.kind === 'fulfil') return addFulfillment(before, { lineItems: one.lines }, stamp);
            if (one.kind === 'takeBack') {
              return removeFulfillment(before, before.fulfillments[one.which]?.id ?? 'none', stamp);
            }
            const lines = before.order.lineItems.map((line) => {
              const { id, quantity = 0, refundQuantity = 0 } = line;
              return id === one.line
                ? { ...line, refundQuantity: Math.min(quantity, (refundQuantity ?? 0) + 1) }
                : line;
            });
            return afterRefund({ ...before, order: { ...before.order, lineItems: lines } }, stamp);
          });
          const left = fulfilledPieces(state.fulfillments);
          const open = openPieces(state);
          for (const { id = '', quantity = 0 } of state.order.lineItems) {
            expect(left.get(id) ?? 0).toBeLessThanOrEqual(quantity);
            expect((left.get(id) ?? 0) + (open.get(id) ?? 0)).toBeLessThanOrEqual(quantity);
          }
          const sent = [...left.values()].reduce((sum, pieces) => sum + pieces, 0);
          const toSend = [...open.values()].reduce((sum, pieces) => sum + pieces, 0);
          expect(state.order.fulfillmentStatus).toBe(
            sent === 0 ? 'NOT_FULFILLED' : toSend > 0 ? 'PARTIALLY_FULFILLED' : 'FULFILLED',
          );
        }
      },
    ),
  );
});
