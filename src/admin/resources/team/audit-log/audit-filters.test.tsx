// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTestSession } from '#admin/testing/test-session.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { useAuditFilter } from './use-audit-filter.ts';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const dataProvider = { ...testDataProvider(), getList: () => Promise.resolve({ data: [], total: 0 }) };
const Filters = () => <AuditFilters state={useAuditFilter()} />;
const page = (
  <CoreAdminContext dataProvider={dataProvider}>
    <Filters />
  </CoreAdminContext>
);

it('keeps the focus in the search while its results follow, and one step back for all of it', async () => {
  await loadTestSession();
  window.history.replaceState(null, '', '/admin/audit-log');
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: page }])} />);
  const steps = window.history.length;
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, 'ref');
  await waitFor(() => expect(window.location.search).toBe('?q=ref'));
  expect(document.activeElement).toBe(search);
  await userEvent.type(search, 'und');
  await waitFor(() => expect(window.location.search).toBe('?q=refund'));
  expect(window.history.length).toBe(steps + 1);
});
