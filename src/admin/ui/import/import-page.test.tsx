// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { FileImport } from '../../../shared/imports.ts';
import { ImportDesk } from './ImportDesk.tsx';
import { ImportPage } from './ImportPage.tsx';
import type { ImportSpec } from './import-spec.ts';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const spec: ImportSpec = {
  resource: 'things',
  path: '/thing-imports',
  fields: [],
  missing: () => [],
  choices: [],
  sentence: () => 'sentence',
  takeBack: [],
  left: () => 0,
};

const job = {
  id: 'job-1',
  kind: 'things.check-import',
  title: 'Dry run',
  status: 'running',
  total: 4,
  done: 1,
};
const file = {
  id: 'file-1',
  fileName: 'things.csv',
  source: 'unknown',
  columns: ['a', 'b'],
  sample: ['1', '2'],
  offered: [],
  mapping: [null, null],
  options: {},
  written: 0,
  kept: {},
};

it('shows how far the dry run is, also after a reload, and cancels it', async () => {
  let status = 'running';
  const fetched = vi.fn(async (address: string) => {
    if (address.endsWith('/cancel')) status = 'cancelled';
    return Response.json(
      address.includes('/jobs/') ? { ...job, status } : { ...file, check: { ...job, status } },
    );
  });
  vi.stubGlobal('fetch', fetched);
  const element = (
    <CoreAdminContext>
      <ImportDesk spec={spec} given={{ ...file, check: job } as unknown as FileImport} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByRole('button', { name: /happen.again/ }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /check.cancel/ }));
  await waitFor(() =>
    expect(fetched.mock.calls.map(([address]) => address)).toContain('/admin/api/jobs/job-1/cancel'),
  );
});

it('says why a dry run failed', async () => {
  const failed = { ...job, status: 'failed', error: 'The file has more than 5 rows; divide it.' };
  const element = (
    <CoreAdminContext>
      <ImportDesk spec={spec} given={{ ...file, check: failed } as unknown as FileImport} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect((await screen.findByText(/check.failed/)).textContent).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('asks nobody for a file that the server would refuse', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const element = (
    <CoreAdminContext>
      <ImportPage spec={spec} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(await screen.findByText('counterpart.error.denied')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
