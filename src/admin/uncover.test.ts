// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uncover } from './uncover.ts';

const leave = vi.fn();
const at = (path: string) => history.replaceState(null, '', path);
const page = () => document.querySelector('#root') as HTMLElement;
const isCovered = () => document.querySelector('#first') !== null;

function cover(): void {
  const covering = document.querySelector('#first') as HTMLElement;
  uncover({ page: page(), cover: covering, first: { leave } });
}

beforeEach(() => {
  leave.mockClear();
  document.body.innerHTML = '<div id="root"></div><div id="first"></div>';
  at('/admin/orders');
});
afterEach(() => {
  at('/');
  // The next file finds the same document.
  document.body.replaceChildren();
});

it('covers the list until it has rows', async () => {
  cover();
  page().innerHTML = '<main>Orders</main>';
  await new Promise((resolve) => setTimeout(resolve));
  expect(isCovered()).toBe(true);
  page().innerHTML = '<main><div data-id="1">10001</div></main>';
  await vi.waitFor(() => expect(isCovered()).toBe(false));
  expect(leave).toHaveBeenCalledOnce();
});

it('uncovers another page as soon as it is there, where the person left the list before its code came', async () => {
  at('/admin/nowhere');
  cover();
  page().innerHTML = '<main>Page not found</main>';
  await vi.waitFor(() => expect(isCovered()).toBe(false));
  expect(leave).toHaveBeenCalledOnce();
});

it('uncovers another page where the person leaves the list while it is covered', async () => {
  cover();
  at('/admin/nowhere');
  page().innerHTML = '<main>Page not found</main>';
  await vi.waitFor(() => expect(isCovered()).toBe(false));
});
