// @vitest-environment happy-dom
import { StrictMode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Suggestions } from '#shared/shop-rendering.ts';
import SuggestionList from './SuggestionList.tsx';

vi.mock('../page-context.tsx', () => ({
  useT: () => (key: string) => key,
  usePath: () => (path: string) => path,
  usePageFacts: () => ({ locale: 'en', store: { currency: 'EUR', look: { pictureShape: 'natural' } } }),
}));

afterEach(() => vi.unstubAllGlobals());

const found = (name: string): Suggestions => ({
  posters: [{ name, slug: name.toLowerCase(), price: '12.00', from: false }],
  collections: [],
  total: 1,
});

const ignore = () => undefined;

function Search() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form>
      <input ref={field} />
      <SuggestionList id="list" field={field} onChange={ignore} />
    </form>
  );
}

/** Resolves in the microtask after the render that shows it: no event of the browser could come sooner. */
const shown = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=option]')?.textContent.includes(name)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

it('walks through the suggestions that are shown, however soon a key is pressed', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json(found(new URLSearchParams(url.split('?')[1]).get('q') ?? ''))),
  );
  const host = document.body.appendChild(document.createElement('div'));
  // Without `act`, which would run what the page still has to do before it returns.
  const root = createRoot(host);
  root.render(
    <StrictMode>
      <Search />
    </StrictMode>,
  );
  await vi.waitFor(() => expect(host.querySelector('input')).not.toBeNull());
  const input = host.querySelector('input') as HTMLInputElement;
  await vi.waitFor(() => expect(host.querySelector('[role=listbox]')).not.toBeNull());
  for (const name of ['Lunation', 'Tide']) {
    const rendered = shown(name);
    input.value = name;
    input.dispatchEvent(new Event('input'));
    await rendered;
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
    await vi.waitFor(() => expect(host.querySelector('[aria-selected=true]')?.textContent).toContain(name));
  }
  root.unmount();
});
