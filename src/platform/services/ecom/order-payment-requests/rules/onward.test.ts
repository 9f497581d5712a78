import { expect, it } from 'vitest';
import { onwardOf } from './onward.ts';

const ORDER = '66666666-6666-4666-8666-666666666666';

it('docs: URLs of a payment have the order filled in, and stand where they are used', () => {
  const redirectUrls = {
    successUrl: 'https://app.example/done/{orderId}',
    pendingUrl: 'https://app.example/wait?order={orderId}',
    cancelUrl: 'https://app.example/cart',
    errorUrl: 'https://app.example/failed',
  };
  expect(onwardOf({ orderId: ORDER, redirectUrls })).toEqual({
    links: [{ url: 'https://app.example/cart' }],
    error: { url: 'https://app.example/failed' },
    paid: `https://app.example/done/${ORDER}`,
    pending: `https://app.example/wait?order=${ORDER}`,
  });
});

it('docs: action links of a payment request stand on its page', () => {
  const actionLinks = {
    general: [{ label: 'Call us', url: 'https://app.example/help' }],
    error: { label: 'Another way', url: 'https://app.example/other' },
  };
  expect(onwardOf({ orderId: ORDER, actionLinks })).toEqual({
    links: [{ label: 'Call us', url: 'https://app.example/help' }],
    error: { label: 'Another way', url: 'https://app.example/other' },
  });
});

it('assumed: without any there is nothing', () => {
  expect(onwardOf({ orderId: ORDER })).toBeUndefined();
  expect(onwardOf({ orderId: ORDER, redirectUrls: { successUrl: '' } })).toBeUndefined();
});
