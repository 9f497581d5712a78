// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLatestPages } from './use-latest-pages.ts';

const fetching = vi.fn<(url: string) => Promise<Response>>();

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

interface Page {
  things: { id: string }[];
  next: string | null;
}

/** A list of which the newest has the highest number; pages of fifty. */
function list(count: number) {
  const state = { count, asked: [] as string[] };
  fetching.mockImplementation((url) => {
    const query = new URL(url, 'http://shop.test').searchParams;
    state.asked.push(query.get('cursor') ?? '');
    const newest = query.has('cursor') ? Number(query.get('cursor')) - 1 : state.count;
    const size = Math.min(Number(query.get('limit')), newest);
    const things = Array.from({ length: size }, (_, index) => ({ id: `${newest - index}` }));
    const page: Page = { things, next: newest > size ? `${newest - size + 1}` : null };
    return Promise.resolve(Response.json(page));
  });
  vi.stubGlobal('fetch', fetching);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () =>
      useLatestPages<Page, { id: string }>({
        key: ['things'],
        path: '/admin/api/things',
        filter: { kind: 'round', none: undefined },
        rowsOf: ({ things }) => things,
      }),
    { wrapper },
  );
  const shows = (newest: number, oldest: number) =>
    vi.waitFor(() => {
      const { data = [] } = result.current.read;
      expect([data[0]?.id, data.at(-1)?.id, data.length]).toEqual([
        `${newest}`,
        `${oldest}`,
        newest - oldest + 1,
      ]);
    });
  const older = () => act(async () => void (await result.current.read.fetchNextPage()));
  const again = () => act(async () => void (await result.current.readNewest()));
  return { state, shows, older, again, result };
}

it('reads the first page anew and nothing else, and goes on from where it was', async () => {
  const { state, shows, older, again, result } = list(170);
  await shows(170, 121);
  await older();
  await older();
  await shows(170, 21);
  expect(fetching.mock.calls[0]?.[0]).toBe('/admin/api/things?kind=round&limit=50');
  state.asked = [];
  state.count = 173;
  await again();
  await shows(173, 21);
  expect(state.asked).toEqual(['']);
  await older();
  await shows(173, 1);
  expect([state.asked, result.current.read.hasNextPage]).toEqual([['', '21'], false]);
});

it('begins anew where more came than a page holds', async () => {
  const { state, shows, older, again } = list(120);
  await shows(120, 71);
  await older();
  await shows(120, 21);
  state.count = 400;
  state.asked = [];
  await again();
  await shows(400, 351);
  await older();
  await shows(400, 301);
  expect(state.asked).toEqual(['', '351']);
});
