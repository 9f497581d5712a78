import { describe, expect, it } from 'vitest';
import { checkReply } from './check-reply.ts';
import { findOperation, operations } from './catalogue.ts';
import { completeReply } from './complete-reply.ts';
import { replyShape, type Shape } from './shapes.ts';

const getCart = findOperation('ecom_cart-v-2.getCart');

describe('completeReply', () => {
  it('sdk: adds what the types say is never null, and leaves the rest', () => {
    const cart = { id: 'a', lineItems: [{ id: 'b' }], deliveryInfo: { address: { country: 'PT' } } };
    const reply = { cart };
    const after = completeReply(getCart, reply) as { cart: Record<string, unknown> };
    expect(after.cart).toMatchObject({
      id: 'a',
      coupons: [],
      orderPlaced: false,
      lineItems: [{ id: 'b', customLineItem: false }],
      deliveryInfo: { address: { country: 'PT' } },
    });
    expect(after.cart).not.toHaveProperty('summary');
    // What was handed over is not changed.
    expect(cart).not.toHaveProperty('coupons');
  });

  it('sdk: of fields that exclude each other it adds none', () => {
    const { cart } = completeReply(getCart, { cart: { customerInfo: { memberId: 'm' } } }) as {
      cart: { customerInfo: object };
    };
    expect(cart.customerInfo).not.toHaveProperty('visitorId');
  });

  it('assumed: a reply that lacks nothing is the same object', () => {
    const once = completeReply(getCart, { cart: { id: 'a', lineItems: [{ id: 'b' }] } });
    expect(completeReply(getCart, once)).toBe(once);
  });

  it('sdk: empty and nested replies of every operation pass the check of replies', () => {
    for (const operation of operations) {
      const shape = replyShape(operation);
      for (const reply of [{}, sample(shape, 0)])
        expect([operation.id, checkReply(operation, completeReply(operation, reply))]).toEqual([
          operation.id,
          [],
        ]);
    }
  });
});

/** Messages within messages, lists with one entry, and no plain value; of a group only the first. */
function sample(shape: Shape, depth: number): object {
  if (depth === 4) return {};
  const later = new Set(shape.groups.flatMap(({ members }) => members.slice(1)));
  return Object.fromEntries(
    [...shape.fields.values()].flatMap(({ name, shape: inner, array, map }) => {
      if (!inner || later.has(name)) return [];
      const one = sample(inner, depth + 1);
      return [[name, array ? [one] : map ? { key: one } : one]];
    }),
  );
}
