// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Variant } from './choices.ts';
import { ADD, useEarlyPresses } from './use-early-presses.ts';

const variant = (id: string, size: string, inStock = true): Variant => ({
  id,
  choices: { Size: size },
  price: '10.00',
  inStock,
});
const product = {
  options: [{ name: 'Size', choices: [{ name: 'Small' }, { name: 'Large' }, { name: 'Huge' }] }],
  variants: [variant('s', 'Small'), variant('l', 'Large'), variant('h', 'Huge', false)],
};
const take = vi.fn<(chosen: object) => void>();
const add = vi.fn<(added: Variant) => void>();

function Options() {
  const form = useRef<HTMLFormElement>(null);
  const choice = { chosen: { Size: 'Small' }, variant: product.variants[0], choose: vi.fn(), take };
  useEarlyPresses(form, product, choice, add);
  return (
    <form ref={form}>
      {['Small', 'Large', 'Huge'].map((size) => (
        <input key={size} type="radio" name="Size" value={size} defaultChecked={size === 'Small'} />
      ))}
    </form>
  );
}

/** Serves the page at this address, lets the shopper choose, and only then brings the script. */
async function comeToLife(address: string, size?: string): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  history.replaceState(null, '', address);
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Options />);
  document.body.append(page);
  const radio = page.querySelector<HTMLInputElement>(`input[value="${size}"]`);
  if (radio) radio.checked = true;
  await act(() => Promise.resolve(hydrateRoot(page, <Options />)));
}

afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

it('assumed: a choice that was made before the script was there is taken over', async () => {
  await comeToLife('/products/reef', 'Large');
  expect(take.mock.calls).toEqual([[{ Size: 'Large' }]]);
  expect(add).not.toHaveBeenCalled();
});

it('assumed: nothing is taken over where nothing was chosen', async () => {
  await comeToLife('/products/reef');
  expect(take).not.toHaveBeenCalled();
});

it('assumed: what was added before the script was there goes into the cart once, and the address forgets it', async () => {
  await comeToLife(`/products/reef?Size=Large&${ADD}=1`, 'Large');
  expect(add.mock.calls.map(([{ id }]) => id)).toEqual(['l']);
  expect(location.search).toBe('?Size=Large');
});

it('assumed: what is sold out is not added', async () => {
  await comeToLife(`/products/reef?${ADD}=1`, 'Huge');
  expect(add).not.toHaveBeenCalled();
});
