// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { PLAIN_LOOK } from '#shared/storefront.ts';
import { loadMessages } from '../i18n/messages.ts';
import { PageProvider, type PageFacts } from '../shell/page-context.tsx';
import { EMPTY_CART, type CartState } from './cart-state.ts';
import { CartTotals } from './CartTotals.tsx';
import type { LineView } from './cart-view.ts';

beforeAll(() => loadMessages('en', ['cart', 'totals']));
afterEach(cleanup);

const facts = {
  locale: 'en',
  path: '/',
  search: '',
  store: { look: PLAIN_LOOK },
} as unknown as PageFacts;
const line = (name: string, often?: LineView['often']): LineView => ({
  id: name,
  name,
  options: '',
  href: undefined,
  image: undefined,
  quantity: 1,
  inStock: undefined,
  amount: '30.00',
  amountBefore: undefined,
  trouble: undefined,
  often,
});
const monthly = { frequency: 'MONTH', interval: 1 } as unknown as LineView['often'];

const show = (lines: LineView[]) => {
  const state = {
    ...EMPTY_CART,
    phase: 'ready',
    cart: { currency: 'EUR' },
    totals: {
      currency: 'EUR',
      priceSummary: {
        subtotal: { amount: '60.00' },
        total: { amount: '54.00' },
        discount: { amount: '6.00' },
      },
    },
  } as unknown as CartState;
  render(
    <PageProvider facts={facts}>
      <CartTotals state={state} lines={lines} onLeave={() => undefined} />
    </PageProvider>,
  );
  return screen.getByRole('link', { name: /Check out/ });
};

it('a cart with a subscription and other items shows no total, says why, and what to do', () => {
  const checkOut = show([line('Print of the month', monthly), line('Reef')]);
  expect(document.body.textContent).not.toContain('€54.00');
  expect(checkOut.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(checkOut.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toContain('separately');
  expect(screen.getByRole('button', { name: 'Keep only Print of the month' })).toBeTruthy();
  expect(fireEvent.click(checkOut)).toBe(false);
  expect(document.activeElement).toBe(reason);
});

it('any other cart shows its total', () => {
  const checkOut = show([line('Reef'), line('Moon')]);
  expect(document.body.textContent).toContain('€54.00');
  expect(checkOut.getAttribute('aria-describedby')).toBeNull();
});
