import { expect, it } from 'vitest';
import { findOperation } from './catalogue.ts';
import { completeReply, completionOf } from './complete-reply.ts';
import { decodeReply, encodeReply, RawJson } from './raw-json.ts';

interface Sample {
  id: string;
}

const getOrder = findOperation('ecom_orders.getOrder');
const searchOrders = findOperation('ecom_orders.searchOrders');

it('writes raw messages as they are, and everything else as JSON.stringify does', () => {
  const message = new RawJson<Sample>('{"id": "a"}');
  const reply = { one: message, all: [message, message], none: [], not: undefined, metadata: { count: 2 } };
  expect(new TextDecoder().decode(encodeReply(reply))).toBe(
    '{"one":{"id": "a"},"all":[{"id": "a"},{"id": "a"}],"none":[],"metadata":{"count":2}}',
  );
  expect(JSON.stringify(reply)).toBe(JSON.stringify(decodeReply(reply)));
  const long = { text: '\u{10ffff}é'.repeat(300_000), message };
  expect(decodeReply(long)).toEqual({ text: long.text, message: { id: 'a' } });
});

it('assumed: a text that was completed for the same message is not parsed again, any other text is', () => {
  const completion = completionOf(getOrder, 'order');
  const whole = new RawJson('{', completion);
  expect(completeReply(searchOrders, { orders: [whole] })).toMatchObject({ orders: [whole] });
  for (const other of [undefined, completionOf(findOperation('ecom_cart-v-2.getCart'), 'cart')]) {
    const raw = new RawJson<Sample>('{"id":"a"}', other);
    expect(completeReply(getOrder, { order: raw })).toMatchObject({ order: { id: 'a', lineItems: [] } });
  }
  const complete = new RawJson(JSON.stringify(completion.complete({ id: 'a' })));
  expect(completeReply(getOrder, { order: complete })).toEqual({ order: complete });
});

it('assumed: only what a completion adds is its version', () => {
  const versions = ['ecom_orders.getOrder order', 'ecom_cart-v-2.getCart cart', 'ecom_cart.getCart cart'].map(
    (name) => {
      const [operation = '', field = ''] = name.split(' ');
      return completionOf(findOperation(operation), field).version;
    },
  );
  expect(new Set(versions).size).toBe(3);
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(() => completionOf(getOrder, 'none')).toThrow('no message none');
});
