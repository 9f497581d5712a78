// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadMessages, translator } from '../i18n/messages.ts';
import page from './CollectionPage.tsx';
import { parseListing } from './listing-state.ts';

vi.mock('./Listing.tsx', () => ({ Listing: () => null }));
vi.mock('./Promotions.tsx', () => ({ Promotions: () => null }));
vi.mock('../shell/page-context.tsx', () => ({ useT: () => translator('en', { theme: 'halfdrop' }) }));

beforeAll(async () => {
  for (const theme of ['plain', 'halfdrop'] as const) await loadMessages('en', ['shell', 'catalog'], theme);
});
afterEach(cleanup);

type Data = ComponentProps<typeof page.Page>['data'];

const shelf = {
  total: 3,
  posters: [],
  state: parseListing(new URLSearchParams()),
} as unknown as Data['shelf'];
const gifts = { id: 'gifts', slug: 'gifts', name: 'Gifts under 50', count: 3 };
const dataOf = (collection?: Data['collection']): Data => ({
  shelf,
  promotions: [],
  mediaBase: '/media',
  ...(collection && { collection }),
});

function leadOf(collection?: Data['collection']): string | undefined {
  render(<page.Page data={dataOf(collection)} params={{}} search={new URLSearchParams()} />);
  return screen.getByRole('heading', { level: 1 }).parentElement?.querySelector('p')?.textContent;
}

it('has no text where nobody wrote one for the collection, whatever the theme says of all products', () => {
  expect(leadOf(gifts)).toBeUndefined();
  cleanup();
  expect(leadOf({ ...gifts, description: 'Small and good.' })).toBe('Small and good.');
  cleanup();
  expect(leadOf()).toContain('Every number we have printed');
});

it('describes such a collection to search engines by its name and count', () => {
  const context = { publicUrl: 'https://shop.test', link: (path: string) => path } as never;
  const head = page.head(dataOf(gifts), translator('en', { theme: 'plain' }), context);
  expect(head.description).toBe('Gifts under 50: 3 products.');
});
