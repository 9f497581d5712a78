// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider, testDataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '#wix/errors.ts';
import { i18nProvider } from '#admin/i18n/i18n-provider.ts';
import { loadTestSession, sessionResponse } from '#admin/testing/test-session.ts';
import Reviews from './Reviews.tsx';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const own = { id: 'v1', resource: 'reviews', name: 'Mine', isDefault: true, state: { filter: {} } };

it.each([
  ['beside the queue', []],
  ['beside the view that the queue begins with', [own]],
])('says that there is no review with the id of its address, %s', async (_, views) => {
  await loadTestSession((url) => {
    if (url.includes('/views')) return Response.json(views);
    return url.includes('/jobs') ? Response.json([]) : sessionResponse({ owners: ['Inês'] });
  });
  const waiting = {
    id: 'first',
    moderation: { moderationStatus: 'IN_MODERATION' },
    content: { title: 'Lovely', body: 'It came on time.', rating: 5 },
    author: { authorName: 'Ada' },
  };
  const dataProvider = {
    ...testDataProvider(),
    getList: () => Promise.resolve({ data: [waiting], pageInfo: { hasNextPage: false } }),
    getOne: () => Promise.reject(new CallError({ code: 'NOT_FOUND', status: 404, message: 'Gone' })),
    getMany: () => Promise.resolve({ data: [] }),
    rules: () => Promise.resolve({ data: { rules: [] } }),
    decisions: () => Promise.resolve({ data: { decisions: [] } }),
  };
  const element = (
    <CoreAdminContext dataProvider={dataProvider as never} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="reviews">
        <Reviews />
      </ResourceContextProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '/reviews/:id?', element }], {
    initialEntries: ['/reviews/x'],
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Review not found')).toBeDefined();
  await vi.waitFor(() => expect(router.state.location.search !== '').toBe(views.length > 0));
  expect(router.state.location.pathname).toBe('/reviews/x');
  expect(screen.getByText('Review not found')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Lovely' })).toBeNull();
});
